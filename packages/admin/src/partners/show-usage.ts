import type { PartnerBudget } from '@partner-api/storage';
import { DAY_MILLISECONDS } from '@partner-api/text';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { PartnerNameSchema } from './partner-name.js';

const UsageOptionsSchema = z.strictObject({
  partner: PartnerNameSchema,
  /** Number of days, today included. */
  days: z.int().min(1).max(3_660).default(30),
});

export type UsageOptions = z.infer<typeof UsageOptionsSchema>;

export interface ShownUsage {
  readonly partner: string;
  readonly days: number;
  readonly totals: Readonly<Record<PartnerBudget, Counted>>;
  /** UTC days with requests, latest first. */
  readonly usage: readonly ({ readonly day: string; readonly budget: PartnerBudget } & Counted)[];
}

interface Counted {
  /** Admitted requests. */
  readonly admitted: number;
  /** Requests over the limit, answered with 429. */
  readonly refused: number;
}

export const showUsageCommand: Command<UsageOptions, ShownUsage> = {
  name: 'partners-usage',
  input: 'none',
  options: UsageOptionsSchema,
  run: async ({ store, clock }, { partner, days }) => {
    const first = new Date(clock().getTime() - (days - 1) * DAY_MILLISECONDS).toISOString().slice(0, 10);
    const usage = await store.partners.usage(partner, first);
    if (usage === null) throw new CommandFailed(`There is no partner ${partner}. See \`partners list\`.`);
    const total = (budget: PartnerBudget): Counted => {
      const own = usage.filter((use) => use.budget === budget);
      return {
        admitted: own.reduce((sum, { admitted }) => sum + admitted, 0),
        refused: own.reduce((sum, { refused }) => sum + refused, 0),
      };
    };
    return {
      partner,
      days,
      totals: { reads: total('reads'), research: total('research'), fact_check: total('fact_check') },
      usage,
    };
  },
};
