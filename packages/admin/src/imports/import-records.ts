import { DatabaseUnavailable } from '@partner-api/storage';
import { asSentence } from '@partner-api/text';
import { CommandFailed, ImportFailed, InputUnreadable } from '../errors.js';
import { formatsByName } from '../formats/formats.js';
import { openInput } from '../input/open-input.js';
import type { ImportOptions } from './import-options.js';
import { type ImportContext, ImportRun } from './import-run.js';
import type { ImportSummary } from './summary.js';

/**
 * Imports records from a stream, one transaction per batch; rows that cannot be imported are reported and counted.
 * Another run changes nothing, or completes an interrupted one.
 *
 * Rejects with `ImportFailed` when the input is unreadable, the store unavailable or the signal aborted; committed
 * batches stay.
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

/** Returns the reason for the user; null for an unexpected failure. */
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
