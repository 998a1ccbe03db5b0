import type { Actor } from '@partner-api/contract';
import { membersOf } from '@partner-api/query';
import type { Archive, Archived } from '../../packed/archive.js';
import { InternTable } from '../../packed/intern-table.js';

/** The distinct lists of actors of events, with an index by name. */
export class PartyLists implements Archived {
  readonly #lists = new InternTable<readonly Actor[]>();
  readonly #listsOf = new Map<string, Set<number>>();
  #indexed = 0;

  archive(archive: Archive): void {
    this.#lists.archive(archive);
  }

  numberOf(actors: readonly Actor[]): number {
    return this.#lists.numberOf(JSON.stringify(actors), actors);
  }

  get values(): readonly (readonly Actor[])[] {
    return this.#lists.values;
  }

  /** Whether an event names both an actor, by any of its names, and an opponent. */
  areNamedTogether(actor: readonly string[], opponent: string): boolean {
    const lists = this.#listsWith(opponent);
    return actor.some((name) => [...this.#listsWith(name)].some((list) => lists.has(list)));
  }

  /** Whether any event names an actor. */
  isNamed(actor: readonly string[]): boolean {
    return actor.some((name) => this.#listsWith(name).size > 0);
  }

  #listsWith(name: string): ReadonlySet<number> {
    for (; this.#indexed < this.values.length; this.#indexed++)
      for (const member of (this.values[this.#indexed] ?? []).flatMap(membersOf)) {
        const lists = this.#listsOf.get(member) ?? new Set();
        this.#listsOf.set(member, lists.add(this.#indexed));
      }
    return this.#listsOf.get(name) ?? none;
  }
}

const none: ReadonlySet<number> = new Set();
