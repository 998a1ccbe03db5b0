import * as z from 'zod';
import { openEnum, RecordIdSchema, TimestampSchema, UrlSchema } from '../wire/primitives.js';
import { RECORD_KINDS } from './common.js';
import { ComputationSchema } from './computation.js';

export const STANCES = ['supports', 'refutes', 'context'] as const;
export type Stance = (typeof STANCES)[number];

/** Maximum number of pieces of evidence per result. */
export const EVIDENCE_LIMIT = 20;

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const UsedRecordSchema = z
  .object({
    kind: openEnum(RECORD_KINDS).describe('The kind of record.'),
    id: RecordIdSchema,
    version: z.int().min(1).describe('The version that was read.'),
  })
  .meta({
    id: 'UsedRecord',
    description: 'A record behind the result, in the version that was read.',
  });
export type UsedRecord = z.infer<typeof UsedRecordSchema>;

export const EvidenceSchema = z
  .object({
    id: z.string().describe('Unique within the result: `e1`, `e2`, …'),
    record: z
      .object({
        kind: openEnum(RECORD_KINDS).describe('The kind of record.'),
        id: RecordIdSchema,
        version: z.int().min(1).describe('The version that was read.'),
        field: z
          .string()
          .describe(
            'JSON Pointer (RFC 6901) of the field within the record: `/summary`, `/sections/0/body`.',
          ),
      })
      .describe('The record that is quoted.'),
    stance: openEnum(STANCES).describe('Its relation to the claim or to the answer.'),
    quote: z.string().describe('The bytes from `byte_start` to `byte_end` of `excerpt.text`.'),
    excerpt: z
      .object({
        text: z.string().describe("The record's field as served; `[location removed]` marks a redaction."),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('SHA-256 of the UTF-8 bytes of `text`, in hexadecimal.'),
      })
      .describe('The text that contains the quotation.'),
    byte_start: z.int().min(0).describe('Offset into the UTF-8 bytes of `excerpt.text`.'),
    byte_end: z.int().min(0).describe('Offset into the UTF-8 bytes of `excerpt.text`, end exclusive.'),
    source: z
      .object({
        publisher: z.string().nullable().describe('Who published it.'),
        url: UrlSchema.nullable().describe('Null when unknown or withheld.'),
        published_at: TimestampSchema.nullable(),
      })
      .describe('The publication behind the record; all members are null when there is none.'),
  })
  .meta({
    id: 'Evidence',
    description: 'A quotation that can be verified offline from the response alone.',
  });
export type Evidence = z.infer<typeof EvidenceSchema>;

const CoverageSchema = z
  .object({
    records_searched: z.int().min(0).describe('Number of records that were searched.'),
    records_considered: z.int().min(0).describe('Number of records that were considered for the result.'),
    window: z
      .object({ earliest: TimestampSchema.nullable(), latest: TimestampSchema.nullable() })
      .describe('Time span of the searched records.'),
    languages: z
      .array(z.string())
      .describe('Languages of the searched records. The search does not cross languages.'),
  })
  .meta({
    id: 'Coverage',
    description: 'What was searched. A missing answer says nothing about anything else.',
  });
export type Coverage = z.infer<typeof CoverageSchema>;

export const ResolvedLocaleSchema = z
  .object({
    requested: z.string().nullable().describe('As sent; null when none was.'),
    resolved: z.string().describe('RFC 4647 lookup, never across scripts, then the default of the server.'),
  })
  .meta({ id: 'ResolvedLocale', description: 'The language asked for and the one answered in.' });
export type ResolvedLocale = z.infer<typeof ResolvedLocaleSchema>;

const MethodSchema = z
  .object({
    name: z.string().describe('Short name of the method.'),
    version: z.string().describe('Changes whenever results may differ.'),
    machine_generated: z.literal(true).describe('Always: no person wrote or checked this result.'),
  })
  .meta({ id: 'Method', description: 'How the result was made.' });
export type Method = z.infer<typeof MethodSchema>;

const ReadingSchema = z
  .object({
    extent: openEnum(['whole', 'part', 'none']).describe(
      '`whole`: every word was understood, so that events can decide a verdict or give a full answer. `part`: the place was understood, and the time if the text names one. `none`: nothing could be counted.',
    ),
    language: z
      .string()
      .nullable()
      .describe('The language in which the text was read (ISO 639-1); null for an unsupported language.'),
    attributions: z
      .array(z.string())
      .describe('Clauses that attribute the statement to someone, as written; not checked.'),
    not_considered: z.array(z.string()).describe('Other words that were ignored, as written.'),
  })
  .meta({ id: 'Reading', description: 'How far a question or a claim was understood as one about events.' });

/** Fields that research and fact-check results have in common. */
export const resultFields = {
  evidence: z.array(EvidenceSchema).max(EVIDENCE_LIMIT),
  computations: z
    .array(ComputationSchema)
    .describe(
      'Numbers that were computed from events. For a claim that cannot be read, the events on record for its place and days, which do not decide the verdict.',
    ),
  reading: ReadingSchema.optional().describe(
    'How far the text was understood; `computations[].query` has its interpretation. Absent in contract 1.0.0.',
  ),
  coverage: CoverageSchema,
  used_records: z.array(UsedRecordSchema),
  confidence: openEnum(CONFIDENCES).describe('How well the evidence supports the result.'),
  method: MethodSchema,
  generated_at: TimestampSchema,
};
