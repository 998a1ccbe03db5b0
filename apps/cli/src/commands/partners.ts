import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';
import { wholeNumber } from '../whole-number.js';

export const partners = (context: CommandContext): Command =>
  new Command('partners')
    .description('list partners, set their limits, show their usage, suspend, resume and clear them')
    .addCommand(listPartners(context))
    .addCommand(limitPartner(context))
    .addCommand(showUsage(context))
    .addCommand(changePartner(context, 'suspend', 'refuse all keys of a partner until it is resumed'))
    .addCommand(changePartner(context, 'resume', 'let the keys of a suspended partner work again'))
    .addCommand(
      changePartner(context, 'clear', 'let its flags and refusals so far no longer count against a partner'),
    );

const listPartners = (context: CommandContext) =>
  new Command('list')
    .description('show all partners')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(context, { name: 'partners-list', options: {}, json });
    });

interface LimitOptions extends JsonOption {
  readonly [budget: string]: number | string | boolean | undefined;
}

const limitPartner = (context: CommandContext) =>
  new Command('limits')
    .description('set how often one partner may ask; without options, show it')
    .argument('<partner>', 'its name, as partners list shows it')
    .option('--reads <number>', 'reads in a minute; 0: no limit; default: as every partner', numberOrDefault)
    .option('--reads-per-day <number>', 'the same in a day', numberOrDefault)
    .option('--research <number>', 'research queries in a minute', numberOrDefault)
    .option('--research-per-day <number>', 'the same in a day', numberOrDefault)
    .option('--fact-check <number>', 'fact-checks in a minute', numberOrDefault)
    .option('--fact-check-per-day <number>', 'the same in a day', numberOrDefault)
    .addOption(JSON_OPTION)
    .action(async (partner: string, { json = false, ...limits }: LimitOptions) => {
      await runCommand(context, { name: 'partners-limits', options: { partner, ...limits }, json });
    });

const showUsage = (context: CommandContext) =>
  new Command('usage')
    .description('show how many requests of a partner were let in and refused, day by day in UTC')
    .argument('<partner>', 'its name, as partners list shows it')
    .option('--days <number>', 'how many days back, today included; 30 when absent', wholeNumber)
    .addOption(JSON_OPTION)
    .action(
      async (partner: string, { json = false, ...options }: JsonOption & { readonly days?: number }) => {
        await runCommand(context, { name: 'partners-usage', options: { partner, ...options }, json });
      },
    );

function numberOrDefault(text: string): number | 'default' {
  if (text === 'default') return text;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number, or the word default.');
}

const changePartner = (context: CommandContext, name: 'suspend' | 'resume' | 'clear', description: string) =>
  new Command(name)
    .description(description)
    .argument('<partner>', 'its name, as partners list shows it')
    .addOption(JSON_OPTION)
    .action(async (partner: string, { json = false }: JsonOption) => {
      await runCommand(context, { name: `partners-${name}`, options: { partner }, json });
    });
