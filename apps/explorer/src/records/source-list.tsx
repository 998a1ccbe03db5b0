import type { Source } from '@partner-api/client';
import { useText } from '../i18n/text';
import { ExternalLink } from './external-link';

/** The sources of a record; withheld ones are marked as such. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t, day } = useText();
  return (
    <ul className="plain">
      {sources.map(({ publisher, title, url, published_at }) => (
        <li key={`${publisher} ${title} ${url} ${published_at}`}>
          <bdi>{publisher ?? t('source.unknown')}</bdi>
          {published_at && <span className="quiet"> · {day(published_at)}</span>}
          {title && (
            <>
              <br />
              <ExternalLink url={url}>{title}</ExternalLink>
            </>
          )}
          {!title && url && (
            <>
              {' '}
              <ExternalLink url={url}>{url}</ExternalLink>
            </>
          )}
          {!title && !url && <span className="quiet"> · {t('source.withheld')}</span>}
        </li>
      ))}
    </ul>
  );
}
