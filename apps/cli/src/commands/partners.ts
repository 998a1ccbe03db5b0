import { Command } from 'commander';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';
import type { World } from '../world.js';

export const partners = (world: World): Command =>
  new Command('partners')
    .description('list partners, suspend, resume and clear them')
    .addCommand(listPartners(world))
    .addCommand(changePartner(world, 'suspend', 'refuse all keys of a partner until it is resumed'))
    .addCommand(changePartner(world, 'resume', 'let the keys of a suspended partner work again'))
    .addCommand(
      changePartner(world, 'clear', 'let its flags and refusals so far no longer count against a partner'),
    );

const listPartners = (world: World) =>
  new Command('list')
    .description('show all partners')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(world, { name: 'partners-list', options: {}, json });
    });

const changePartner = (world: World, name: 'suspend' | 'resume' | 'clear', description: string) =>
  new Command(name)
    .description(description)
    .argument('<partner>', 'its name, as partners list shows it')
    .addOption(JSON_OPTION)
    .action(async (partner: string, { json = false }: JsonOption) => {
      await runCommand(world, { name: `partners-${name}`, options: { partner }, json });
    });
