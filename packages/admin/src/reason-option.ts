import * as z from 'zod';

const REASON_MAXIMUM_CHARACTERS = 2_000;

/** A reason in one line of at most 2,000 characters. */
export const ReasonSchema = z
  .string()
  .trim()
  .min(1)
  .max(REASON_MAXIMUM_CHARACTERS)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text');
