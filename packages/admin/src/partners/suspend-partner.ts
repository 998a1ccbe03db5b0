import type { PartnerOutcome } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { PartnerNameSchema } from './partner-name.js';

const PartnerOptionsSchema = z.strictObject({ partner: PartnerNameSchema });

export type PartnerOptions = z.infer<typeof PartnerOptionsSchema>;

export interface ChangedPartner {
  readonly partner: string;
  readonly result: 'suspended' | 'resumed' | 'unchanged';
  /** RFC 3339 in UTC; null when not suspended. */
  readonly suspended_at: string | null;
}

/** Suspends a partner, whose keys are refused until it is resumed. */
export const suspendPartnerCommand: Command<PartnerOptions, ChangedPartner> = {
  name: 'partners-suspend',
  input: 'none',
  options: PartnerOptionsSchema,
  run: async ({ store, clock }, { partner }) =>
    changed(partner, 'suspended', await store.partners.suspend(partner, clock())),
};

export const resumePartnerCommand: Command<PartnerOptions, ChangedPartner> = {
  name: 'partners-resume',
  input: 'none',
  options: PartnerOptionsSchema,
  run: async ({ store, clock }, { partner }) =>
    changed(partner, 'resumed', await store.partners.resume(partner, clock())),
};

function changed(partner: string, change: 'suspended' | 'resumed', outcome: PartnerOutcome): ChangedPartner {
  if (outcome.result === 'refused') {
    throw new CommandFailed(`There is no partner ${partner}. See \`partners list\`.`);
  }
  const result = outcome.result === 'changed' ? change : 'unchanged';
  return { partner, result, suspended_at: outcome.partner.suspendedAt };
}
