import { EVENT_KINDS, MEASURES } from '@partner-api/contract';
import * as z from 'zod';
import { ChangeSchema, PredicateSchema } from './predicate.js';

const DateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const GROUPINGS = ['day', 'month', 'year', 'province', 'type', 'actor'] as const;

const ASKS = [
  ...['holds', 'count', 'list', 'rank', 'which', 'change', 'share'],
  ...['deadliest', 'first', 'last'],
] as const;

const ComparisonSchema = z
  .strictObject({
    grouping: z.enum(['province', 'month', 'year']),
    says: z.enum(['more', 'fewer']),
    part: z.array(z.string()).min(1).describe('The parts of which it is said: slugs, `YYYY-MM` or `YYYY`.'),
    than: z.array(z.string()).min(1).nullable().describe('Null for all others.'),
    areTogether: z.boolean().describe('Whether all others are meant together, and not each of them.'),
    changedBy: ChangeSchema.nullable().describe('By how many percent of what it is compared with.'),
  })
  .describe('That one part of the scope has more than another, or than each other.');

export const EventQuerySchema = z
  .strictObject({
    asks: z
      .enum(ASKS)
      .describe(
        '`holds`: whether the predicate or the comparison is true; `count`: how many; `list`: what happened; `rank`: which group has most or fewest; `which`: of which groups the predicate holds; `change`: whether it rose or fell over the time; `share`: how many of all killed were civilians; `deadliest`, `first`, `last`: single events.',
      ),
    measure: z.enum(MEASURES),
    kind: z.enum(EVENT_KINDS),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .describe('ISO 3166-1 alpha-2; null for everywhere.'),
    provinces: z.array(z.string()).describe('Slugs of that country; none for the whole of it.'),
    window: z.strictObject({ from: DateSchema.nullable(), to: DateSchema.nullable() }),
    actors: z
      .array(z.array(z.string()).min(1))
      .describe('Each by every name that it has in the records; none for all.'),
    role: z
      .enum(['by', 'involved', 'against'])
      .describe('Whether the actors did it, had a part in it, or fought each other (`against`, of two).'),
    deaths: z
      .strictObject({
        measure: z.enum(['killed', 'civilians_killed']),
        from: z.int().min(0),
        to: z.int().min(0).nullable(),
      })
      .nullable()
      .describe('Only events in which so many were killed.'),
    isSingle: z.boolean().describe('Whether it speaks of one event among those of the scope.'),
    groupBy: z.enum(GROUPINGS).nullable(),
    isFewest: z.boolean().describe('Of a rank: whether the fewest are asked for.'),
    numberAsked: z.int().min(1).nullable().describe('How many groups or events are asked for.'),
    predicate: PredicateSchema.nullable(),
    comparison: ComparisonSchema.nullable(),
    direction: z
      .enum(['up', 'down'])
      .nullable()
      .describe('Of a change: which way it is said or asked to have gone; null for either.'),
    isRelative: z.boolean().describe('Whether the time is told from the present.'),
  })
  .describe('What a text says or asks about events.');
export type EventQuery = z.infer<typeof EventQuerySchema>;

/** JSON Schema of an event query, sent to the language model. */
export const EVENT_QUERY_JSON_SCHEMA: object = z.toJSONSchema(EventQuerySchema);

export type Grouping = (typeof GROUPINGS)[number];
export type Comparison = z.infer<typeof ComparisonSchema>;
type Asks = (typeof ASKS)[number];
/** The filters of a query, without what is asked about the events. */
export type EventScope = Pick<
  EventQuery,
  'kind' | 'country' | 'provinces' | 'window' | 'actors' | 'role' | 'deaths'
>;

/** A query without filters: the default values of every field. */
export const ANY_EVENT: EventQuery = {
  asks: 'count',
  measure: 'killed',
  kind: 'any',
  country: null,
  provinces: [],
  window: { from: null, to: null },
  actors: [],
  role: 'involved',
  deaths: null,
  isSingle: false,
  groupBy: null,
  isFewest: false,
  numberAsked: null,
  predicate: null,
  comparison: null,
  direction: null,
  isRelative: false,
};

/** The fatality measure used for ranking events. */
export function fatalityMeasure(measure: EventQuery['measure']): 'killed' | 'civilians_killed' {
  return measure === 'events' ? 'killed' : measure;
}

/** Whether a query asks for single events: the deadliest, the first or the last. */
export function isEventOrder(asks: Asks): asks is 'deadliest' | 'first' | 'last' {
  return asks === 'deadliest' || asks === 'first' || asks === 'last';
}

/** Whether the groups are periods. */
export function isTimeGrouping(grouping: Grouping | null): grouping is 'day' | 'month' | 'year' {
  return grouping === 'day' || grouping === 'month' || grouping === 'year';
}
