import { Command } from 'commander';
import type { World } from '../program.js';
import { runCommand } from '../run-command.js';

export const showStatus = (world: World): Command =>
  new Command('status')
    .description('show what the store holds, and the latest imports')
    .option('--json', 'print one line of JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      await runCommand(world, { name: 'status', options: {}, json });
    });
