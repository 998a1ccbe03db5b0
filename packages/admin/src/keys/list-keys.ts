import * as z from 'zod';
import type { Command } from '../command.js';
import { type ShownKey, toShownKey } from './shown-key.js';

const ListKeysOptionsSchema = z.strictObject({});

export type ListKeysOptions = z.infer<typeof ListKeysOptionsSchema>;

export interface KeyList {
  /** Newest first, expired and revoked ones included. */
  readonly keys: readonly ShownKey[];
}

export const listKeysCommand: Command<ListKeysOptions, KeyList> = {
  name: 'keys-list',
  input: 'none',
  options: ListKeysOptionsSchema,
  run: async ({ store, clock }) => {
    const now = clock();
    return { keys: (await store.keys.list()).map((key) => toShownKey(key, now)) };
  },
};
