import { Command } from 'commander';
import { runCommand } from '../run-command.js';
import type { World } from '../world.js';

export const showStatus = (world: World): Command =>
  new Command('status')
    .description('show what the store holds, and the latest imports')
    .option('--json', 'print one line of JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      await runCommand(world, { name: 'status', options: {}, json });
    });
