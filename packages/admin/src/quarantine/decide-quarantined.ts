import { RecordIdSchema, type RecordKind } from '@partner-api/contract';
import type { Outcome } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';

const DecideOptionsSchema = z.strictObject({ id: RecordIdSchema });

type DecideOptions = z.infer<typeof DecideOptionsSchema>;

interface DecidedRecord {
  readonly id: string;
  readonly kind: RecordKind;
}

export interface Released extends DecidedRecord {
  readonly result: Outcome['result'];
  /** Whether the publication delay withholds it. */
  readonly withheld: boolean;
}

/** Publishes a held record as its import would have done; the same version is not held again. */
export const releaseQuarantinedCommand: Command<DecideOptions, Released> = {
  name: 'quarantine-release',
  input: 'none',
  options: DecideOptionsSchema,
  run: async ({ store, clock }, { id }) => {
    const held = await store.quarantine.find(id);
    if (held === null) throw nothingWaits(id);
    const { change, style, updateReason } = held;
    // Writes before deciding: after an interruption between the two the record is still held, and releasing it again
    // changes nothing.
    const [outcome] = await store.write([change], { now: clock(), style, updateReason });
    if (!outcome) throw new Error(`The store said nothing about ${id}`);
    if (outcome.result === 'refused')
      throw new CommandFailed(`${id} cannot be published: ${outcome.detail}.`);
    await store.quarantine.decide(id, 'released', clock());
    const withheld = 'withheld' in outcome && outcome.withheld === true;
    return { id, kind: change.record.kind, result: outcome.result, withheld };
  },
};

export interface Rejected extends DecidedRecord {
  readonly result: 'rejected';
}

/** Deletes a held version, which is not accepted again; an earlier served version stays. */
export const rejectQuarantinedCommand: Command<DecideOptions, Rejected> = {
  name: 'quarantine-reject',
  input: 'none',
  options: DecideOptionsSchema,
  run: async ({ store, clock }, { id }) => {
    const held = await store.quarantine.find(id);
    if (held === null || !(await store.quarantine.decide(id, 'rejected', clock()))) throw nothingWaits(id);
    return { id, kind: held.change.record.kind, result: 'rejected' };
  },
};

const nothingWaits = (id: string): CommandFailed =>
  new CommandFailed(`There is no record ${id} in quarantine. See \`quarantine list\`.`);
