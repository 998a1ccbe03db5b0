import { RecordIdSchema, type RecordKind } from '@partner-api/contract';
import * as z from 'zod';
import type { Command } from './command.js';
import { CommandFailed } from './errors.js';

const REASON_MAXIMUM_CHARACTERS = 2_000;

const RetractOptionsSchema = z.strictObject({
  id: RecordIdSchema,
  /** Served with the retracted record: why, in words for readers. */
  reason: z
    .string()
    .trim()
    .min(1)
    .max(REASON_MAXIMUM_CHARACTERS)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text'),
});

export type RetractOptions = z.infer<typeof RetractOptionsSchema>;

export interface Retraction {
  readonly id: string;
  readonly kind: RecordKind;
  readonly version: number;
  readonly status: 'retracted';
  /** `unchanged` when the record had been retracted before; the earlier reason stands. */
  readonly result: 'retracted' | 'unchanged';
  readonly reason: string;
  /** RFC 3339 in UTC. */
  readonly retracted_at: string;
}

/** Takes the content of one record out of service; its id goes on answering, with the reason. */
export const retractCommand: Command<RetractOptions, Retraction> = {
  name: 'retract',
  input: 'none',
  options: RetractOptionsSchema,
  run: async ({ store, clock, report }, { id, reason }) => {
    const now = clock();
    const [outcome] = await store.write([{ action: 'retract', id, kind: null, reason }], {
      now,
      // A journal's line that was overtaken stays overtaken; a person who retracts means it now.
      style: 'snapshot',
      updateReason: reason,
      dryRun: false,
    });
    if (!outcome) throw new Error(`The store said nothing about ${id}`);
    if (outcome.result === 'refused') {
      throw new CommandFailed(
        `There is no record ${id}. Check the id: it is the one that the service serves.`,
      );
    }
    const held = await store.held(id);
    const retraction = held?.corrections.at(-1);
    if (!held || !retraction) throw new Error(`The record ${id} was retracted and is not found`);
    const { kind, version, withheld } = held;
    const result = outcome.result === 'retracted' ? 'retracted' : 'unchanged';
    const note = (message: string) => report({ type: 'note', message });
    if (result === 'unchanged')
      note(`${id} had been retracted before, at ${retraction.at}; nothing was changed.`);
    else if (withheld) {
      note(`${id} is not served, because of the publication delay, and will not be.`);
    }
    return {
      id,
      kind,
      version,
      status: 'retracted',
      result,
      reason: retraction.reason,
      retracted_at: retraction.at,
    };
  },
};
