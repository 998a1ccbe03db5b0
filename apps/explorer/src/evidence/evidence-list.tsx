import type { Evidence } from '@partner-api/client';
import type { EvidenceReport } from '@partner-api/client/verify';
import { useText } from '../i18n/text';
import { EvidenceCard } from './evidence-card';

/** Further pieces are collapsed, so that the content below stays visible. */
const SHOWN = 3;

interface EvidenceListProps {
  readonly pieces: readonly Evidence[];
  readonly report: EvidenceReport | null;
}

export function EvidenceList({ pieces, report }: EvidenceListProps) {
  const { t } = useText();
  const cards = pieces.map((piece) => (
    <EvidenceCard
      key={piece.id}
      evidence={piece}
      check={report?.evidence.find(({ id }) => id === piece.id)}
    />
  ));
  // A failed check must not be hidden.
  const hasFault = report !== null && !report.holds;
  return (
    <div className="evidence-list">
      {cards.slice(0, SHOWN)}
      {cards.length > SHOWN && (
        <details open={hasFault}>
          <summary>{t('evidence.all', { count: cards.length })}</summary>
          <div className="evidence-list">{cards.slice(SHOWN)}</div>
        </details>
      )}
    </div>
  );
}
