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
      .describe('How well this claim matches the submitted one, from 0 to 1; not a probability.'),
    method: z.string().describe('How it was matched.'),
  })
  .meta({
    id: 'MatchedClaim',
    description: 'A stored claim that is similar to the submitted one, best first.',
  });
export type MatchedClaim = z.infer<typeof MatchedClaimSchema>;

export const FactCheckResultSchema = z
  .object({
    id: z.string().describe('Identifier of this result.'),
    claim: z
      .string()
      .describe(
        'The submitted claim, trimmed; `[location removed]` replaces exact places, and `pk_…` replaces keys.',
      ),
    locale: ResolvedLocaleSchema,
    verdict: openEnum(VERDICTS).describe(
      'For `insufficient_evidence`, `coverage` shows what was searched. The verdict does not depend on the locale.',
    ),
    verdict_label: z.string().describe('The verdict in words, in the resolved locale.'),
    explanation: z.string().describe('The reasons for the verdict, in the resolved locale.'),
    matched_claims: z.array(MatchedClaimSchema),
    ...resultFields,
  })
  .meta({ id: 'FactCheckResult', description: 'A verdict on the claim, with its evidence.' });
export type FactCheckResult = z.infer<typeof FactCheckResultSchema>;
