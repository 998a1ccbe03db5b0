import { openStore, type Store } from '@partner-api/storage';
import type { OpenedEngine, TestEngine } from '@partner-api/storage/testing';
import type { CommandEvent } from '../src/command.js';
import type { FormatName } from '../src/formats/names.js';
import { type ImportOptions, ImportOptionsSchema } from '../src/imports/import-options.js';
import { importRecords } from '../src/imports/import-records.js';
import type { ImportContext } from '../src/imports/import-run.js';
import type { ImportSummary } from '../src/imports/summary.js';
import { chunks, NOW } from './read-rows.js';

/** Opens an empty store that serves records without delay. */
export async function openTestStore(engine: TestEngine): Promise<{ store: Store; opened: OpenedEngine }> {
  const opened = await engine.open();
  const store = openStore(opened.database);
  await store.publicationDelay.setHours(0);
  return { store, opened };
}

export interface Imported {
  readonly summary: ImportSummary;
  readonly events: readonly CommandEvent[];
}

export interface ImportTextOptions
  extends Partial<Omit<ImportOptions, 'format'>>,
    Partial<Omit<ImportContext, 'store'>> {}

/** Imports a text and returns the summary with all reported events. */
export async function importText(
  store: Store,
  format: FormatName,
  text: string | Buffer,
  options: ImportTextOptions = {},
): Promise<Imported> {
  const { clock = () => NOW, input = chunks(text, 10_000), signal, batchSize, report, ...rest } = options;
  const events: CommandEvent[] = [];
  const context: ImportContext = {
    store,
    clock,
    input,
    report: (event) => {
      events.push(event);
      report?.(event);
    },
    ...(signal && { signal }),
    ...(batchSize && { batchSize }),
  };
  const summary = await importRecords(context, ImportOptionsSchema.parse({ format, ...rest }));
  return { summary, events };
}

export const rejectsOf = (events: readonly CommandEvent[]) =>
  events.flatMap((event) => (event.type === 'reject' ? [event] : []));

export const notesOf = (events: readonly CommandEvent[]) =>
  events.flatMap((event) => (event.type === 'note' ? [event.message] : []));

/** Returns the records changed after a revision, by ID. */
export async function recordsSince(store: Store, revision: number) {
  const changed = await store.changesSince(revision, 100_000);
  return changed.map(({ record }) => record).sort((a, b) => (a.id < b.id ? -1 : 1));
}
