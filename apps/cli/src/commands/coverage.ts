import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';
import { wholeNumber } from '../whole-number.js';

interface WithdrawOptions extends JsonOption {
  readonly reason: string;
}

export const coverage = (context: CommandContext): Command =>
  new Command('coverage')
    .description('list and withdraw the coverage that imports declare')
    .addCommand(listCoverage(context))
    .addCommand(withdrawCoverage(context));

const listCoverage = (context: CommandContext) =>
  new Command('list')
    .description('show the declared coverage with its imports')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(context, { name: 'coverage-list', options: {}, json });
    });

const withdrawCoverage = (context: CommandContext) =>
  new Command('withdraw')
    .description('withdraw a coverage; its records stay')
    .argument('<id>', 'its number, as coverage list shows it', wholeNumber)
    .requiredOption('--reason <text>', 'why, for the audit log')
    .addOption(JSON_OPTION)
    .action(async (id: number, { reason, json = false }: WithdrawOptions) => {
      await runCommand(context, { name: 'coverage-withdraw', options: { id, reason }, json });
    });
