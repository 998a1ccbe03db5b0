import type { RecordKind } from '@partner-api/contract';
import type { ImportCoverage, ImportEntry, RecordCounts, StoreStatus } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from './command.js';

const StatusOptionsSchema = z.strictObject({});

export type StatusOptions = z.infer<typeof StatusOptionsSchema>;

export interface Status {
  readonly engine: StoreStatus['engine'];
  readonly schema_version: number;
  readonly revision: number;
  readonly records: Readonly<Record<RecordKind, RecordCounts>>;
  readonly publication_delay: {
    /** Null until a server sets it. */
    readonly hours: number | null;
    /** RFC 3339 in UTC; null when no record is withheld or the delay is not set. */
    readonly next_release_at: string | null;
  };
  readonly provinces: number;
  /** RFC 3339 in UTC; null for an empty store. */
  readonly updated_at: string | null;
  /** The latest imports, newest first. */
  readonly imports: readonly ImportStatus[];
  /** Coverage in force, without duplicates; `coverage list` shows its origin. */
  readonly coverage: readonly ImportCoverage[];
}

interface ImportStatus {
  readonly id: number;
  readonly format: string;
  readonly name: string;
  readonly started_at: string;
  /** Null while running or after an interruption. */
  readonly finished_at: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

const IMPORTS_SHOWN = 10;

/** Shows the contents of the store, its latest imports and their coverage. */
export const statusCommand: Command<StatusOptions, Status> = {
  name: 'status',
  input: 'none',
  options: StatusOptionsSchema,
  run: async ({ store }) => {
    const [status, imports] = [await store.status(), await store.imports.list(IMPORTS_SHOWN)];
    const coverage = await store.coverages.list();
    return {
      engine: status.engine,
      schema_version: status.schemaVersion,
      revision: status.revision,
      records: status.records,
      publication_delay: {
        hours: status.publicationDelay.hours,
        next_release_at: status.publicationDelay.nextReleaseAt,
      },
      provinces: status.provinces,
      updated_at: status.updatedAt,
      imports: imports.map(toImportStatus),
      coverage: coverage.map(({ source, country, from, to, types }) => ({
        source,
        country,
        from,
        to,
        types,
      })),
    };
  },
};

const toImportStatus = (entry: ImportEntry): ImportStatus => ({
  id: entry.id,
  format: entry.format,
  name: entry.name,
  started_at: entry.startedAt,
  finished_at: entry.finishedAt,
  counts: entry.counts,
});
