import { OPERATOR } from '@partner-api/storage';
import { DAY_MILLISECONDS } from '@partner-api/text';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { PartnerNameSchema } from './partner-name.js';

const ClearPartnerOptionsSchema = z.strictObject({ partner: PartnerNameSchema });

export type ClearPartnerOptions = z.infer<typeof ClearPartnerOptionsSchema>;

export interface ClearedPartner {
  readonly partner: string;
  /** Counts of the last 24 hours that no longer apply. */
  readonly flags: number;
  readonly refusals: number;
}

/** Resets the flags and refusals that count against a partner. */
export const clearPartnerCommand: Command<ClearPartnerOptions, ClearedPartner> = {
  name: 'partners-clear',
  input: 'none',
  options: ClearPartnerOptionsSchema,
  run: async ({ store, clock }, { partner }) => {
    const known = await store.partners.list();
    if (!known.some(({ name }) => name === partner))
      throw new CommandFailed(`There is no partner ${partner}. See \`partners list\`.`);
    const at = clock();
    const dayBefore = new Date(at.getTime() - DAY_MILLISECONDS);
    const { flags, refusals } = await store.audit.screened(partner, dayBefore);
    await store.audit.append({
      at,
      actor: OPERATOR,
      action: 'partner.cleared',
      subject: partner,
      detail: { flags, refusals },
    });
    return { partner, flags, refusals };
  },
};
