import type { Attribution } from '@partner-api/client';
import { toHtml } from '@partner-api/client/attribution';
import { useText } from '../i18n/text';

/** The credit of the content on screen, which stays in view and is printed. */
export function Credit({ sources }: { sources: readonly { readonly attribution: Attribution }[] }) {
  const { t } = useText();
  const terms = sources[0]?.attribution.terms_url;
  if (terms === undefined) return null;
  return (
    <footer className="credit">
      <p>
        <strong>{t('credit.title')}</strong> {/* The client escapes every name and wording. */}
        <bdi lang="en" dangerouslySetInnerHTML={{ __html: toHtml(...sources) }} />{' '}
        <a href={terms}>{t('credit.terms')}</a>
      </p>
    </footer>
  );
}
