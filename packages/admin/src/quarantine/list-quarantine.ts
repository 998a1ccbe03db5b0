import type { RecordKind } from '@partner-api/contract';
import type { HeldChange } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';

const ListQuarantineOptionsSchema = z.strictObject({});

export interface QuarantineList {
  /** Oldest first. */
  readonly quarantine: readonly ShownQuarantined[];
}

interface ShownQuarantined {
  readonly id: string;
  readonly kind: RecordKind;
  readonly held_at: string;
  /** Name of the input file. */
  readonly input: string;
  readonly doubts: readonly {
    readonly field: string;
    readonly rules: readonly string[];
    readonly text: string;
  }[];
}

export const listQuarantineCommand: Command<z.infer<typeof ListQuarantineOptionsSchema>, QuarantineList> = {
  name: 'quarantine-list',
  input: 'none',
  options: ListQuarantineOptionsSchema,
  run: async ({ store }) => ({
    quarantine: (await store.quarantine.list()).map(({ change, heldAt, input, doubts }) => ({
      ...{ id: change.record.id, kind: change.record.kind, held_at: heldAt, input },
      doubts: doubts.map(({ field, rules }) => ({ field, rules, text: textAt(change, field) })),
    })),
  }),
};

/** Returns the text of a doubtful field. */
function textAt({ record, correction }: HeldChange['change'], field: string): string {
  const root: unknown = field.startsWith('correction.') ? { correction } : record.content;
  const found = field
    .split(/[.[\]]+/)
    .filter((name) => name !== '')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      root,
    );
  return typeof found === 'string' ? found : '';
}
