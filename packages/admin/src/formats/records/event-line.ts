import {
  EVENT_TYPES,
  LOCATION_PRECISIONS,
  type Occurrence,
  TIME_PRECISIONS,
  VERIFICATION_LEVELS,
} from '@partner-api/contract';
import type { EventDraft } from '@partner-api/safeguards';
import * as z from 'zod';
import {
  commonMembers,
  customIssue,
  ids,
  optionalCount,
  optionalText,
  optionalTime,
  sources,
  text,
} from './members.js';
import { province } from './province-member.js';

const UNKNOWN_ESTIMATE = { low: null, best: null, high: null };

const estimate = z
  .strictObject({ low: optionalCount, best: optionalCount, high: optionalCount })
  .superRefine(({ low, best, high }, context) => {
    const known = [low, best, high].filter((value) => value !== null);
    const isOrdered = known.every((value, index) => index === 0 || value >= (known[index - 1] ?? 0));
    if (!isOrdered) context.addIssue(customIssue('invalid_estimate', 'must have low <= best <= high'));
  })
  .default(UNKNOWN_ESTIMATE);

/** Validation messages of zod do not quote the value, which is an exact coordinate. */
const location = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    // Without a precision the location counts as coarse.
    precision: z.enum(LOCATION_PRECISIONS).default('district'),
    uncertainty_m: z.number().min(0).nullable().default(null),
  })
  .nullable()
  .default(null);

const occurred = (now: Date) =>
  z
    .strictObject({
      earliest: optionalTime('first', now),
      latest: optionalTime('last', now),
      precision: z.enum(TIME_PRECISIONS).optional(),
    })
    .transform(({ earliest, latest, precision }, context): Occurrence => {
      if (earliest !== null && latest !== null && earliest > latest) {
        context.addIssue(customIssue('invalid_time', 'must not end before it begins'));
      }
      return { earliest, latest, precision: precision ?? precisionOf(earliest, latest) };
    });

const DATE_LENGTH = 'YYYY-MM-DD'.length;

function precisionOf(earliest: string | null, latest: string | null): Occurrence['precision'] {
  const isOneDay = earliest !== null && earliest.slice(0, DATE_LENGTH) === latest?.slice(0, DATE_LENGTH);
  return isOneDay ? 'day' : 'unknown';
}

export const eventLine = (now: Date) =>
  z.strictObject({
    kind: z.literal('event'),
    ...commonMembers,
    title: text,
    summary: optionalText,
    type: z.enum(EVENT_TYPES),
    occurred: occurred(now),
    province: province.nullable().default(null),
    location,
    actors: z.array(z.strictObject({ name: text, role: optionalText })).default([]),
    casualties: z
      .strictObject({ killed: estimate, civilians_killed: estimate })
      .default({ killed: UNKNOWN_ESTIMATE, civilians_killed: UNKNOWN_ESTIMATE }),
    verification: z
      .strictObject({ level: z.enum(VERIFICATION_LEVELS), source_count: optionalCount })
      .nullable()
      .default(null),
    sources: sources(now),
    dossier_ids: ids,
    claim_ids: ids,
  });

/** Returns the members in the order of the contract, because the store compares versions by their JSON text. */
export const eventContent = (line: z.infer<ReturnType<typeof eventLine>>): EventDraft => ({
  lang: line.lang,
  external_ids: line.external_ids,
  title: line.title,
  summary: line.summary,
  type: line.type,
  occurred: line.occurred,
  province: line.province,
  location: line.location,
  actors: line.actors,
  casualties: line.casualties,
  verification: line.verification,
  sources: line.sources,
  dossier_ids: line.dossier_ids,
  claim_ids: line.claim_ids,
});
