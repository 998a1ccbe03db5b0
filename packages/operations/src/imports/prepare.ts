import { InvalidLocation, type RecordDraft, type SafeRecord, safeguard } from '@partner-api/policy';
import type { Change } from '@partner-api/storage';
import type { Publication, Reading } from '../formats/format.js';
import { findControlCharacter } from './control-characters.js';
import type { Fault } from './reject.js';
import { findBreach } from './servable.js';

type Prepared = { readonly id: string; readonly change: Change } | { readonly fault: Fault };

/** The change that a row asks of the store, with the exact place taken out; or why it cannot be made. */
export function prepare(reading: Publication | Extract<Reading, { result: 'retraction' }>): Prepared {
  if (reading.result === 'retraction') {
    const { id, kind, reason } = reading;
    const fault = findControlCharacter({ reason });
    return fault ? { fault } : { id, change: { action: 'retract', id, kind, reason } };
  }
  const { draft, correction } = reading;
  const unreadable = findControlCharacter({ ...draft.content, upstream: draft.upstream, correction });
  if (unreadable) return { fault: unreadable };
  const record = guard(draft);
  if ('reason' in record) return { fault: record };
  const breach = findBreach(record);
  return breach ? { fault: breach } : { id: record.id, change: { action: 'publish', record, correction } };
}

function guard(draft: RecordDraft): SafeRecord | Fault {
  try {
    return safeguard(draft);
  } catch (error) {
    if (!(error instanceof InvalidLocation)) throw error;
    return { field: `location.${error.field}`, reason: 'invalid_value', detail: error.message };
  }
}
