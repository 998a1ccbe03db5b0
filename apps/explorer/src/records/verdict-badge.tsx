import { useText } from '../i18n/text';

/** The colour repeats what the word says. */
const TONES: Readonly<Record<string, string>> = {
  supported: 'good',
  refuted: 'bad',
  conflicting: 'care',
  missing_context: 'care',
};

export function VerdictBadge({ verdict }: { verdict: string | null }) {
  const { t, nameOf } = useText();
  if (verdict === null) return <span className="badge">{t('verdict.none')}</span>;
  return <span className={`badge ${TONES[verdict] ?? ''}`}>{nameOf('verdict', verdict)}</span>;
}
