import type { EventType } from '@partner-api/contract';

export interface ImportLog {
  start(entry: { format: string; name: string; now: Date }): Promise<number>;
  finish(
    id: number,
    outcome: { counts: Record<string, number>; coverage: readonly ImportCoverage[]; now: Date },
  ): Promise<void>;
  list(limit: number): Promise<readonly ImportEntry[]>;
}

export interface ImportEntry {
  readonly id: number;
  readonly format: string;
  readonly name: string;
  readonly startedAt: string;
  /** Null while running, or when it never ended. */
  readonly finishedAt: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly coverage: readonly ImportCoverage[];
}

export interface ImportCoverage {
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** Types of events that the import can be complete about; none for one that was run before these were kept. */
  readonly types: readonly EventType[];
}
