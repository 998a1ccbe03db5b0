import * as z from 'zod';
import { openEnum, TimestampSchema } from '../wire/primitives.js';
import { ProvinceSchema, RecordReferenceSchema, recordFields, SourceSchema } from './common.js';

export const DOSSIER_STATES = ['open', 'monitoring', 'closed'] as const;
export type DossierState = (typeof DOSSIER_STATES)[number];

const PeriodSchema = z
  .object({ earliest: TimestampSchema.nullable(), latest: TimestampSchema.nullable() })
  .meta({ id: 'Period', description: 'The period of a dossier; null when open or unknown.' });
export type Period = z.infer<typeof PeriodSchema>;

export const SectionSchema = z
  .object({
    heading: z.string().nullable().describe('Null for a section without one.'),
    body: z.string().describe('Plain text.'),
  })
  .meta({ id: 'Section', description: 'A part of a dossier, in reading order.' });
export type Section = z.infer<typeof SectionSchema>;

export const DossierSchema = z
  .object({
    ...recordFields,
    title: z.string().describe('One line; `Retracted` when retracted.'),
    summary: z.string().nullable().describe('What it is about, in a few sentences.'),
    state: openEnum(DOSSIER_STATES)
      .nullable()
      .describe('Whether the desk still works on it; null when retracted.'),
    period: PeriodSchema,
    provinces: z.array(ProvinceSchema),
    sections: z.array(SectionSchema),
    event_refs: z.array(RecordReferenceSchema),
    claim_refs: z.array(RecordReferenceSchema),
    sources: z.array(SourceSchema),
  })
  .meta({
    id: 'Dossier',
    description: 'A summary of one topic by the desk, with the records behind it.',
  });
export type Dossier = z.infer<typeof DossierSchema>;
