import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';

export const quarantine = (context: CommandContext): Command =>
  new Command('quarantine')
    .description('look at records whose texts may tell where people at risk are, and decide')
    .addCommand(listQuarantine(context))
    .addCommand(decide(context, 'release', 'publish what waits: it endangers nobody'))
    .addCommand(decide(context, 'reject', 'forget what waits; the same version is not taken again'));

const listQuarantine = (context: CommandContext) =>
  new Command('list')
    .description('show what waits, with the doubtful texts')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(context, { name: 'quarantine-list', options: {}, json });
    });

const decide = (context: CommandContext, name: 'release' | 'reject', description: string) =>
  new Command(name)
    .description(description)
    .argument('<id>', 'the id of the record, as quarantine list shows it')
    .addOption(JSON_OPTION)
    .action(async (id: string, { json = false }: JsonOption) => {
      await runCommand(context, { name: `quarantine-${name}`, options: { id }, json });
    });
