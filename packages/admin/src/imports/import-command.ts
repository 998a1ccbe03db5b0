import type { Command, CommandEvent } from '../command.js';
import { hasDemo } from '../demo/remove-demo.js';
import { CommandFailed } from '../errors.js';
import { type ImportOptions, ImportOptionsSchema } from './import-options.js';
import { importRecords } from './import-records.js';
import type { ImportSummary } from './summary.js';

const BESIDE_DEMO: CommandEvent = {
  type: 'note',
  message:
    'The store has the demonstration data too: partners are served these fictional records beside what was imported. `partner-api demo remove` takes them down.',
};

export const importCommand: Command<ImportOptions, ImportSummary> = {
  name: 'import',
  input: 'stream',
  options: ImportOptionsSchema,
  run: async (context, options) => {
    const { input } = context;
    if (!input) throw new CommandFailed('An import needs an input to read: a file, or - for standard input.');
    const summary = await importRecords({ ...context, input }, options);
    if (summary.created > 0 && (await hasDemo(context.store, context.clock()))) context.report(BESIDE_DEMO);
    return summary;
  },
};
