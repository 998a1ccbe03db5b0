import * as z from 'zod';
import { openEnum, RecordIdSchema, TimestampSchema } from '../wire/primitives.js';
import { ProvinceSchema, recordFields, SourceSchema } from './common.js';

/** ACLED's six event types. */
export const EVENT_TYPES = [
  'battle',
  'explosion_remote_violence',
  'violence_against_civilians',
  'protest',
  'riot',
  'strategic_development',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const TIME_PRECISIONS = ['hour', 'day', 'week', 'month', 'year', 'unknown'] as const;
export type TimePrecision = (typeof TIME_PRECISIONS)[number];

export const LOCATION_PRECISIONS = ['settlement', 'near_settlement', 'district'] as const;
export type LocationPrecision = (typeof LOCATION_PRECISIONS)[number];

export const VERIFICATION_LEVELS = ['unverified', 'single_source', 'corroborated', 'verified'] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

/** Size of the grid that coordinates are truncated to, in degrees. */
export const LOCATION_GRID_DEGREES = 0.1;

// A refinement, because common validators evaluate `multipleOf: 0.1` in binary floating point and reject valid values.
const GridDegreeSchema = z
  .number()
  .refine((degrees) => Math.round(degrees * 10) / 10 === degrees, 'must have at most one decimal');

const OccurrenceSchema = z
  .object({
    earliest: TimestampSchema.nullable(),
    latest: TimestampSchema.nullable().describe('`since` compares with this; null when unknown.'),
    precision: openEnum(TIME_PRECISIONS).describe('How exactly the time is known.'),
  })
  .meta({
    id: 'Occurrence',
    description: 'When it happened: between `earliest` and `latest`, both included.',
  });
export type Occurrence = z.infer<typeof OccurrenceSchema>;

const LocationSchema = z
  .object({
    latitude: GridDegreeSchema.min(-90).max(90).describe('Decimal degrees, WGS 84.'),
    longitude: GridDegreeSchema.min(-180).max(180).describe('Decimal degrees, WGS 84.'),
    uncertainty_m: z.int().min(0).describe('Radius in metres around the point that contains the true place.'),
    precision: openEnum(LOCATION_PRECISIONS).describe('The precision of the source, before generalisation.'),
    generalized: z.literal(true).describe('Always: no exact place is ever served.'),
  })
  .meta({
    id: 'Location',
    description:
      'A corner of the 0.1 degree cell that the place lies in, the one nearest to 0°, 0°. Exact coordinates are never stored.',
  });
export type Location = z.infer<typeof LocationSchema>;

export const ActorSchema = z
  .object({
    name: z.string().describe('As the source names it.'),
    role: z
      .string()
      .nullable()
      .describe('`side_a`, `side_b`, `perpetrator`, `target`, `organiser`, …; null when unknown.'),
  })
  .meta({ id: 'Actor', description: 'A party or a target of the event.' });
export type Actor = z.infer<typeof ActorSchema>;

const EstimateSchema = z
  .object({
    low: z.int().min(0).nullable().describe('Lowest credible number of people.'),
    best: z.int().min(0).nullable().describe('Best estimate, number of people.'),
    high: z.int().min(0).nullable().describe('Highest credible number of people.'),
  })
  .meta({
    id: 'Estimate',
    description: 'Number of people: low <= best <= high; null means unknown, never 0.',
  });
export type Estimate = z.infer<typeof EstimateSchema>;

const CasualtiesSchema = z
  .object({ killed: EstimateSchema, civilians_killed: EstimateSchema })
  .meta({ id: 'Casualties', description: 'Deaths, in numbers of people.' });
export type Casualties = z.infer<typeof CasualtiesSchema>;

const VerificationSchema = z
  .object({
    level: openEnum(VERIFICATION_LEVELS).describe('How well the report was confirmed.'),
    source_count: z.int().min(0).nullable().describe('Number of independent sources; null when unknown.'),
  })
  .meta({ id: 'Verification', description: 'The verification of the report.' });
export type Verification = z.infer<typeof VerificationSchema>;

export const ConflictEventSchema = z
  .object({
    ...recordFields,
    title: z.string().describe('One line; `Retracted` when retracted.'),
    summary: z.string().nullable().describe('What happened, in a few sentences.'),
    type: openEnum(EVENT_TYPES).nullable().describe("One of ACLED's event types; null when retracted."),
    occurred: OccurrenceSchema,
    province: ProvinceSchema.nullable(),
    location: LocationSchema.nullable().describe(
      'Null when unknown, coarser than a district, or withheld to protect people.',
    ),
    actors: z.array(ActorSchema),
    casualties: CasualtiesSchema,
    verification: VerificationSchema.nullable(),
    sources: z.array(SourceSchema),
    dossier_ids: z.array(RecordIdSchema),
    claim_ids: z.array(RecordIdSchema),
  })
  .meta({ id: 'Event', description: 'Something that happened at a place and time.' });

/** Not named `Event`, which is a DOM type. */
export type ConflictEvent = z.infer<typeof ConflictEventSchema>;
