import * as z from 'zod';

const LONGEST_CHARACTERS = 10_000;
const TextSchema = z.string().trim().min(1).max(LONGEST_CHARACTERS);

/** A labelled pair as a desk writes it. */
export const PairSchema = z.strictObject({
  claim: TextSchema,
  reviewed: TextSchema,
  context: TextSchema.nullable().default(null),
  lang: z.string().min(2).max(35).default('und'),
  same: z.boolean(),
});
