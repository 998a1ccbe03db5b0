import { DatabaseUnavailable } from '@partner-api/storage';
import { asSentence } from '@partner-api/text';
import { CommandFailed, ImportFailed, InputUnreadable } from '../errors.js';
import { formatsByName } from '../formats/formats.js';
import { openInput } from '../input/open-input.js';
import type { ImportOptions } from './import-options.js';
import { type ImportContext, ImportRun } from './import-run.js';
import type { ImportSummary } from './summary.js';

/**
 * Reads records from a stream and publishes them, one transaction per batch. A row that cannot be imported is
 * reported and counted, and the rest goes on. Running it again changes nothing, or completes what was interrupted.
 *
 * Rejects with `ImportFailed` when the input as a whole cannot be read, the store is gone, or the signal says stop;
 * what was committed before stays.
 */
export async function importRecords(context: ImportContext, options: ImportOptions): Promise<ImportSummary> {
  const format = formatsByName[options.format];
  const run = new ImportRun(context, options, format);
  const note = (message: string) => context.report({ type: 'note', message });
  try {
    const text = openInput(context.input, { onBytes: run.countBytes, note }, context.signal);
    const readContext = { now: context.clock(), mayRedistribute: new Set(options.mayRedistribute), note };
    for await (const rows of format.read(text, readContext)) await run.take(rows);
    await run.finish();
  } catch (cause) {
    await run.ended();
    const why = reasonOf(cause, context.signal);
    if (why === null) throw cause;
    const summary = run.summary();
    throw new ImportFailed(`${why} ${keptWords(summary)}`, summary, { cause });
  }
  return run.summary();
}

/** In words for whoever runs the import; null for a failure that is ours. */
function reasonOf(cause: unknown, signal: AbortSignal | undefined): string | null {
  if (signal?.aborted) {
    const { reason } = signal;
    return reason instanceof CommandFailed
      ? reason.message
      : 'Stopped on request; run the import again to complete it.';
  }
  if (cause instanceof InputUnreadable) return cause.message;
  if (cause instanceof DatabaseUnavailable)
    return `${asSentence(cause.message)} Run the import again to complete it.`;
  return null;
}

function keptWords(summary: ImportSummary): string {
  if (summary.read === 0) return 'Nothing was imported.';
  const { read, created, updated, kept, retracted, rejected } = summary;
  const changed = `${created} created, ${updated} updated, ${kept > 0 ? `${kept} kept, ` : ''}${retracted} retracted, ${rejected} rejected`;
  return summary.dry_run
    ? `Until then: ${read} rows read.`
    : `Until then: ${read} rows read; ${changed}. These stay.`;
}
