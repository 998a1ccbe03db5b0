import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { printResult } from '../result.js';

export const copy = ({ environment, terminal }: CommandContext): Command =>
  new Command('copy')
    .description(
      'copy the embedded store, with keys, versions and audit log, into an empty PostgreSQL database',
    )
    .requiredOption('--to <address>', 'the database, such as postgres://user@host/partner')
    .addOption(JSON_OPTION)
    .addHelpText('after', '\nAn interrupted copy resumes when it is run again. The server must be stopped.')
    .action(async ({ to, json = false }: JsonOption & { readonly to: string }) => {
      const { copyStoreTo, readConfig } = await import('../composition.js');
      const report = (text: string) => terminal.errors.write(`${text}\n`);
      const copied = await copyStoreTo(readConfig(environment), to, { signal: terminal.signal, report });
      printResult(terminal, copied, json);
    });
