import type { Correction } from '@partner-api/client';
import { useText } from '../i18n/text';

interface Versioned {
  readonly version: number;
  readonly published_at: string;
  readonly updated_at: string;
  readonly corrections: readonly Correction[];
}

/** The versions of a record, oldest first. */
export function History({ record }: { record: Versioned }) {
  const { t, nameOf, time } = useText();
  return (
    <ol className="plain">
      <li>
        <strong>{t('history.published')}</strong> <span className="quiet">{time(record.published_at)}</span>
      </li>
      {record.corrections.map(({ version, at, kind, reason }) => (
        <li key={version}>
          <strong>{nameOf('correction', kind)}</strong>{' '}
          <span className="quiet">
            {time(at)} · {t('history.version', { version })}
          </span>
          <br />
          <span dir="auto">{reason}</span>
        </li>
      ))}
    </ol>
  );
}
