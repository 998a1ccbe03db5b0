import type { RecordDraft } from '@partner-api/safeguards';
import type { Change, Store } from '@partner-api/storage';
import type { Row } from '../formats/format.js';
import { NAMED, someOf } from './some-of.js';

type Publication = Extract<Change, { action: 'publish' }>;

/** Numbers of public data sets, which say nothing; and the demonstration, of which nothing is real. */
const SAYS_NOTHING = /^(?:ucdp-ged-\d+|acled-[a-z]{3}\d+|demo-.*)$/;

/**
 * Ids of sensitive events often name their place: "strike-old-ford-clinic". Such an event gets an opaque id, made of its own,
 * when it first comes; afterwards each record keeps the id that partners know, whatever becomes of it.
 */
export class EventIds {
  readonly #store: Pick<Store, 'opaqueId' | 'heldIds'>;
  /** Of this import, and of the store as far as it was looked up. */
  readonly #known = new Map<string, string>();
  readonly #made: string[] = [];
  readonly #namedTooEarly = new Set<string>();

  constructor(store: Pick<Store, 'opaqueId' | 'heldIds'>) {
    this.#store = store;
  }

  /** Looks up at once what the rows and the records that they name are held as. */
  async lookUp(rows: readonly Row[]): Promise<void> {
    const ids = new Set(rows.flatMap(idsIn).filter((id) => !SAYS_NOTHING.test(id) && !this.#known.has(id)));
    if (ids.size === 0) return;
    for (const [id, held] of await this.#store.heldIds([...ids])) this.#known.set(id, held);
  }

  /** Whether a dossier or claim names an event that neither the store nor this import has had so far. */
  namesUnknown({ reading }: Row): boolean {
    if (reading.result !== 'publication' || reading.draft.kind === 'event') return false;
    return eventsNamedIn(reading.draft).some((id) => !SAYS_NOTHING.test(id) && !this.#known.has(id));
  }

  /** The change under the id that its record has or gets, naming others by theirs. */
  async applied(change: Change): Promise<Change> {
    if (change.action === 'retract') return { ...change, id: this.#known.get(change.id) ?? change.id };
    const { record } = change;
    const id = this.#known.get(record.id) ?? (await this.#newId(record));
    const isSame = id === record.id && record.kind === 'event';
    return isSame ? change : { ...change, record: { ...this.#namingHeld(record), id } };
  }

  /** An id that was given to nobody before and is written now. */
  written(given: string, id: string): void {
    this.#known.set(given, id);
  }

  notes(): string[] {
    const made = this.#made.length;
    const early = this.#made.filter((id) => this.#namedTooEarly.has(id));
    return [
      ...(made === 0
        ? []
        : [
            `Served under opaque ids, because the ids of sensitive events may name their places: ${someOf(this.#made.slice(0, NAMED), made)}. Go on writing the ids that you have given.`,
          ]),
      ...(early.length === 0
        ? []
        : [
            `Named by records that came before them: ${someOf(early.slice(0, NAMED), early.length)}. Import this input once more, so that those records name them by their opaque ids.`,
          ]),
    ];
  }

  async #newId({ id, kind, sensitive }: Publication['record']): Promise<string> {
    if (kind !== 'event' || !sensitive || SAYS_NOTHING.test(id)) return id;
    const opaque = await this.#store.opaqueId(id);
    this.#known.set(id, opaque);
    this.#made.push(id);
    return opaque;
  }

  #namingHeld(record: Publication['record']): Publication['record'] {
    if (record.kind === 'event') return record;
    const held = (id: string): string => {
      const known = this.#known.get(id);
      if (known === undefined) this.#namedTooEarly.add(id);
      return known ?? id;
    };
    if (record.kind === 'claim')
      return { ...record, content: { ...record.content, event_ids: record.content.event_ids.map(held) } };
    const event_refs = record.content.event_refs.map((ref) => ({ ...ref, id: held(ref.id) }));
    return { ...record, content: { ...record.content, event_refs } };
  }
}

function idsIn({ reading }: Row): string[] {
  if (reading.result === 'retraction') return [reading.id];
  if (reading.result !== 'publication') return [];
  const { draft } = reading;
  if (draft.kind === 'event') return [draft.id];
  return [draft.id, ...eventsNamedIn(draft)];
}

function eventsNamedIn(draft: Exclude<RecordDraft, { kind: 'event' }>): readonly string[] {
  return draft.kind === 'claim' ? draft.content.event_ids : draft.content.event_refs.map(({ id }) => id);
}
