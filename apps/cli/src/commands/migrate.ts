import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { printResult } from '../result.js';

export const migrateSchema = ({ environment, terminal }: CommandContext): Command =>
  new Command('migrate')
    .description('bring the schema of the store up to date; a server does the same when it starts')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      const { migrateStore, readConfig } = await import('../composition.js');
      const report = (text: string) => terminal.errors.write(`${text}\n`);
      const done = await migrateStore(readConfig(environment), { signal: terminal.signal, report });
      printResult(terminal, done, json);
    });
