import type { Claim, ConflictEvent, Dossier, RecordKind } from '@partner-api/contract';
import type { RecordReader, Store } from '@partner-api/storage';

interface FoundRecord {
  readonly kind: RecordKind;
  readonly record: ConflictEvent | Dossier | Claim;
}

const PAGE_LIMIT = 200;

const SECOND_MILLISECONDS = 1_000;

/**
 * A record of any kind by its id, changed at or after `changedFrom`; null when there is none. Dossiers and claims have
 * no reading by id, so their changes are walked.
 */
export async function findRecord(store: Store, id: string, changedFrom: Date): Promise<FoundRecord | null> {
  const event = await store.events.get(id);
  if (event) return { kind: 'event', record: event.record };
  // Times of change are kept to the second.
  const from = new Date(Math.floor(changedFrom.getTime() / SECOND_MILLISECONDS) * SECOND_MILLISECONDS);
  const dossier = await findChanged(store.dossiers, id, from);
  if (dossier) return { kind: 'dossier', record: dossier };
  const claim = await findChanged(store.claims, id, from);
  return claim ? { kind: 'claim', record: claim } : null;
}

async function findChanged<T extends { readonly id: string }>(
  reader: Pick<RecordReader<T, never>, 'changes'>,
  id: string,
  from: Date,
): Promise<T | null> {
  let page = await reader.changes(from, { limit: PAGE_LIMIT, after: null });
  for (;;) {
    const found = page.records.find((record) => record.id === id);
    if (found) return found;
    if (!page.next) return null;
    page = await reader.changes(from, { limit: PAGE_LIMIT, after: page.next });
  }
}
