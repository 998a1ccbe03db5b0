import {
  InvalidLocation,
  LOCATION_REMOVED,
  type RecordDraft,
  redactText,
  type SafeRecord,
  safeguard,
  safeKind,
  safeReason,
} from '@partner-api/safeguards';
import type { Change, Doubt } from '@partner-api/storage';
import type { Publication, Reading } from '../formats/format.js';
import { findContractBreach } from './contract-breach.js';
import { findDoubts } from './doubts.js';
import { findInvalidText } from './invalid-text.js';
import type { Fault } from './reject.js';
import { sourceOf } from './source-of.js';

type Prepared =
  | {
      readonly id: string;
      readonly change: Change;
      readonly warnings: readonly string[];
      /** Texts that may reveal where people at risk are. */
      readonly doubts: readonly Doubt[];
    }
  | { readonly fault: Fault };

/** Applies the safeguards to a row. Returns the change to write, or why the row cannot be imported. */
export function prepare(reading: Publication | Extract<Reading, { result: 'retraction' }>): Prepared {
  if (reading.result === 'retraction') {
    const { id, kind, reason, ifHeld } = reading;
    const fault = findInvalidText({ reason });
    if (fault) return { fault };
    const safe = redactText(reason);
    return {
      id,
      change: { action: 'retract', id, kind, reason: safe, ...(ifHeld && { ifHeld }) },
      warnings: safe === reason ? [] : ['location_removed'],
      doubts: [],
    };
  }
  const { draft, correction, upstreamUnsaid, sourceRevision } = reading;
  const invalidText = findInvalidText({ ...draft.content, upstream: draft.upstream, correction });
  if (invalidText) return { fault: invalidText };
  const record = safeguardOrFault(draft);
  if ('reason' in record) return { fault: record };
  const breach = findContractBreach(record);
  if (breach) return { fault: breach };
  const safeCorrection = correction && {
    kind: safeKind(record, correction.kind),
    reason: safeReason(record, correction.reason),
  };
  const change = {
    ...({ action: 'publish', record, correction: safeCorrection } as const),
    ...(upstreamUnsaid && { upstreamUnsaid }),
    source: sourceOf(draft),
    ...(sourceRevision !== undefined && { sourceRevision }),
  };
  return {
    id: record.id,
    change,
    warnings: warningsOf(reading, change),
    doubts: findDoubts(record, safeCorrection?.reason ?? null),
  };
}

function safeguardOrFault(draft: RecordDraft): SafeRecord | Fault {
  try {
    return safeguard(draft);
  } catch (error) {
    if (!(error instanceof InvalidLocation)) throw error;
    return { field: `location.${error.field}`, reason: 'invalid_value', detail: error.message };
  }
}

/**
 * Reports what the safeguards removed from a record, because a source's text must not be altered silently. A sensitive
 * record always loses its headlines, so that is not reported.
 */
function warningsOf(
  { draft, correction: given }: Publication,
  { record, correction }: Extract<Change, { action: 'publish' }>,
): string[] {
  const removals = (value: unknown) => JSON.stringify(value).split(LOCATION_REMOVED).length - 1;
  const credited = new Set(draft.upstream.map(({ provider }) => provider));
  const found = removals([record, correction?.reason ?? '']);
  const warnings = found > 0 && found > removals([draft, given?.reason ?? '']) ? ['location_removed'] : [];
  if (headlines(record) < headlines(draft) && !record.sensitive) warnings.push('headline_withheld');
  if (record.upstream.some(({ provider }) => !credited.has(provider))) warnings.push('credit_withheld');
  return warnings;
}

const headlines = ({ content }: Pick<RecordDraft | SafeRecord, 'content'>): number =>
  'sources' in content ? content.sources.filter(({ title }) => title !== null).length : 0;
