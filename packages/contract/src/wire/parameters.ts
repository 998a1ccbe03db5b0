import * as z from 'zod';
import { EVENT_TYPES } from '../records/event.js';
import { filtersSchemaOf, queryOf } from './list-parameters.js';
import { COUNTRY_PATTERN, PROVINCE_SLUG_PATTERN } from './primitives.js';

export const LIMIT_DEFAULT = 50;
export const LIMIT_MAXIMUM = 200;
export const WINDOW_MAXIMUM_HOURS = 876_000;
export const WINDOW_PATTERN = /^[1-9][0-9]{0,5}h$/;

const LIMIT_RULE = `must be a whole number from 1 to ${LIMIT_MAXIMUM}, in plain digits`;
const WINDOW_RULE = `must be a whole number of hours followed by the letter h, from 1h to ${WINDOW_MAXIMUM_HOURS}h`;
const PROVINCE_RULE = 'must be a province slug: lower-case ASCII letters and digits, words joined by hyphens';
const COUNTRY_RULE = 'must be a country code: two upper-case ASCII letters (ISO 3166-1 alpha-2)';
const TYPE_RULE = `must be one of ${EVENT_TYPES.join(', ')}`;
const DATE_RULE = 'must be a calendar date, YYYY-MM-DD (RFC 3339 full-date), from the year 0001';

type Window = `${number}h`;

const window = z
  .string(WINDOW_RULE)
  // Aborts at the first failure, so that the same message is not reported twice.
  .regex(WINDOW_PATTERN, { error: WINDOW_RULE, abort: true })
  .refine((value) => Number.parseInt(value, 10) <= WINDOW_MAXIMUM_HOURS, WINDOW_RULE) as z.ZodType<
  Window,
  Window
>;

// RFC 3339 allows the year 0000, but PostgreSQL does not.
const date = z.iso
  .date({ error: DATE_RULE, abort: true })
  .refine((value) => !value.startsWith('0000'), DATE_RULE);

const place = {
  province: {
    schema: z.string(PROVINCE_RULE).regex(PROVINCE_SLUG_PATTERN, PROVINCE_RULE),
    description:
      'Only records of this province. A slug that no record has yields an empty list, with a warning and suggestions in `meta.warnings`.',
    example: 'idlib',
    understood: 'Slug. An unknown slug is not repeated when it may contain a secret.',
  },
  country: {
    schema: z.string(COUNTRY_RULE).regex(COUNTRY_PATTERN, COUNTRY_RULE),
    description:
      'Only records of provinces of this country, by its ISO 3166-1 alpha-2 code. A code that no record has yields an empty list, with a warning in `meta.warnings`.',
    example: 'SY',
    understood: 'ISO 3166-1 alpha-2 code.',
  },
};

const kind = {
  type: {
    schema: z.enum(EVENT_TYPES, TYPE_RULE),
    description: 'Only events of this type.',
    example: 'battle',
    understood: 'Type of event.',
  },
};

const time = {
  from: {
    schema: date,
    description:
      'Only events that happened, or may have happened, on or after this day in UTC: those whose `occurred` overlaps the time from its start. Cannot be combined with `since`.',
    example: '2017-03-01',
    understood: 'Date.',
  },
  to: {
    schema: date,
    description:
      'Only events that happened, or may have happened, on or before this day in UTC: those whose `occurred` overlaps the time until its end. Cannot be combined with `since`.',
    example: '2017-03-31',
    understood: 'Date.',
  },
  since: {
    schema: window,
    description: `Only events of the last hours: those whose \`occurred.latest\` is not before the start of the window, which is this number of hours ago by the clock of the server. This includes events whose latest time is in the future, such as an event of today with the precision of a day. From \`1h\` to \`${WINDOW_MAXIMUM_HOURS}h\`.`,
    example: '24h',
    understood: 'Window in hours, such as `24h`.',
  },
};

const changes = {
  updated_since: {
    schema: window,
    description:
      'For mirrors: all records that were first published, corrected or retracted in the last hours, oldest change first, including retracted records. Can be combined only with `limit` and `cursor`.',
    example: '24h',
    understood: 'Window in hours, such as `24h`.',
  },
};

const EVENT_FILTERS = { ...place, ...kind, ...time, ...changes };
const RECORD_FILTERS = { ...place, ...changes };

const paging = {
  /** A number for TypeScript callers, parsed from digits. It avoids number coercion, which would accept `1e2` and `0x10`. */
  limit: z.coerce
    .string<number>()
    .regex(/^[1-9][0-9]{0,2}$/, LIMIT_RULE)
    .transform(Number)
    .refine((value) => value <= LIMIT_MAXIMUM, LIMIT_RULE)
    .optional()
    .meta({
      description: `Rows per page, from 1 to ${LIMIT_MAXIMUM}; ${LIMIT_DEFAULT} when omitted. Other values are errors.`,
      examples: [100],
      // Overrides for the OpenAPI document, because the schema itself is of a string.
      type: 'integer',
      minimum: 1,
      maximum: LIMIT_MAXIMUM,
      default: LIMIT_DEFAULT,
    }),
  cursor: z
    .string()
    .min(1, 'must be a cursor that a list of this kind returned')
    .optional()
    .meta({
      description:
        'The page to return: `page.next_cursor` of the previous page, with the same filters. Opaque.',
      examples: ['eyJvIjoiMjAyNi0wMy0xNFQwOTowMDowMFoiLCJpIjoiZXYtMTA0MiJ9.k0bV3nq1'],
    }),
};

type GivenFilters = Readonly<Record<string, unknown>>;

function refuse(context: z.RefinementCtx, parameter: string, message: string): void {
  context.addIssue({ code: 'custom', path: [parameter], message });
}

function updatedSinceStandsAlone(query: GivenFilters, context: z.RefinementCtx): void {
  if (query.updated_since === undefined) return;
  for (const parameter of Object.keys(query)) {
    if (query[parameter] === undefined || parameter === 'updated_since' || parameter in paging) continue;
    refuse(
      context,
      parameter,
      'cannot be combined with updated_since: a record that moved or was emptied must still reach every mirror',
    );
  }
}

function datesAgree(query: { from?: string; to?: string; since?: string }, context: z.RefinementCtx): void {
  const { from, to, since } = query;
  if (since !== undefined && (from !== undefined || to !== undefined)) {
    refuse(context, 'since', 'cannot be combined with from and to: they say two different windows');
  }
  if (from !== undefined && to !== undefined && from > to) refuse(context, 'from', 'must not be after to');
}

/** Query of the event list. Unknown parameters are errors, so that a misspelt filter never returns everything. */
export const EventListQuerySchema = z
  .strictObject({ ...queryOf(EVENT_FILTERS), ...paging })
  .superRefine(updatedSinceStandsAlone)
  .superRefine(datesAgree);
export type EventListQuery = z.output<typeof EventListQuerySchema>;

export const RecordListQuerySchema = z
  .strictObject({ ...queryOf(RECORD_FILTERS), ...paging })
  .superRefine(updatedSinceStandsAlone);
export type RecordListQuery = z.output<typeof RecordListQuerySchema>;

export const EventFiltersSchema = filtersSchemaOf('EventFilters', EVENT_FILTERS);
export type EventFilters = z.infer<typeof EventFiltersSchema>;

export const RecordFiltersSchema = filtersSchemaOf('RecordFilters', RECORD_FILTERS);
export type RecordFilters = z.infer<typeof RecordFiltersSchema>;
