import { ResearchRequestSchema } from '@partner-api/contract';
import * as z from 'zod';
import type { Command } from '../command.js';

const HashTextOptionsSchema = z.strictObject({
  /** The text as a partner sent it; the rules of a request's text apply. */
  text: ResearchRequestSchema.shape.query,
});

export type HashTextOptions = z.infer<typeof HashTextOptionsSchema>;

export interface TextHash {
  /** The same value as `detail.text_hash` in the audit entry of a refusal. */
  readonly text_hash: string;
}

/** Computes the hash of a text, to check whether it is the text of a refusal whose entry stores only the hash. */
export const hashTextCommand: Command<HashTextOptions, TextHash> = {
  name: 'audit-hash',
  input: 'none',
  options: HashTextOptionsSchema,
  run: async ({ store }, { text }) => ({ text_hash: await store.keyedHash(text) }),
};
