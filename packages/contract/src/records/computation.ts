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
        'Sum of the low estimates; the number of events where these are counted: with `scope.deaths`, of those that surely have so many dead.',
      ),
    best: z.int().min(0).nullable().describe('Sum of the best estimates; null when one is not known.'),
    high: z.int().min(0).nullable().describe('Sum of the high estimates; null when nothing bounds one.'),
  })
  .meta({ id: 'Count', description: 'Events, and what was counted over them.' });
export type Count = z.infer<typeof CountSchema>;

const ScopeSchema = z
  .object({
    country: z.string().nullable().describe('ISO 3166-1 alpha-2; null for everywhere.'),
    provinces: z.array(ProvinceSlugSchema).describe('Empty for the whole country.'),
    from: DateSchema.nullable().describe('First day; null when open.'),
    to: DateSchema.nullable().describe('Last day; null when open.'),
    kind: openEnum(EVENT_KINDS).describe('Kind of events.'),
    actors: z.array(z.string()).describe('Each by a name in the records; empty for all.'),
    actor_names: z
      .array(z.array(z.string()).min(1))
      .optional()
      .describe(
        'Of each of the actors, in their order, every name in the records that is counted as theirs: an event has one of them. Contract 1.0.0 leaves it out.',
      ),
    role: openEnum(['by', 'involved', 'against']).describe(
      'Whether the actors did it, had a part in it, or fought each other there: two on different sides.',
    ),
    deaths: z
      .object({
        measure: openEnum(['killed', 'civilians_killed']).describe('Who was killed.'),
        from: z.int().min(0).describe('So many at least.'),
        to: z.int().min(0).nullable().describe('So many at most; null for any number.'),
      })
      .optional()
      .describe(
        'Only events in which so many were killed. `counted.low` are the events in which so many surely were, whichever of their estimates is right; `counted.best` those in which so many were by the best one; and `counted.high` all in which so many may have been, as are `counted.events`.',
      ),
  })
  .meta({ id: 'ComputationScope', description: 'Which events are meant.' });

const QUESTIONS_ASKED = [
  ...['holds', 'count', 'list', 'rank', 'which', 'change', 'share', 'deadliest', 'first', 'last'],
] as const;

const ComputationQuerySchema = z
  .object({
    text: z.string().describe('How the text was understood, in words, in the resolved locale.'),
    asks: openEnum(QUESTIONS_ASKED).describe(
      '`holds`: whether the predicate or the comparison is true; `count`: how many; `list`: what happened; `rank`: which group has most or fewest; `which`: of which groups the predicate holds; `change`: whether it rose or fell; `share`: how many of all killed were civilians; `deadliest`, `first`, `last`: single events.',
    ),
    group_by: openEnum(['day', 'month', 'year', 'province', 'type', 'actor'])
      .nullable()
      .describe('What the number is asked by; null for one number.'),
    fewest: z.boolean().describe('Of a `rank`: whether the fewest are asked for.'),
    number_asked: z.int().min(1).nullable().describe('How many groups or events are asked for.'),
    predicate: z
      .object({
        says: z.string().describe('For example `at_least`, `about` or `none`.'),
        number: z.number().nullable().describe('The number named.'),
        other: z.number().nullable().describe('The second of two, as in "between 20 and 30".'),
      })
      .meta({ id: 'ComputationPredicate', description: 'What is said of a number.' })
      .nullable(),
    comparison: z
      .object({
        grouping: openEnum(['province', 'month', 'year']).describe('What the parts are.'),
        says: openEnum(['more', 'fewer']).describe('Whether `part` is said to have more or fewer.'),
        part: z.array(z.string()).describe('The parts of which it is said, by key.'),
        than: z.array(z.string()).nullable().describe('What they are compared with; null for all others.'),
        percent: z.number().nullable().describe('By how many percent, where that is said.'),
      })
      .meta({ id: 'ComputationComparison', description: 'What is said to be more or fewer than what.' })
      .nullable(),
  })
  .meta({ id: 'ComputationQuery', description: 'How a question or a claim was understood.' });

export const ComputationSchema = z
  .object({
    measure: openEnum(MEASURES).describe('What was counted.'),
    scope: ScopeSchema,
    query: ComputationQuerySchema.optional().describe(
      'How the text was understood, so that a person can see whether that is what was meant. Contract 1.0.0 leaves it out.',
    ),
    counted: CountSchema.describe(
      'Events that surely belong to the scope. Where it has `deaths`, they surely do by all else, and may have so many dead.',
    ),
    possible: CountSchema.describe(
      'Events that may belong to it: their province, day, type or actor is not known well enough. The true number lies between `counted.low` and `counted.high` with `possible.high`.',
    ),
    unattributed: CountSchema.optional().describe(
      'Of `possible`, the events of the country without a known province, where provinces are asked for. Contract 1.0.0 leaves it out.',
    ),
    missing_bounds: z
      .object({
        low: z.int().min(0).describe('Events without a low estimate.'),
        high: z.int().min(0).describe('Events without a high estimate.'),
      })
      .meta({
        id: 'MissingBounds',
        description: 'Events counted whose source gives a best estimate, but no low or no high one.',
      })
      .optional()
      .describe(
        'Of how many events counted a bound is missing. The best estimate stands for a low one; `high` has the most that a bound given for all killed allows. Contract 1.0.0 leaves it out.',
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
          .meta({ id: 'ComputationGroup', description: 'The same for a part of the scope.' }),
      )
      .describe(
        'When a question asks for parts, or a claim compares some; else empty. Of days that are put in order, those that the answer names.',
      ),
    covered: openEnum(EXTENTS).describe(
      'Whether imports are complete for all of the scope, for a part, or for none. Only for `whole` can it be said that there was no more.',
    ),
    names_all_events: z
      .boolean()
      .describe(
        `Whether \`used_records\` names every event counted and possible; false when they are more than ${NAMED_EVENTS_LIMIT}.`,
      ),
  })
  .meta({
    id: 'Computation',
    description:
      'How a number was computed from events, so that anyone can compute it from the list of events.',
  });
export type Computation = z.infer<typeof ComputationSchema>;
