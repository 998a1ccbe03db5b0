import { Command } from 'commander';
import { runCommand } from '../run-command.js';
import type { World } from '../world.js';

interface Options {
  readonly reason: string;
  readonly json?: boolean;
}

export const retractRecord = (world: World): Command =>
  new Command('retract')
    .description('take a record down: its id stays, its content goes, and the reason is published')
    .argument('<id>', 'the id of the record')
    .requiredOption('--reason <text>', 'why, in words for readers')
    .option('--json', 'print one line of JSON')
    .action(async (id: string, { reason, json = false }: Options) => {
      await runCommand(world, { name: 'retract', options: { id, reason }, json });
    });
