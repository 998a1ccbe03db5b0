import * as z from 'zod';
import { DateSchema, openEnum, ProvinceSlugSchema } from '../wire/primitives.js';
import { EVENT_TYPES } from './event.js';

/** What a computation counts: events, people killed in them, or civilians killed in them. */
export const MEASURES = ['events', 'killed', 'civilians_killed'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * Kinds of events in questions and claims: the ACLED types, the UCDP types of violence (`state_based`, `non_state`,
 * `one_sided`), `attack` and `violent` for words that cover several types, and `any`.
 */
export const EVENT_KINDS = [
  'any',
  ...EVENT_TYPES,
  'state_based',
  'non_state',
  'one_sided',
  'attack',
  'violent',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const EXTENTS = ['whole', 'part', 'none'] as const;
export type Extent = (typeof EXTENTS)[number];

/** Maximum number of counted events that `used_records` names. */
export const NAMED_EVENTS_LIMIT = 1000;

const CountSchema = z
  .object({
    events: z.int().min(0).describe('Number of events.'),
    low: z
      .int()
      .min(0)
      .describe(
        'Sum of the low estimates; when events are counted, their number; with `scope.deaths`, the number of events that certainly have that many deaths.',
      ),
    best: z.int().min(0).nullable().describe('Sum of the best estimates; null when one is unknown.'),
    high: z.int().min(0).nullable().describe('Sum of the high estimates; null when one has no upper bound.'),
  })
  .meta({ id: 'Count', description: 'The number of events, and the counted measure.' });
export type Count = z.infer<typeof CountSchema>;

const ScopeSchema = z
  .object({
    country: z.string().nullable().describe('ISO 3166-1 alpha-2; null for everywhere.'),
    provinces: z.array(ProvinceSlugSchema).describe('Empty for the whole country.'),
    from: DateSchema.nullable().describe('First day; null when open.'),
    to: DateSchema.nullable().describe('Last day; null when open.'),
    kind: openEnum(EVENT_KINDS).describe('Kind of events.'),
    actors: z
      .array(z.string())
      .describe('The parties, each by one of its names in the records; empty for all.'),
    actor_names: z
      .array(z.array(z.string()).min(1))
      .optional()
      .describe(
        'For each of `actors`, in order, all names in the records that count as this party; an event needs one of them. Absent in contract 1.0.0.',
      ),
    role: openEnum(['by', 'involved', 'against']).describe(
      '`by`: the actors were the perpetrators; `involved`: they took part; `against`: two of them were on different sides.',
    ),
    deaths: z
      .object({
        measure: openEnum(['killed', 'civilians_killed']).describe('Who was killed.'),
        from: z.int().min(0).describe('The minimum.'),
        to: z.int().min(0).nullable().describe('The maximum; null when there is none.'),
      })
      .optional()
      .describe(
        'Only events with this number of deaths. `counted.low` is the number of events that certainly have it, whichever estimate is right; `counted.best` the number that have it by the best estimate; and `counted.high`, like `counted.events`, the number that may have it.',
      ),
  })
  .meta({ id: 'ComputationScope', description: 'The events that a computation is about.' });

const QUESTIONS_ASKED = [
  ...['holds', 'count', 'list', 'rank', 'which', 'change', 'share', 'deadliest', 'first', 'last'],
] as const;

const ComputationQuerySchema = z
  .object({
    text: z.string().describe('How the text was understood, in words, in the resolved locale.'),
    asks: openEnum(QUESTIONS_ASKED).describe(
      '`holds`: whether the predicate or the comparison is true; `count`: how many; `list`: what happened; `rank`: which group has most or fewest; `which`: for which groups the predicate is true; `change`: whether it rose or fell; `share`: how many of all killed were civilians; `deadliest`, `first`, `last`: single events.',
    ),
    group_by: openEnum(['day', 'month', 'year', 'province', 'type', 'actor'])
      .nullable()
      .describe('The grouping of the number; null for a single number.'),
    fewest: z.boolean().describe('For `rank`: whether the groups with the fewest are asked for.'),
    number_asked: z.int().min(1).nullable().describe('How many groups or events are asked for.'),
    predicate: z
      .object({
        says: z.string().describe('The operator, such as `at_least`, `about` or `none`.'),
        number: z.number().nullable().describe('The number.'),
        other: z.number().nullable().describe('The second number of a range, as in "between 20 and 30".'),
      })
      .meta({ id: 'ComputationPredicate', description: 'A condition on a number.' })
      .nullable(),
    comparison: z
      .object({
        grouping: openEnum(['province', 'month', 'year']).describe('The kind of the compared groups.'),
        says: openEnum(['more', 'fewer']).describe('Whether `part` is claimed to have more or fewer.'),
        part: z.array(z.string()).describe('The keys of the groups that are claimed to have more or fewer.'),
        than: z
          .array(z.string())
          .nullable()
          .describe('The keys of the groups that `part` is compared with; null for all others.'),
        percent: z.number().nullable().describe('The claimed difference in percent, if any.'),
      })
      .meta({ id: 'ComputationComparison', description: 'A comparison of groups.' })
      .nullable(),
  })
  .meta({ id: 'ComputationQuery', description: 'How a question or a claim was understood.' });

export const ComputationSchema = z
  .object({
    measure: openEnum(MEASURES).describe('What was counted.'),
    scope: ScopeSchema,
    query: ComputationQuerySchema.optional().describe(
      'How the text was understood, so that a person can check it. Absent in contract 1.0.0.',
    ),
    counted: CountSchema.describe(
      'Events that certainly belong to the scope. With `scope.deaths`, events that certainly belong to it in all other respects, and may have that many deaths.',
    ),
    possible: CountSchema.describe(
      'Events that may belong to the scope, because their province, day, type or actor is not known precisely. The true number is between `counted.low` and the sum of `counted.high` and `possible.high`.',
    ),
    unattributed: CountSchema.optional().describe(
      'The part of `possible` that has no known province, when the scope has provinces. Absent in contract 1.0.0.',
    ),
    missing_bounds: z
      .object({
        low: z.int().min(0).describe('Events without a low estimate.'),
        high: z.int().min(0).describe('Events without a high estimate.'),
      })
      .meta({
        id: 'MissingBounds',
        description: 'Counted events whose source gives a best estimate without a low or a high one.',
      })
      .optional()
      .describe(
        'The number of counted events with a missing bound. The best estimate replaces a missing low one; a bound for all killed replaces a missing high one of civilians. Absent in contract 1.0.0.',
      ),
    groups: z
      .array(
        z
          .object({
            key: z
              .string()
              .describe(
                'A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type, or the name of a party as the source writes it. An event counts for each of its parties.',
              ),
            counted: CountSchema,
            possible: CountSchema,
          })
          .meta({ id: 'ComputationGroup', description: 'The counts of one group.' }),
      )
      .describe(
        'The counts by group, when a question asks for groups or a claim compares them; otherwise empty. For a ranking of days, only the days in the answer.',
      ),
    covered: openEnum(EXTENTS).describe(
      'Whether imports are complete for the whole scope, for a part of it, or for none. Only `whole` excludes further events.',
    ),
    names_all_events: z
      .boolean()
      .describe(
        `Whether \`used_records\` names every counted and possible event; false when there are more than ${NAMED_EVENTS_LIMIT}.`,
      ),
  })
  .meta({
    id: 'Computation',
    description:
      'How a number was computed from events, so that anyone can repeat it with the list of events.',
  });
export type Computation = z.infer<typeof ComputationSchema>;
