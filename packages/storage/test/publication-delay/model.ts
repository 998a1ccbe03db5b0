import type { SafeRecord } from '@partner-api/safeguards';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import type { Change, Outcome } from '../../src/index.js';
import { idOf } from './steps.js';

interface Known {
  readonly sensitive: boolean;
  readonly isRetracted: boolean;
  /** Milliseconds since 1970. */
  readonly delayStart: number;
  readonly importedAt: number;
}

/** Computes the expected state of every record from the writes alone. */
export class Model {
  readonly #known = new Map<string, Known>();
  hours: number | null = null;
  /** Time of the latest change, which never decreases. */
  #changedAt = 0;

  /** `clock` is in milliseconds since 1970, in whole seconds. */
  wrote(changes: readonly Change[], outcomes: readonly Outcome[], clock: number): void {
    const now = Math.max(this.#changedAt, clock);
    for (const [index, change] of changes.entries()) {
      const result = outcomes[index]?.result;
      if (result === undefined || ['refused', 'unchanged', 'kept'].includes(result)) continue;
      const id = idOf(change);
      const importedAt = this.#known.get(id)?.importedAt ?? now;
      this.#changedAt = now;
      if (change.action === 'retract') {
        this.#known.set(id, { sensitive: false, isRetracted: true, delayStart: 0, importedAt });
      } else {
        const { sensitive } = change.record;
        const delayStart = latestOf(change.record) ?? importedAt;
        this.#known.set(id, { sensitive, isRetracted: false, delayStart, importedAt });
      }
    }
  }

  applied(count: number, clock: number): void {
    if (count > 0) this.#changedAt = Math.max(this.#changedAt, clock);
  }

  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  /** Returns the IDs that partners find in lists. */
  inService(clock: number): string[] {
    const now = Math.max(this.#changedAt, clock);
    return [...this.#known].flatMap(([id, known]) => (this.#isServed(known, now) ? [id] : []));
  }

  #isServed({ sensitive, isRetracted, delayStart }: Known, now: number): boolean {
    if (isRetracted) return false;
    if (!sensitive || this.hours === 0) return true;
    return this.hours !== null && delayStart + this.hours * HOUR_MILLISECONDS <= now;
  }
}

function latestOf(record: SafeRecord): number | null {
  const latest = record.kind === 'event' ? record.content.occurred.latest : null;
  return latest === null ? null : Date.parse(latest);
}
