import type { EventType } from '@partner-api/contract';
import type { HeldCoverage } from '@partner-api/storage';

/** Something that is covered, and by whose word. */
export interface ShownCoverage {
  /** For `coverage withdraw`. */
  readonly id: number;
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, both included. */
  readonly from: string;
  readonly to: string;
  readonly types: readonly EventType[];
  /** Said with `--covers`; otherwise rows of a file show it. */
  readonly stated: boolean;
  /** Those that said it, newest first. */
  readonly imports: readonly { readonly id: number; readonly name: string; readonly finished_at: string }[];
}

export const shownCoverage = ({ imports, ...coverage }: HeldCoverage): ShownCoverage => ({
  ...coverage,
  imports: imports.map(({ id, name, finishedAt }) => ({ id, name, finished_at: finishedAt })),
});
