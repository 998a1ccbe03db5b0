import { useState } from 'react';
import { useText } from '../i18n/text';

/** Copies a text and announces it to screen readers. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { t } = useText();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <span className="copy no-print">
      <button type="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{outcome && t(`copy.${outcome}`)}</span>
    </span>
  );
}
