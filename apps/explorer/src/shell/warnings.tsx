import type { Warning } from '@partner-api/client';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';

interface WarningsProps {
  readonly warnings: readonly Warning[];
  /** Renders a link to the same view with the suggested value. */
  readonly suggest: (value: string) => ReactNode;
}

/** Shows the server's warnings about a successful request, with its suggestions. */
export function Warnings({ warnings, suggest }: WarningsProps) {
  const { t } = useText();
  return warnings.map(({ code, parameter, detail, suggestions }) => (
    <div key={`${code} ${parameter}`} className="warning" role="status">
      <p dir="auto">{detail}</p>
      {suggestions.length > 0 && (
        <p className="row">
          {t('warning.suggestions')}
          {suggestions.map((value) => (
            <span key={value}>{suggest(value)}</span>
          ))}
        </p>
      )}
    </div>
  ));
}
