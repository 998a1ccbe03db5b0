import type { EventType } from '@partner-api/contract';
import type { HeldCoverage } from '@partner-api/storage';

/** A coverage with its origin. */
export interface ShownCoverage {
  /** ID for `coverage withdraw`. */
  readonly id: number;
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First and last date in UTC, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly types: readonly EventType[];
  /** Stated with `--covers`; otherwise inferred from rows of a file. */
  readonly stated: boolean;
  /** Imports that state it, newest first. */
  readonly imports: readonly { readonly id: number; readonly name: string; readonly finished_at: string }[];
}

export const shownCoverage = ({ imports, ...coverage }: HeldCoverage): ShownCoverage => ({
  ...coverage,
  imports: imports.map(({ id, name, finishedAt }) => ({ id, name, finished_at: finishedAt })),
});
