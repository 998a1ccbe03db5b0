import { REVIEW_VERDICTS } from '@partner-api/contract';
import type { ClaimContent } from '@partner-api/safeguards';
import * as z from 'zod';
import { commonMembers, ids, optionalText, optionalTime, optionalUrl, text } from './members.js';
import { province } from './province-member.js';

const review = (now: Date) =>
  z
    .strictObject({
      verdict: z.enum(REVIEW_VERDICTS).nullable().default(null),
      verdict_label: optionalText,
      original_rating: optionalText,
      explanation: optionalText,
      reviewed_at: optionalTime('first', now),
      reviewer: optionalText,
      url: optionalUrl,
    })
    .nullable()
    .default(null);

export const claimLine = (now: Date) =>
  z.strictObject({
    kind: z.literal('claim'),
    ...commonMembers,
    text,
    context: optionalText,
    claimant: optionalText,
    claimed_at: optionalTime('first', now),
    first_appearance_url: optionalUrl,
    province: province.nullable().default(null),
    event_ids: ids,
    review: review(now),
  });

/** Returns the members in the order of the contract, because the store compares versions by their JSON text. */
export const claimContent = (line: z.infer<ReturnType<typeof claimLine>>): ClaimContent => ({
  lang: line.lang,
  external_ids: line.external_ids,
  text: line.text,
  context: line.context,
  claimant: line.claimant,
  claimed_at: line.claimed_at,
  first_appearance_url: line.first_appearance_url,
  province: line.province,
  event_ids: line.event_ids,
  review: line.review,
});
