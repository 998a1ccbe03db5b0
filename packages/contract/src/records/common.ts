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
    scheme: z.string().describe('The system of the identifier, such as `ucdp-ged`.'),
    id: z.string().describe('The identifier as that system writes it.'),
  })
  .meta({ id: 'ExternalId', description: 'The identifier of the record in another system.' });
export type ExternalId = z.infer<typeof ExternalIdSchema>;

export const CorrectionSchema = z
  .object({
    version: z.int().min(1).describe('The version that this change created.'),
    at: TimestampSchema,
    kind: z
      .string()
      .describe(
        'The kind of change: `correction`, `source_update`, `retraction`, `withheld` (until the publication delay of sensitive records is over), `release`, …',
      ),
    reason: z.string().describe('The reason, for readers.'),
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
    publisher: z.string().nullable().describe('The publisher, such as an outlet or an office.'),
    title: z.string().nullable().describe('Headline; null when unknown or withheld.'),
    url: UrlSchema.nullable().describe('Null when unknown or withheld.'),
    published_at: TimestampSchema.nullable().describe('00:00:00Z when only the day is known.'),
  })
  .meta({ id: 'Source', description: 'A publication behind a record.' });
export type Source = z.infer<typeof SourceSchema>;

export const RecordReferenceSchema = z
  .object({ id: RecordIdSchema, version: z.int().min(1).describe('The version that was read.') })
  .meta({ id: 'RecordReference', description: 'A reference to a version of a record.' });
export type RecordReference = z.infer<typeof RecordReferenceSchema>;

/** Fields of every record. */
export const recordFields = {
  id: RecordIdSchema,
  version: z
    .int()
    .min(1)
    .describe(
      'Increases with every change of the content. The first served version may be above 1, because changes during the publication delay count too.',
    ),
  status: openEnum(RECORD_STATUSES).describe(
    'A `retracted` record keeps its id and its structure, has the reason in `corrections`, and has no content.',
  ),
  published_at: TimestampSchema.describe(
    'When this service published the record; for a delayed sensitive record, when it was released.',
  ),
  updated_at: TimestampSchema.describe(
    'When the record last changed: when this version was published, or when a record that it references was released or withheld.',
  ),
  lang: LanguageTagSchema.describe('Language of the texts, BCP 47; `und` when unknown.'),
  external_ids: z.array(ExternalIdSchema),
  corrections: z.array(CorrectionSchema),
};
