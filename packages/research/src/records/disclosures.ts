import type { UsedRecord } from '@partner-api/contract';
import { screenStatement } from '@partner-api/safeguards';
import type { CorpusRecord } from './corpus.js';
import type { Field } from './fields.js';

/** A text that no result repeats, for whoever has to look at the record. */
export interface Withholding {
  readonly record: UsedRecord;
  /** JSON Pointer (RFC 6901) within the record. */
  readonly field: string;
  /** Kebab-case, stable. */
  readonly rules: readonly string[];
}

/** Whether a field of a record may be repeated in a result: it does not say where people at risk are to be found. */
export type MayRepeat = (record: CorpusRecord, field: Field) => boolean;

/** Each text is judged once, as long as it is remembered. `onWithheld` hears of each that may not be repeated. */
export function disclosureGuard(onWithheld: (withholding: Withholding) => void): MayRepeat {
  const known = new Map<string, boolean>();
  return ({ kind, record: { id, version } }, { pointer, text }) => {
    const key = JSON.stringify([kind, id, version, pointer]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const decision = screenStatement(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, decision.allowed);
    if (!decision.allowed)
      onWithheld({ record: { kind, id, version }, field: pointer, rules: decision.rules });
    return decision.allowed;
  };
}

/** About 1 MB. */
const mostRemembered = 10_000;
