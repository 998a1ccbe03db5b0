import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';

export const demo = (context: CommandContext): Command =>
  new Command('demo').description('the demonstration data of an empty store').addCommand(
    new Command('remove')
      .description('retract all of it; a store that has anything is not filled again')
      .addOption(JSON_OPTION)
      .action(async ({ json = false }: JsonOption) => {
        await runCommand(context, { name: 'demo-remove', options: {}, json });
      }),
  );
