import * as z from 'zod';
import { DateSchema, openEnum, ProvinceSlugSchema } from '../wire/primitives.js';
import { EVENT_TYPES } from './event.js';

/** What is counted over events: the events themselves, the people killed in them, or the civilians among these. */
export const MEASURES = ['events', 'killed', 'civilians_killed'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * Kinds of events that claims and questions name. ACLED's types; `state_based`, `non_state` and `one_sided` as UCDP
 * divides violence; `attack` and `violent` for words that several types answer to; `any`.
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

/** At most so many of the events that a number rests on are named in `used_records`. */
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

export const ComputationSchema = z
  .object({
    measure: openEnum(MEASURES).describe('What was counted.'),
    scope: ScopeSchema,
    counted: CountSchema.describe(
      'Events that surely belong to the scope. Where it has `deaths`, they surely do by all else, and may have so many dead.',
    ),
    possible: CountSchema.describe(
      'Events that may belong to it: their province, day, type or actor is not known well enough. The true number lies between `counted.low` and `counted.high` with `possible.high`.',
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
