import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';

export const showStatus = (context: CommandContext): Command =>
  new Command('status')
    .description('show what the store holds, and the latest imports')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(context, { name: 'status', options: {}, json });
    });
