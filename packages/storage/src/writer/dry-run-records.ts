import type { WriteOptions } from '../ports/writing.js';
import type { Decided } from './decided.js';
import { givenAfter } from './desk-versions.js';
import { nonEmptyMembers } from './dropped.js';
import type { HeldVersions } from './held.js';
import { heldAfter } from './held-after.js';
import type { WriterState } from './lock-state.js';
import type { Publish } from './make-version.js';
import { place } from './place.js';
import type { Prepared } from './prepared.js';

interface DryRunRecord {
  readonly versions: HeldVersions;
  /** Digests of the changes that would have made the earlier versions. */
  readonly earlier: readonly string[];
  /** Names of the members of the latest version that is no retraction; null when there is none. */
  readonly members: readonly string[] | null;
}

/** The records as a dry run would have left them, at some hundred bytes each. */
export class DryRunRecords {
  readonly #records = new Map<string, DryRunRecord>();
  /** Shared lists of member names, because most records have the same members. */
  readonly #lists = new Map<string, readonly string[]>();

  /** Returns the stored versions, overridden by those of the dry run. */
  override(
    held: ReadonlyMap<string, HeldVersions>,
    changes: readonly Prepared[],
  ): ReadonlyMap<string, HeldVersions> {
    const all = new Map(held);
    for (const { id, digest } of changes) {
      const record = this.#records.get(id);
      if (!record) continue;
      const current = held.get(id)?.current;
      // The stored version would by then be an earlier one.
      const wasHeld = current !== undefined && (current.digest === digest || current.appliedBefore);
      const appliedBefore = wasHeld || record.earlier.includes(digest);
      all.set(id, { ...record.versions, current: { ...record.versions.current, appliedBefore } });
    }
    return all;
  }

  /** Returns the member names of the dry-run versions of these records, by ID. */
  membersOf(decided: readonly Decided[]): ReadonlyMap<string, readonly string[]> {
    return new Map(
      decided.flatMap(({ prepared: { id } }) => {
        const members = this.#records.get(id)?.members;
        return members ? [[id, members]] : [];
      }),
    );
  }

  /** Adds the versions that these changes would write. */
  add(written: readonly Decided[], state: WriterState, options: WriteOptions): void {
    for (const one of written) {
      const { id, change } = one.prepared;
      const before = this.#records.get(id);
      this.#records.set(id, {
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
    const members = nonEmptyMembers(content);
    const key = members.join();
    const known = this.#lists.get(key) ?? members;
    this.#lists.set(key, known);
    return known;
  }
}

/** Shared, because most records occur once. */
const NONE: readonly never[] = [];

/** A dry run registers no sources; only their number matters, so indexes serve as IDs. */
const published: Publish = ({ content, upstream }) => ({
  content,
  upstreamIds: upstream.map((_, index) => index),
});
