import { type ImportSummary, OUTCOMES, type RowOutcome } from './summary.js';

/** Maximum of IDs in the summary; `kept` counts all of them. */
const KEPT_NAMED = 100;

/** Counts each row once, by its outcome. */
export class ImportTally {
  readonly #outcomes: Record<RowOutcome, number> = {
    created: 0,
    updated: 0,
    unchanged: 0,
    kept: 0,
    retracted: 0,
    quarantined: 0,
    rejected: 0,
  };
  readonly #warnings = new Map<string, number>();
  readonly #rejects = new Map<string, number>();
  readonly #keptIds: string[] = [];
  #withheld = 0;

  get withheld(): number {
    return this.#withheld;
  }

  get kept(): number {
    return this.#outcomes.kept;
  }

  get quarantined(): number {
    return this.#outcomes.quarantined;
  }

  get keptIds(): readonly string[] {
    return this.#keptIds;
  }

  get read(): number {
    return OUTCOMES.reduce((sum, outcome) => sum + this.#outcomes[outcome], 0);
  }

  settle(outcome: Exclude<RowOutcome, 'rejected'>, warnings: readonly string[]): void {
    this.#outcomes[outcome] += 1;
    for (const warning of warnings) this.warn(warning);
  }

  withhold(): void {
    this.#withheld += 1;
  }

  keep(id: string): void {
    if (this.#keptIds.length < KEPT_NAMED) this.#keptIds.push(id);
  }

  reject(reason: string): void {
    this.#outcomes.rejected += 1;
    increase(this.#rejects, reason);
  }

  warn(reason: string): void {
    increase(this.#warnings, reason);
  }

  /** Returns the number of rejected rows, without those with these reasons. */
  rejectedExcept(...reasons: readonly string[]): number {
    return reasons.reduce((rest, reason) => rest - (this.#rejects.get(reason) ?? 0), this.#outcomes.rejected);
  }

  /** Returns the counts for the import log. */
  counts(): Record<string, number> {
    return { read: this.read, ...this.#outcomes, withheld: this.#withheld };
  }

  summary(run: { readonly seconds: number; readonly dryRun: boolean }): ImportSummary {
    return {
      read: this.read,
      ...this.#outcomes,
      kept_ids: this.#keptIds,
      withheld: this.#withheld,
      warnings: Object.fromEntries(this.#warnings),
      rejects_by_reason: Object.fromEntries(this.#rejects),
      rejects_file: null,
      seconds: run.seconds,
      dry_run: run.dryRun,
    };
  }
}

const increase = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
