import type { RecordKind } from '@partner-api/contract';
import type { Change, Store } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';
import { demoRecords } from './demo-records.js';
import { DEMO_COUNTRY } from './provinces.js';

const RemoveDemoOptionsSchema = z.strictObject({});

export type RemoveDemoOptions = z.infer<typeof RemoveDemoOptionsSchema>;

export interface RemovedDemo {
  readonly retracted: number;
  /** Number of withdrawn coverages of the demo, from which no absence is concluded any more. */
  readonly coverage_withdrawn: number;
}

const REASON = 'It was a fictional record for trying the service, and is not part of its data.';

/** Retracts all demo records, so that their IDs still resolve and mirrors are notified. */
export const removeDemoCommand: Command<RemoveDemoOptions, RemovedDemo> = {
  name: 'demo-remove',
  input: 'none',
  options: RemoveDemoOptionsSchema,
  run: async ({ store, clock, report }) => {
    const now = clock();
    const changes = (await standing(store, demoIds(now))).map(
      (id): Change => ({ action: 'retract', id, kind: null, reason: REASON }),
    );
    for (let start = 0; start < changes.length; start += store.batchSize) {
      await store.write(changes.slice(start, start + store.batchSize), {
        now,
        style: 'snapshot',
        updateReason: REASON,
      });
    }
    const covered = (await store.coverages.list()).filter(({ country }) => country === DEMO_COUNTRY);
    for (const { id } of covered) await store.coverages.withdraw(id, { reason: REASON, now });
    if (changes.length === 0) report({ type: 'note', message: 'The store has no demonstration data.' });
    return { retracted: changes.length, coverage_withdrawn: covered.length };
  },
};

/** Whether the store serves demo records. */
export async function hasDemo(store: Pick<Store, 'held'>, now: Date): Promise<boolean> {
  const [first] = demoIds(now);
  return first !== undefined && (await standing(store, [first])).length > 0;
}

const demoIds = (now: Date): string[] => [
  ...new Set([...demoRecords(now)].map((line) => (JSON.parse(line) as { id: string; kind: RecordKind }).id)),
];

async function standing(store: Pick<Store, 'held'>, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    const held = await store.held(id);
    if (held !== null && held.status !== 'retracted') found.push(id);
  }
  return found;
}
