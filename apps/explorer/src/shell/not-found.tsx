import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/text';

export function NotFound() {
  const { t } = useText();
  return (
    <section className="page empty">
      <h1>{t('notFound.title')}</h1>
      <p>
        <Link to="/events">{t('notFound.events')}</Link>
      </p>
    </section>
  );
}
