import * as z from 'zod';
import { openEnum, RecordIdSchema } from '../wire/primitives.js';
import { ReviewSchema } from './claim.js';
import { ResolvedLocaleSchema, resultFields } from './evidence.js';

export const VERDICTS = [
  'supported',
  'refuted',
  'conflicting',
  'missing_context',
  'insufficient_evidence',
  'not_checkable',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const MatchedClaimSchema = z
  .object({
    id: RecordIdSchema,
    version: z.int().min(1).describe('The version that was read.'),
    text: z.string().describe('The stored claim, verbatim.'),
    review: ReviewSchema.nullable(),
    score: z
      .number()
      .min(0)
      .max(1)
      .describe('How much of the claim this one matches, from 0 to 1; not a probability.'),
    method: z.string().describe('How it was matched.'),
  })
  .meta({ id: 'MatchedClaim', description: 'A stored claim like the one submitted, best first.' });
export type MatchedClaim = z.infer<typeof MatchedClaimSchema>;

export const FactCheckResultSchema = z
  .object({
    id: z.string().describe('Identifier of this result.'),
    claim: z
      .string()
      .describe(
        'The claim as understood: trimmed, with `[location removed]` where it gave a place exactly, and with `pk_…` where it held a key.',
      ),
    locale: ResolvedLocaleSchema,
    verdict: openEnum(VERDICTS).describe(
      '`insufficient_evidence` is an honest answer: see `coverage`. The verdict does not depend on the locale.',
    ),
    verdict_label: z.string().describe('The verdict in words, in the resolved locale.'),
    explanation: z.string().describe('How the verdict came about, in the resolved locale.'),
    matched_claims: z.array(MatchedClaimSchema),
    ...resultFields,
  })
  .meta({ id: 'FactCheckResult', description: 'A verdict on the claim, and what it rests on.' });
export type FactCheckResult = z.infer<typeof FactCheckResultSchema>;
