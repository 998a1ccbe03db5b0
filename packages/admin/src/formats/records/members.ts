import { LanguageTagSchema, RecordIdSchema, UrlSchema } from '@partner-api/contract';
import { parseLanguageTag } from '@partner-api/text';
import * as z from 'zod';
import { isNullMarker } from '../../input/null-marker.js';
import { type Edge, readTime } from '../times.js';

// Members of a record line. A missing member is unknown: null or empty.

export const text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .check(({ value, issues }) => {
    // A null marker comes from a script that treated it as a value.
    if (isNullMarker(value)) issues.push({ ...customIssue('null_marker', NOT_A_VALUE), input: value });
  });

const NOT_A_VALUE = 'is a null marker: write null, or omit the member';

export const optionalText = text.nullable().default(null);

export const optionalUrl = UrlSchema.nullable().default(null);

/** Nine digits, as in UCDP, so that sums over millions of rows stay exact numbers. */
const COUNT_MAXIMUM = 999_999_999;

export const optionalCount = z
  .int()
  .min(0)
  .max(COUNT_MAXIMUM, `must be at most ${COUNT_MAXIMUM}`)
  .nullable()
  .default(null);

export const ids = z.array(RecordIdSchema).default([]);

/** Parses `YYYY-MM-DD` or RFC 3339 to a UTC time in seconds. */
export const optionalTime = (edge: Edge, now: Date) =>
  z
    .string()
    .transform((value, context) => {
      const reading = readTime(value, edge, now);
      if ('time' in reading) return reading.time;
      context.addIssue(customIssue('invalid_time', reading.wrong));
      return z.NEVER;
    })
    .nullable()
    .default(null);

/** Returns an issue with its own reason code for the summary. */
export const customIssue = (reason: string, message: string) =>
  ({ code: 'custom', message, params: { reason } }) as const;

const DEFAULT_LANGUAGE = 'und';

const language = LanguageTagSchema.transform((tag) => parseLanguageTag(tag)?.canonical ?? tag).default(
  DEFAULT_LANGUAGE,
);

const externalIds = z.array(z.strictObject({ scheme: text, id: text })).default([]);

export const references = z
  .array(z.strictObject({ id: RecordIdSchema, version: z.int().min(1) }))
  .default([]);

/** Members that every kind of line can have. */
export const commonMembers = {
  id: RecordIdSchema,
  lang: language,
  external_ids: externalIds,
  status: z.enum(['published', 'disputed']).default('published'),
  sensitive: z.boolean().default(false),
  source_revision: z.int().min(0).optional(),
  correction: z
    .strictObject({
      kind: z
        .string()
        .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be one word in snake_case')
        .refine((kind) => kind !== 'retraction', 'must not be retraction: write the member retraction'),
      reason: text,
    })
    .nullable()
    .default(null),
};

export const sources = (now: Date) =>
  z
    .array(
      z
        .strictObject({
          publisher: optionalText,
          title: optionalText,
          url: optionalUrl,
          published_at: optionalTime('first', now),
        })
        .refine(
          ({ publisher, title, url }) => publisher ?? title ?? url,
          'must have a publisher, title or url',
        ),
    )
    .default([]);
