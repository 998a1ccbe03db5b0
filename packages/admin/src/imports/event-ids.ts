import type { Change, Store } from '@partner-api/storage';
import type { Row } from '../formats/format.js';
import { abbreviatedList, LIST_LIMIT } from './abbreviated-list.js';

type Publication = Extract<Change, { action: 'publish' }>;

/** IDs of public data sets, which reveal no place. */
const SAYS_NOTHING = /^(?:ucdp-ged-\d+|acled-[a-z]{3}\d+)$/;

/**
 * Assigns an opaque ID to each new sensitive event, because IDs often name a place ("strike-old-ford-clinic"). A
 * stored record keeps its ID, whatever becomes of it.
 */
export class EventIds {
  readonly #store: Pick<Store, 'opaqueId' | 'heldIds'>;
  readonly #areFictional: boolean;
  /** Stored IDs by given ID, from this import and from the lookups so far. */
  readonly #known = new Map<string, string>();
  readonly #made: string[] = [];

  constructor(store: Pick<Store, 'opaqueId' | 'heldIds'>, { areFictional }: { areFictional: boolean }) {
    this.#store = store;
    this.#areFictional = areFictional;
  }

  /** Looks up the stored IDs of all rows in one query. */
  async lookUp(rows: readonly Row[]): Promise<void> {
    const ids = new Set(rows.flatMap(idsIn).filter((id) => !SAYS_NOTHING.test(id) && !this.#known.has(id)));
    if (ids.size === 0) return;
    for (const [id, held] of await this.#store.heldIds([...ids])) this.#known.set(id, held);
  }

  /** Returns the change under the stored or assigned ID of its record. */
  async applied(change: Change): Promise<Change> {
    if (change.action === 'retract') return { ...change, id: this.#known.get(change.id) ?? change.id };
    const { record } = change;
    const known = this.#known.get(record.id);
    const id = known ?? (await this.#newId(record));
    if (id === record.id) return change;
    return { ...change, record: { ...record, id }, ...(known === undefined && { givenId: record.id }) };
  }

  /** Records that a new record is written under this ID. */
  written(given: string, id: string): void {
    this.#known.set(given, id);
  }

  notes(): string[] {
    const made = this.#made.length;
    if (made === 0) return [];
    return [
      `Served under opaque ids, because the ids of sensitive events may name their places: ${abbreviatedList(this.#made.slice(0, LIST_LIMIT), made)}. Keep using your own ids in your files.`,
    ];
  }

  async #newId({ id, kind, sensitive }: Publication['record']): Promise<string> {
    if (kind !== 'event' || !sensitive || this.#areFictional || SAYS_NOTHING.test(id)) return id;
    const opaque = await this.#store.opaqueId(id);
    this.#known.set(id, opaque);
    this.#made.push(id);
    return opaque;
  }
}

function idsIn({ reading }: Row): string[] {
  if (reading.result === 'retraction') return [reading.id];
  return reading.result === 'publication' && reading.draft.kind === 'event' ? [reading.draft.id] : [];
}
