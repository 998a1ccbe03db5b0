import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';

interface Options extends JsonOption {
  readonly reason: string;
  readonly dryRun?: boolean;
}

export const retractRecord = (context: CommandContext): Command =>
  new Command('retract')
    .description('take a record down: its id stays, its content goes, and the reason is published')
    .argument('<id>', 'the id of the record')
    .requiredOption('--reason <text>', 'why, in words for readers')
    .option('--dry-run', 'tell what would be taken down and who would notice, and write nothing')
    .addOption(JSON_OPTION)
    .action(async (id: string, { reason, dryRun = false, json = false }: Options) => {
      await runCommand(context, { name: 'retract', options: { id, reason, dryRun }, json });
    });
