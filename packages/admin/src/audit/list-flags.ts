import { HOUR_MILLISECONDS } from '@partner-api/text';
import * as z from 'zod';
import type { Command } from '../command.js';
import { PartnerNameSchema } from '../partners/partner-name.js';

const LIMIT_DEFAULT = 50;
const LIMIT_MAXIMUM = 1_000;

const ListFlagsOptionsSchema = z.strictObject({
  /** Null for all partners and open access. */
  partner: PartnerNameSchema.nullable().default(null),
  since: z
    .string()
    .regex(/^[1-9][0-9]{0,5}h$/, 'must be a number of hours such as 24h')
    .default('24h'),
  /** Maximum number of listed flags; the counts cover all of them. */
  limit: z.int().min(1).max(LIMIT_MAXIMUM).default(LIMIT_DEFAULT),
});

export type ListFlagsOptions = z.infer<typeof ListFlagsOptionsSchema>;

export interface FlagList {
  /** Number of flags by partner and rule, most frequent first. */
  readonly counts: readonly { readonly partner: string; readonly rule: string; readonly flags: number }[];
  /** Screening state of each flagged partner and of the requested partner. */
  readonly standings: readonly PartnerStanding[];
  /** Newest first. */
  readonly flags: readonly ShownFlag[];
}

interface PartnerStanding {
  readonly partner: string;
  /** Number in the last 24 hours, since the desk last cleared the partner. */
  readonly flags: number;
  readonly refusals: number;
  /** Whether further flagged requests are refused until the desk clears the partner. */
  readonly limited: boolean;
  /** Whether answers to questions were stopped after too many refusals. */
  readonly stopped: boolean;
}

interface ShownFlag {
  readonly seq: number;
  readonly at: string;
  readonly partner: string;
  readonly id: string;
  /** Operation, rules, signs and hash of the text. */
  readonly detail: unknown;
}

export const listFlagsCommand: Command<ListFlagsOptions, FlagList> = {
  name: 'audit-flags',
  input: 'none',
  options: ListFlagsOptionsSchema,
  run: async ({ store: { audit }, clock, report }, { partner, since, limit }) => {
    const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * HOUR_MILLISECONDS);
    const from = hoursAgo(Number.parseInt(since, 10));
    const actor = partner === null ? {} : { actor: partner };
    const counts = await audit.countFlags({ since: from, ...actor });
    const rows = await audit.list({ limit, action: 'request.flagged', since: from, ...actor });
    const names = new Set([...(partner === null ? [] : [partner]), ...counts.map((count) => count.actor)]);
    const standings = await Promise.all(
      [...names].map(async (name) => {
        const { flags, refusals, isLimited, isStopped } = await audit.screened(name, hoursAgo(24));
        return { partner: name, flags, refusals, limited: isLimited, stopped: isStopped };
      }),
    );
    if (rows.length === 0) report({ type: 'note', message: `Nothing was flagged in the last ${since}.` });
    return {
      counts: counts.map(({ actor: name, rule, flags }) => ({ partner: name, rule, flags })),
      standings,
      flags: rows.map(({ seq, at, actor: name, subject, detail }) => ({
        seq,
        at,
        partner: name,
        id: subject,
        detail,
      })),
    };
  },
};
