import { Command } from 'commander';
import { runCommand } from '../run-command.js';
import type { World } from '../world.js';

export const partners = (world: World): Command =>
  new Command('partners')
    .description('list partners, suspend and resume them')
    .addCommand(listPartners(world))
    .addCommand(changePartner(world, 'suspend', 'refuse all keys of a partner until it is resumed'))
    .addCommand(changePartner(world, 'resume', 'let the keys of a suspended partner work again'));

const listPartners = (world: World) =>
  new Command('list')
    .description('show all partners')
    .option('--json', 'print one line of JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      await runCommand(world, { name: 'partners-list', options: {}, json });
    });

const changePartner = (world: World, name: 'suspend' | 'resume', description: string) =>
  new Command(name)
    .description(description)
    .argument('<partner>', 'its name, as partners list shows it')
    .option('--json', 'print one line of JSON')
    .action(async (partner: string, { json = false }: { json?: boolean }) => {
      await runCommand(world, { name: `partners-${name}`, options: { partner }, json });
    });
