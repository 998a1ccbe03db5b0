import { ResearchRequestSchema } from '@partner-api/contract';
import * as z from 'zod';
import type { Command } from '../command.js';

const HashTextOptionsSchema = z.strictObject({
  /** As a partner sent it, or says to have: by the rules of a request, which are those of every text in one. */
  text: ResearchRequestSchema.shape.query,
});

export type HashTextOptions = z.infer<typeof HashTextOptionsSchema>;

export interface TextHash {
  /** As in `detail.text_hash` of a refusal of the same text. */
  readonly text_hash: string;
}

/** Shows whether a text is the one that was refused, where the log does not hold it. */
export const hashTextCommand: Command<HashTextOptions, TextHash> = {
  name: 'audit-hash',
  input: 'none',
  options: HashTextOptionsSchema,
  run: async ({ store }, { text }) => ({ text_hash: await store.keyedHash(text) }),
};
