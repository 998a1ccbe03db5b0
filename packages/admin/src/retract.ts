import { RecordIdSchema, type RecordKind, type RecordStatus } from '@partner-api/contract';
import { redactText } from '@partner-api/safeguards';
import type { HeldSummary } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from './command.js';
import { CommandFailed } from './errors.js';
import { ReasonSchema } from './reason-option.js';

const RetractOptionsSchema = z.strictObject({
  id: RecordIdSchema,
  /** Reason for readers, served with the retracted record. */
  reason: ReasonSchema,
  /** Whether to report the effect without writing. */
  dryRun: z.boolean().default(false),
});

export type RetractOptions = z.infer<typeof RetractOptionsSchema>;

export interface Retraction {
  readonly id: string;
  readonly kind: RecordKind;
  /** Title before the retraction; for a claim its text. */
  readonly title: string;
  /** The retracted version; in a dry run the present one. */
  readonly version: number;
  readonly status: RecordStatus;
  /**
   * `unchanged` for a retracted record, which keeps its first reason. `would_be_retracted` occurs in a dry run only.
   */
  readonly result: 'retracted' | 'would_be_retracted' | 'unchanged';
  readonly reason: string;
  /** RFC 3339 in UTC; null in a dry run of a record that is not retracted. */
  readonly retracted_at: string | null;
  /** Whether partners are served the record now, so that mirrors will be notified. */
  readonly served: boolean;
  /** IDs of the served records that reference it. */
  readonly named_by: readonly string[];
  readonly dry_run: boolean;
}

/** Retracts a record: its content is no longer served, and its ID returns the reason. */
export const retractCommand: Command<RetractOptions, Retraction> = {
  name: 'retract',
  input: 'none',
  options: RetractOptionsSchema,
  run: async ({ store, clock, report }, { id: named, reason: given, dryRun }) => {
    const id = (await store.heldIds([named])).get(named) ?? named;
    const reason = redactText(given);
    const before = await store.held(id);
    const write = dryRun ? store.dryRun() : store.write;
    const [outcome] = await write([{ action: 'retract', id, kind: null, reason }], {
      now: clock(),
      // In a journal an earlier line stays superseded, but this command must take effect now.
      style: 'snapshot',
      updateReason: reason,
    });
    if (!outcome) throw new Error(`The store said nothing about ${id}`);
    if (outcome.result === 'refused') {
      throw new CommandFailed(
        `There is no record ${id}. Check the id: it is the one that the service serves.`,
      );
    }
    const held = await store.held(id);
    if (!before || !held) throw new Error(`The record ${id} was retracted and is not found`);
    const { kind, title, namedBy } = before;
    const about = { id, kind, title };
    const noticed = { served: isServed(before), named_by: namedBy, dry_run: dryRun };
    const note = (message: string) => report({ type: 'note', message });
    if (dryRun && outcome.result === 'retracted') {
      note(
        `Nothing was changed: without --dry-run, ${id} would be retracted and its title no longer published.`,
      );
      return {
        ...{ ...about, version: held.version, status: held.status, result: 'would_be_retracted' },
        ...{ reason, retracted_at: null, ...noticed },
      };
    }
    const retraction = held.corrections.at(-1);
    if (!retraction) throw new Error(`The record ${id} was retracted without a reason`);
    const result = outcome.result === 'retracted' ? 'retracted' : 'unchanged';
    if (result === 'unchanged')
      note(`${id} had been retracted before, at ${retraction.at}; nothing was changed.`);
    else if (held.withheld) {
      note(`${id} is not served, because of the publication delay, and will not be.`);
    }
    return {
      ...{ ...about, version: held.version, status: held.status, result },
      ...{ reason: retraction.reason, retracted_at: retraction.at, ...noticed },
    };
  },
};

const isServed = ({ status, withheld }: HeldSummary): boolean => status !== 'retracted' && !withheld;
