import * as z from 'zod';
import { openEnum, RecordIdSchema, TimestampSchema, UrlSchema } from '../wire/primitives.js';
import { ProvinceSchema, recordFields } from './common.js';

export const REVIEW_VERDICTS = ['supported', 'refuted', 'conflicting', 'missing_context'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

export const ReviewSchema = z
  .object({
    verdict: openEnum(REVIEW_VERDICTS)
      .nullable()
      .describe('Our normalised verdict; null when the rating is not one we recognise.'),
    verdict_label: z.string().nullable().describe('The verdict in words, in the language of the record.'),
    original_rating: z.string().nullable().describe("The publisher's own wording, verbatim."),
    explanation: z.string().nullable().describe('Why, in the words of the reviewer.'),
    reviewed_at: TimestampSchema.nullable(),
    reviewer: z.string().nullable().describe('Who reviewed it: a person or an organisation.'),
    url: UrlSchema.nullable().describe('Where the review was published.'),
  })
  .meta({ id: 'Review', description: 'What a reviewer concluded about a claim.' });
export type Review = z.infer<typeof ReviewSchema>;

export const ClaimSchema = z
  .object({
    ...recordFields,
    text: z.string().describe('The claim, verbatim; `Retracted` when retracted.'),
    context: z.string().nullable().describe('How and where it was said.'),
    claimant: z.string().nullable().describe('Who said it.'),
    claimed_at: TimestampSchema.nullable(),
    first_appearance_url: UrlSchema.nullable().describe('Where it was first seen.'),
    province: ProvinceSchema.nullable(),
    event_ids: z.array(RecordIdSchema),
    review: ReviewSchema.nullable(),
  })
  .meta({ id: 'Claim', description: 'Something that was said, and what a review found.' });
export type Claim = z.infer<typeof ClaimSchema>;
