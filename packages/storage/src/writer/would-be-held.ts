import type { WriteOptions } from '../ports/writing.js';
import type { Decided } from './decided.js';
import { givenAfter } from './desk-versions.js';
import { membersSaid } from './dropped.js';
import type { HeldVersions } from './held.js';
import { heldAfter } from './held-after.js';
import type { WriterState } from './lock-state.js';
import type { Publish } from './make-version.js';
import { place } from './place.js';
import type { Said } from './said.js';

interface Would {
  readonly versions: HeldVersions;
  /** Of every change that would have made a version before the present one. */
  readonly earlier: readonly string[];
  /** What the latest of these that was no retraction says something of; null when there was none. */
  readonly members: readonly string[] | null;
}

/** What the store would hold of the records that a dry run has changed so far. Some hundred bytes of each. */
export class WouldBeHeld {
  readonly #would = new Map<string, Would>();
  /** Most records say something of the same members. */
  readonly #lists = new Map<string, readonly string[]>();

  /** What is held, with what would be held in its place. */
  insteadOf(
    held: ReadonlyMap<string, HeldVersions>,
    changes: readonly Said[],
  ): ReadonlyMap<string, HeldVersions> {
    const all = new Map(held);
    for (const { id, digest } of changes) {
      const would = this.#would.get(id);
      if (!would) continue;
      const current = held.get(id)?.current;
      // What is held now would be an earlier version by then.
      const wasHeld = current !== undefined && (current.digest === digest || current.appliedBefore);
      const appliedBefore = wasHeld || would.earlier.includes(digest);
      all.set(id, { ...would.versions, current: { ...would.versions.current, appliedBefore } });
    }
    return all;
  }

  /** Of these, the members of versions that would have been made, by the ids of their records. */
  membersOf(decided: readonly Decided[]): ReadonlyMap<string, readonly string[]> {
    return new Map(
      decided.flatMap(({ said: { id } }) => {
        const members = this.#would.get(id)?.members;
        return members ? [[id, members]] : [];
      }),
    );
  }

  /** That these would have been written. */
  wrote(written: readonly Decided[], state: WriterState, options: WriteOptions): void {
    for (const one of written) {
      const { id, change } = one.said;
      const before = this.#would.get(id);
      this.#would.set(id, {
        versions: heldAfter(
          place(one, published, state, options),
          one.before,
          givenAfter(one, options.style),
        ),
        earlier: before ? [...before.earlier, before.versions.current.digest] : NONE,
        members:
          change.action === 'publish' ? this.#membersOf(change.record.content) : (before?.members ?? null),
      });
    }
  }

  #membersOf(content: object): readonly string[] {
    const members = membersSaid(content);
    const key = members.join();
    const known = this.#lists.get(key) ?? members;
    this.#lists.set(key, known);
    return known;
  }
}

/** One for all: most records occur once. */
const NONE: readonly never[] = [];

/** Nothing is registered, so that sources have no numbers yet; how many there are is all that is asked. */
const published: Publish = ({ content, upstream }) => ({
  content,
  upstreamIds: upstream.map((_, index) => index),
});
