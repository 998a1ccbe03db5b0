import type { UsedRecord } from '@partner-api/contract';
import { screenStatement } from '@partner-api/safeguards';
import type { CorpusRecord } from './corpus.js';
import type { Field } from './fields.js';

/** A text that is excluded from results, reported to the operator. */
export interface Withholding {
  readonly record: UsedRecord;
  /** JSON Pointer (RFC 6901) within the record. */
  readonly field: string;
  /** Kebab-case, stable. */
  readonly rules: readonly string[];
}

/** Whether a field may be quoted in a result. It may not if it discloses where people at risk are. */
export type CanQuote = (record: CorpusRecord, field: Field) => boolean;

/** Caches its decisions. Calls `onWithheld` for each text that may not be quoted. */
export function disclosureGuard(onWithheld: (withholding: Withholding) => void): CanQuote {
  const known = new Map<string, boolean>();
  return ({ kind, record: { id, version } }, { pointer, text }) => {
    const key = JSON.stringify([kind, id, version, pointer]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const decision = screenStatement(text);
    if (known.size >= maxCached) known.clear();
    known.set(key, decision.allowed);
    if (!decision.allowed)
      onWithheld({ record: { kind, id, version }, field: pointer, rules: decision.rules });
    return decision.allowed;
  };
}

/** About 1 MB. */
const maxCached = 10_000;
