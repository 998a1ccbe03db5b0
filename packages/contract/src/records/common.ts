import * as z from 'zod';
import {
  LanguageTagSchema,
  openEnum,
  ProvinceSlugSchema,
  RecordIdSchema,
  TimestampSchema,
  UrlSchema,
} from '../wire/primitives.js';

export const RECORD_KINDS = ['event', 'dossier', 'claim'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const RECORD_STATUSES = ['published', 'disputed', 'retracted'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export const ExternalIdSchema = z
  .object({
    scheme: z.string().describe('Whose identifier it is, such as `ucdp-ged`.'),
    id: z.string().describe('The identifier there, as that system writes it.'),
  })
  .meta({ id: 'ExternalId', description: 'The identifier of the same thing in another system.' });
export type ExternalId = z.infer<typeof ExternalIdSchema>;

export const CorrectionSchema = z
  .object({
    version: z.int().min(1).describe('The version that this change made.'),
    at: TimestampSchema,
    kind: z
      .string()
      .describe(
        'What changed, in one word: `correction`, `source_update`, `retraction`, `withheld` (until the publication delay of sensitive records is over), `release`, …',
      ),
    reason: z.string().describe('Why, in words for readers.'),
  })
  .meta({ id: 'Correction', description: 'One published change of a record, oldest first.' });
export type Correction = z.infer<typeof CorrectionSchema>;

export const ProvinceSchema = z
  .object({
    slug: ProvinceSlugSchema,
    name: z.string().describe('The name without the administrative word: `Idlib`.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('ISO 3166-1 alpha-2.'),
    source_name: z.string().nullable().describe("The source's own spelling: `Idlib Governorate`."),
  })
  .meta({ id: 'Province', description: 'First-level administrative unit.' });
export type Province = z.infer<typeof ProvinceSchema>;

export const SourceSchema = z
  .object({
    publisher: z.string().nullable().describe('Who published it: an outlet, an office.'),
    title: z.string().nullable().describe('Headline; null when unknown or withheld.'),
    url: UrlSchema.nullable().describe('Null when unknown or withheld.'),
    published_at: TimestampSchema.nullable().describe('00:00:00Z when only the day is known.'),
  })
  .meta({ id: 'Source', description: 'A publication that a record rests on.' });
export type Source = z.infer<typeof SourceSchema>;

export const RecordReferenceSchema = z
  .object({ id: RecordIdSchema, version: z.int().min(1).describe('The version that was read.') })
  .meta({ id: 'RecordReference', description: 'A record, as it was when it was referred to.' });
export type RecordReference = z.infer<typeof RecordReferenceSchema>;

/** Fields of every record. */
export const recordFields = {
  id: RecordIdSchema,
  version: z
    .int()
    .min(1)
    .describe(
      'Grows with every change of what the record says. The first one served may be above 1: changes made while it was held back count too.',
    ),
  status: openEnum(RECORD_STATUSES).describe(
    'A `retracted` record keeps its shape and id, says why in `corrections`, and has lost its content.',
  ),
  published_at: TimestampSchema.describe(
    'When this service published the record; of a sensitive one that was held back, when it was released.',
  ),
  updated_at: TimestampSchema.describe(
    'When the record last changed: when this version was published, or a record that it names came into service or left it.',
  ),
  lang: LanguageTagSchema.describe('Language of the texts, BCP 47; `und` when unknown.'),
  external_ids: z.array(ExternalIdSchema),
  corrections: z.array(CorrectionSchema),
};
