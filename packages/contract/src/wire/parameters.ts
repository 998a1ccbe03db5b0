import * as z from 'zod';
import { PROVINCE_SLUG_PATTERN } from './primitives.js';

export const LIMIT_DEFAULT = 50;
export const LIMIT_MAXIMUM = 200;
export const WINDOW_MAXIMUM_HOURS = 87_600;

const LIMIT_RULE = `must be a whole number from 1 to ${LIMIT_MAXIMUM}, in plain digits`;
const WINDOW_RULE = `must be a whole number of hours followed by the letter h, from 1h to ${WINDOW_MAXIMUM_HOURS}h`;
const PROVINCE_RULE = 'must be a province slug: lower-case ASCII letters and digits, words joined by hyphens';

const window = z
  .string(WINDOW_RULE)
  // Stops at the first breach: the same rule is not told twice.
  .regex(/^[1-9][0-9]{0,4}h$/, { error: WINDOW_RULE, abort: true })
  .refine((value) => Number.parseInt(value, 10) <= WINDOW_MAXIMUM_HOURS, WINDOW_RULE);

const province = z
  .string(PROVINCE_RULE)
  .regex(PROVINCE_SLUG_PATTERN, PROVINCE_RULE)
  .optional()
  .meta({
    description:
      'Only records of this province. A slug that no record has yields an empty list, with a warning and suggestions in `meta.warnings`.',
    examples: ['idlib'],
  });

const since = window.optional().meta({
  description:
    'Only events of the last so many hours: those whose `occurred.latest` is not before the start of the window, which is so many hours ago by the clock of the server. What may still lie ahead is among them, such as an event known to the day. From `1h` to `87600h`.',
  examples: ['24h'],
});

const updatedSince = window.optional().meta({
  description:
    'For mirrors: everything first published, corrected or retracted in the last so many hours, oldest change first, retracted records included. Takes no filter beside it, only `limit` and `cursor`.',
  examples: ['24h'],
});

/** A number for TypeScript callers; on the wire, digits. `1e2` and `0x10` must not pass, hence no number coercion. */
const limit = z.coerce
  .string<number>()
  .regex(/^[1-9][0-9]{0,2}$/, LIMIT_RULE)
  .transform(Number)
  .refine((value) => value <= LIMIT_MAXIMUM, LIMIT_RULE)
  .optional()
  .meta({
    description: `Rows in a page, from 1 to ${LIMIT_MAXIMUM}; ${LIMIT_DEFAULT} when omitted. Never clamped.`,
    examples: [100],
    // What the digits mean, for the OpenAPI document: the schema itself is one of text.
    type: 'integer',
    minimum: 1,
    maximum: LIMIT_MAXIMUM,
    default: LIMIT_DEFAULT,
  });

const cursor = z
  .string()
  .min(1, 'must be a cursor that a list of this kind returned')
  .optional()
  .meta({
    description: 'Where to go on: `page.next_cursor` of the page before, with the same filters. Opaque.',
    examples: ['eyJvIjoiMjAyNi0wMy0xNFQwOTowMDowMFoiLCJpIjoiZXYtMTA0MiJ9.k0bV3nq1'],
  });

const updatedSinceStandsAlone = (
  query: { updated_since?: string; province?: string; since?: string },
  context: z.RefinementCtx,
) => {
  if (query.updated_since === undefined) return;
  for (const parameter of ['province', 'since'] as const) {
    if (query[parameter] === undefined) continue;
    context.addIssue({
      code: 'custom',
      path: [parameter],
      message:
        'cannot be combined with updated_since: a record that moved or was emptied must still reach every mirror',
    });
  }
};

/** Anything else in the query string is an error, so that a misspelt filter never returns everything. */
export const EventListQuerySchema = z
  .strictObject({ province, since, updated_since: updatedSince, limit, cursor })
  .superRefine(updatedSinceStandsAlone);
export type EventListQuery = z.output<typeof EventListQuerySchema>;

export const RecordListQuerySchema = z
  .strictObject({ province, updated_since: updatedSince, limit, cursor })
  .superRefine(updatedSinceStandsAlone);
export type RecordListQuery = z.output<typeof RecordListQuerySchema>;

const FILTERS = 'The filters as they were understood; null where not given.';

const filterFields = {
  province: z
    .string()
    .nullable()
    .describe('Slug. One that no record has and that reads as a place of its own is not repeated.'),
  updated_since: z.string().nullable().describe('Window in hours, such as `24h`.'),
};

export const EventFiltersSchema = z
  .object({ ...filterFields, since: z.string().nullable().describe('Window in hours, such as `24h`.') })
  .meta({ id: 'EventFilters', description: FILTERS });
export type EventFilters = z.infer<typeof EventFiltersSchema>;

export const RecordFiltersSchema = z.object(filterFields).meta({ id: 'RecordFilters', description: FILTERS });
export type RecordFilters = z.infer<typeof RecordFiltersSchema>;
