import type { Database } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { ReplicaFigures } from '../ports/replicas.js';
import type { Moment } from '../ports/revision-watch.js';
import { PRESENT, revisionOf } from '../revisions/moment.js';
import { ConfirmedRevisions } from './confirmed-revisions.js';
import { type RowsWanted, type ServedRows, servedRows } from './served-rows.js';

const PROBE_MILLISECONDS = 1_000;

export interface ReplicaDatabase {
  /** Name in the figures. */
  readonly name: string;
  readonly database: Database;
}

interface Replica extends ReplicaDatabase {
  /** Null while unreachable; then no page is read from it. */
  moment: Moment | null;
}

/**
 * Reads pages from replicas. A page counts only when its moment equals the one that the server has confirmed;
 * otherwise the primary is read.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #reads = { replica: 0, behind: 0, away: 0 };
  readonly #timer: NodeJS.Timeout | null;
  readonly #confirmed = new ConfirmedRevisions();
  #promised: Moment | null = null;
  #turn = 0;

  constructor(databases: readonly ReplicaDatabase[]) {
    this.#replicas = databases.map((replica) => ({ ...replica, moment: null }));
    const probe = () => void this.#probe();
    this.#timer = databases.length > 0 ? setInterval(probe, PROBE_MILLISECONDS).unref() : null;
    probe();
  }

  confirm(present: Moment): void {
    if (present === this.#promised) return;
    this.#promised = present;
    if (this.#replicas.length > 0) this.#confirmed.add(revisionOf(present));
  }

  /** Returns null when the primary must be read. */
  async read(wanted: RowsWanted): Promise<ServedRows | null> {
    const promised = this.#promised;
    const answering = this.#replicas.filter(({ moment }) => moment !== null);
    const replica = answering[this.#turn++ % answering.length];
    if (promised === null || replica === undefined) {
      if (this.#replicas.length > 0) this.#reads.away += 1;
      return null;
    }
    const served = await servedRows(replica.database, wanted).catch(() => null);
    if (served === null) {
      replica.moment = null;
      this.#reads.away += 1;
      return null;
    }
    const isLevel = served.readAt === promised;
    this.#reads[isLevel ? 'replica' : 'behind'] += 1;
    return isLevel ? served : null;
  }

  figures(): ReplicaFigures {
    const replicas = this.#replicas.map(({ name, moment }) => {
      const revision = moment === null ? null : revisionOf(moment);
      return {
        name,
        revision,
        lagSeconds: revision === null ? null : this.#confirmed.secondsSince(revision),
      };
    });
    return { replicas, reads: { ...this.#reads } };
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await Promise.all(this.#replicas.map(({ database }) => database.close()));
  }

  async #probe(): Promise<void> {
    await Promise.all(
      this.#replicas.map(async (replica) => {
        const found = await replica.database
          .query<{ present: Moment }>(sql`select ${PRESENT} as present from store_state`)
          .catch(() => []);
        replica.moment = found[0]?.present ?? null;
      }),
    );
  }
}
