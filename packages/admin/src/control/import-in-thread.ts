import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable, type Store } from '@partner-api/storage';
import type { CommandContext } from '../command.js';
import { CommandFailed, ImportFailed } from '../errors.js';
import { ImportOptionsSchema } from '../imports/import-options.js';
import type { ImportSummary } from '../imports/summary.js';
import type {
  FromImport,
  ImportHost,
  ImportHostMethod,
  ImportSettings,
  ToImport,
} from './import-messages.js';

/**
 * Runs an import in a worker thread, which reads, safeguards and prepares the rows; this thread only writes, so the
 * server keeps responding. Resolves and rejects like `importRecords`.
 */
export function importInThread(context: CommandContext, options: unknown): Promise<ImportSummary> {
  const { store, clock, signal, batchSize } = context;
  const host = hostOf(context, ImportOptionsSchema.parse(options).dryRun ? store.dryRun() : store.write);
  const workerData: ImportSettings = {
    options,
    batchSize: batchSize ?? store.batchSize,
    isBatchSizeFixed: batchSize !== undefined,
    now: clock(),
  };
  // Options of this process (`--eval`, a loader) do not apply to the thread.
  const worker = new Worker(new URL('./import-worker.js', import.meta.url), { workerData, execArgv: [] });
  const send = (message: ToImport) => worker.postMessage(message);
  const answer = async (call: number, method: ImportHostMethod, args: readonly unknown[]) => {
    try {
      const value = await (host[method] as (...args: unknown[]) => Promise<unknown>)(...args);
      send({ returned: call, value, now: clock() });
    } catch (error) {
      const isUnavailable = error instanceof DatabaseUnavailable;
      send({ threw: call, message: error instanceof Error ? error.message : String(error), isUnavailable });
    }
  };
  const stop = () => {
    const reason = signal?.reason;
    send({
      abort:
        reason instanceof CommandFailed
          ? reason.message
          : 'Stopped on request; run the import again to complete it.',
    });
  };
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  return new Promise<ImportSummary>((resolve, reject) => {
    worker.on('message', (message: FromImport) => {
      if ('call' in message) void answer(message.call, message.method, message.args);
      else if ('report' in message) context.report(message.report);
      else if ('done' in message) resolve(message.done);
      else if (message.summary) reject(new ImportFailed(message.failed, message.summary));
      else reject(new CommandFailed(message.failed));
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread of the import ended')));
  }).finally(() => signal?.removeEventListener('abort', stop));
}

function hostOf({ store, clock, input }: CommandContext, write: Store['write']): ImportHost {
  if (!input) throw new CommandFailed('An import needs an input to read: a file, or - for standard input.');
  const chunks = input[Symbol.asyncIterator]();
  return {
    read: async () => {
      const { done, value } = await chunks.next();
      return done ? null : value;
    },
    // Times come from this thread at the time of writing.
    write: (batch, options) => write(batch, { ...options, now: clock() }),
    startImport: (entry) => store.imports.start(entry),
    finishImport: (id, outcome) => store.imports.finish(id, { ...outcome, now: clock() }),
    listCoverages: () => store.coverages.list(),
    unmarkedRecords: (limit) => store.unmarkedRecords(limit),
    delayHours: () => store.publicationDelay.hours(),
    hold: (change) => store.quarantine.hold(change, clock()),
    listQuarantine: () => store.quarantine.list(),
    dropQuarantined: (ids) => store.quarantine.drop(ids),
    opaqueId: (id) => store.opaqueId(id),
    heldIds: (ids) => store.heldIds(ids),
  };
}
