import type { Claim, ConflictEvent, Dossier } from '@partner-api/contract';
import type { Position, RecordPage, Store } from '../../src/index.js';

export type ServedRecord = ConflictEvent | Dossier | Claim;

/** Small, so that a few records fill several pages. */
const limit = 3;

/** Returns all records of the three lists by ID. */
export async function listAll(store: Store): Promise<Map<string, ServedRecord>> {
  const lists = [
    await walk((after) => store.events.list({ province: null, from: null }, { limit, after })),
    await walk((after) => store.dossiers.list({ province: null }, { limit, after })),
    await walk((after) => store.claims.list({ province: null }, { limit, after })),
  ];
  return new Map(lists.flat().map((record) => [record.id, record]));
}

/** Returns all records changed at or after a time, for each kind the oldest change first. */
export async function changesFrom(store: Store, from: Date): Promise<ServedRecord[]> {
  const lists = [
    await walk((after) => store.events.changes(from, { limit, after })),
    await walk((after) => store.dossiers.changes(from, { limit, after })),
    await walk((after) => store.claims.changes(from, { limit, after })),
  ];
  return lists.flat();
}

async function walk(
  page: (after: Position | null) => Promise<RecordPage<ServedRecord>>,
): Promise<ServedRecord[]> {
  const found: ServedRecord[] = [];
  for (let after: Position | null = null; ; ) {
    const { records, next } = await page(after);
    found.push(...records);
    if (!next) return found;
    after = next;
  }
}

/** Applies the delay until nothing is due. */
export async function applyAll(store: Store, now: Date): Promise<{ takenBack: number; released: number }> {
  const total = { takenBack: 0, released: 0 };
  for (;;) {
    const { takenBack, released } = await store.publicationDelay.apply(now);
    if (takenBack + released === 0) return total;
    total.takenBack += takenBack;
    total.released += released;
  }
}
