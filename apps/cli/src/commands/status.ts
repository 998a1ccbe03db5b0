import { Command } from 'commander';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';
import type { World } from '../world.js';

export const showStatus = (world: World): Command =>
  new Command('status')
    .description('show what the store holds, and the latest imports')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(world, { name: 'status', options: {}, json });
    });
