import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { type ImportOptions, ImportOptionsSchema } from './import-options.js';
import { importRecords } from './import-records.js';
import type { ImportSummary } from './summary.js';

export const importCommand: Command<ImportOptions, ImportSummary> = {
  name: 'import',
  input: 'stream',
  options: ImportOptionsSchema,
  run: async (context, options) => {
    const { input } = context;
    if (!input) throw new CommandFailed('An import needs an input to read: a file, or - for standard input.');
    return importRecords({ ...context, input }, options);
  },
};
