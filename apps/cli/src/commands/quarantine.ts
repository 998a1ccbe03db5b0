import { Command } from 'commander';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';
import type { World } from '../world.js';

export const quarantine = (world: World): Command =>
  new Command('quarantine')
    .description('look at records whose texts may tell where people at risk are, and decide')
    .addCommand(listQuarantine(world))
    .addCommand(decide(world, 'release', 'publish what waits: it endangers nobody'))
    .addCommand(decide(world, 'reject', 'forget what waits; the same version is not taken again'));

const listQuarantine = (world: World) =>
  new Command('list')
    .description('show what waits, with the doubtful texts')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(world, { name: 'quarantine-list', options: {}, json });
    });

const decide = (world: World, name: 'release' | 'reject', description: string) =>
  new Command(name)
    .description(description)
    .argument('<id>', 'the id of the record, as quarantine list shows it')
    .addOption(JSON_OPTION)
    .action(async (id: string, { json = false }: JsonOption) => {
      await runCommand(world, { name: `quarantine-${name}`, options: { id }, json });
    });
