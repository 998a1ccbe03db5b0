import * as z from 'zod';
import type { Command } from '../command.js';

const LIMIT_DEFAULT = 50;
const LIMIT_MAXIMUM = 1_000;

const ListAuditOptionsSchema = z.strictObject({
  limit: z.int().min(1).max(LIMIT_MAXIMUM).default(LIMIT_DEFAULT),
  /** Exclusive upper bound of `seq`; null for the latest rows. */
  before: z.int().min(1).nullable().default(null),
  /** Only the entry of this `decision_id`, which the partner got with its refusal; null for all rows. */
  decision: z.uuid('must be a decision_id as in the answer that the partner got').nullable().default(null),
});

export type ListAuditOptions = z.infer<typeof ListAuditOptionsSchema>;

export interface AuditList {
  /** Newest first. */
  readonly entries: readonly ShownAuditRow[];
}

/** A row as stored, so that its hash can be recomputed. */
interface ShownAuditRow {
  readonly seq: number;
  /** RFC 3339 in UTC. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: unknown;
  readonly previous_hash: string;
  readonly hash: string;
}

export const listAuditCommand: Command<ListAuditOptions, AuditList> = {
  name: 'audit-list',
  input: 'none',
  options: ListAuditOptionsSchema,
  run: async ({ store, report }, { limit, before, decision }) => {
    const rows = await store.audit.list({
      limit,
      ...(before === null ? {} : { before }),
      ...(decision === null ? {} : { subject: decision }),
    });
    if (decision !== null && rows.length === 0)
      report({ type: 'note', message: `The log has no decision ${decision}.` });
    return {
      entries: rows.map(({ previousHash, hash, ...row }) => ({ ...row, previous_hash: previousHash, hash })),
    };
  },
};
