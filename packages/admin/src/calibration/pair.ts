import type { LabelledPair } from '@partner-api/research';
import * as z from 'zod';
import { plainRule } from '../plain-rule.js';

const LONGEST_CHARACTERS = 10_000;
const TextSchema = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_CHARACTERS, `must have at most ${LONGEST_CHARACTERS.toLocaleString('en')} characters`);

const LANG_RULE = 'must be a language tag of 2 to 35 characters';

/** A labelled pair as written by the desk. */
const PairSchema = z.strictObject({
  claim: TextSchema,
  reviewed: TextSchema,
  context: TextSchema.nullable().default(null),
  lang: z.string(LANG_RULE).min(2, LANG_RULE).max(35, LANG_RULE).default('und'),
  same: z.boolean(),
});

export interface PairFault {
  /** Null when the value is not an object. */
  readonly member: string | null;
  /** The broken rule, as a predicate of the member. */
  readonly rule: string;
}

/** Returns the value as a labelled pair, or its first fault. */
export function checkPair(value: unknown): { readonly pair: LabelledPair } | { readonly fault: PairFault } {
  const checked = PairSchema.safeParse(value, { error: plainRule });
  if (checked.success) return { pair: checked.data };
  const [issue] = checked.error.issues;
  if (issue?.code === 'unrecognized_keys')
    return { fault: { member: issue.keys[0] ?? null, rule: 'is not a member of a labelled pair' } };
  const [member] = issue?.path ?? [];
  return member === undefined
    ? { fault: { member: null, rule: 'must be an object' } }
    : { fault: { member: String(member), rule: issue?.message ?? 'is wrong' } };
}
