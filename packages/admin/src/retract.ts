import { RecordIdSchema, type RecordKind, type RecordStatus } from '@partner-api/contract';
import { redactText } from '@partner-api/safeguards';
import type { HeldSummary } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from './command.js';
import { CommandFailed } from './errors.js';
import { ReasonSchema } from './reason-option.js';

const RetractOptionsSchema = z.strictObject({
  id: RecordIdSchema,
  /** Served with the retracted record: why, in words for readers. */
  reason: ReasonSchema,
  /** Tell what would be taken down; write nothing. */
  dryRun: z.boolean().default(false),
});

export type RetractOptions = z.infer<typeof RetractOptionsSchema>;

export interface Retraction {
  readonly id: string;
  readonly kind: RecordKind;
  /** As it was until now; of a claim, its text. */
  readonly title: string;
  /** The one that says that the record is retracted; in a dry run the present one. */
  readonly version: number;
  readonly status: RecordStatus;
  /**
   * `unchanged` when the record had been retracted before; the earlier reason stands. `would_be_retracted` in a dry
   * run alone: nothing was changed.
   */
  readonly result: 'retracted' | 'would_be_retracted' | 'unchanged';
  readonly reason: string;
  /** RFC 3339 in UTC; null when it was not, in a dry run. */
  readonly retracted_at: string | null;
  /** Whether partners have it now, and mirrors will be told. */
  readonly served: boolean;
  /** Records that partners are served and that name it. */
  readonly named_by: readonly string[];
  readonly dry_run: boolean;
}

/** Takes the content of one record out of service; its id goes on answering, with the reason. */
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
      // A journal's line that was overtaken stays overtaken; a person who retracts means it now.
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
        `Nothing was changed: without --dry-run ${id} would be taken down and its title published no more.`,
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
