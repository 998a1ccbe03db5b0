import type { PartnerBudget, PartnerLimits } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { PartnerNameSchema } from './partner-name.js';

const limit = z.union([z.int().min(0).max(100_000_000), z.literal('default')]).optional();

type GivenLimit = z.infer<typeof limit>;

/** A number sets a limit and 0 removes it; `default` restores the default; an absent option changes nothing. */
const LimitPartnerOptionsSchema = z.strictObject({
  partner: PartnerNameSchema,
  reads: limit,
  readsPerDay: limit,
  research: limit,
  researchPerDay: limit,
  factCheck: limit,
  factCheckPerDay: limit,
});

export type LimitPartnerOptions = z.infer<typeof LimitPartnerOptionsSchema>;

export interface LimitedPartner {
  readonly partner: string;
  readonly result: 'changed' | 'unchanged';
  /** Null: the default; 0: no limit. */
  readonly limits: Readonly<Record<PartnerBudget, ShownLimit>>;
}

interface ShownLimit {
  readonly per_minute: number | null;
  readonly per_day: number | null;
}

export const limitPartnerCommand: Command<LimitPartnerOptions, LimitedPartner> = {
  name: 'partners-limits',
  input: 'none',
  options: LimitPartnerOptionsSchema,
  run: async ({ store, clock }, { partner, ...given }) => {
    const known = (await store.partners.list()).find(({ name }) => name === partner);
    if (!known) throw new CommandFailed(`There is no partner ${partner}. See \`partners list\`.`);
    const { reads, research, fact_check } = known.limits;
    const limits: PartnerLimits = withoutEmpty({
      reads: changed(reads, given.reads, given.readsPerDay),
      research: changed(research, given.research, given.researchPerDay),
      fact_check: changed(fact_check, given.factCheck, given.factCheckPerDay),
    });
    const outcome = await store.partners.setLimits(partner, limits, clock());
    const result = outcome.result === 'changed' ? 'changed' : 'unchanged';
    return { partner, result, limits: shownLimits(limits) };
  },
};

type Limit = NonNullable<PartnerLimits[PartnerBudget]>;

function changed(held: Limit = {}, perMinute: GivenLimit, perDay: GivenLimit): Limit {
  const minute = perMinute === undefined ? held.perMinute : perMinute;
  const day = perDay === undefined ? held.perDay : perDay;
  return {
    ...(minute === 'default' || minute === undefined ? {} : { perMinute: minute }),
    ...(day === 'default' || day === undefined ? {} : { perDay: day }),
  };
}

const withoutEmpty = (limits: Record<PartnerBudget, Limit>): PartnerLimits =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => Object.keys(limit).length > 0));

function shownLimits(limits: PartnerLimits): LimitedPartner['limits'] {
  const shown = (limit: Limit = {}): ShownLimit => ({
    per_minute: limit.perMinute ?? null,
    per_day: limit.perDay ?? null,
  });
  return {
    reads: shown(limits.reads),
    research: shown(limits.research),
    fact_check: shown(limits.fact_check),
  };
}
