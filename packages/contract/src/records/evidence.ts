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
    kind: openEnum(RECORD_KINDS).describe('Which list it is in.'),
    id: RecordIdSchema,
    version: z.int().min(1).describe('The version that was read.'),
  })
  .meta({
    id: 'UsedRecord',
    description: 'A record that the result rests on, in the version that was read.',
  });
export type UsedRecord = z.infer<typeof UsedRecordSchema>;

export const EvidenceSchema = z
  .object({
    id: z.string().describe('Unique within the result: `e1`, `e2`, …'),
    record: z
      .object({
        kind: openEnum(RECORD_KINDS).describe('Which list it is in.'),
        id: RecordIdSchema,
        version: z.int().min(1).describe('The version that was read.'),
        field: z
          .string()
          .describe(
            'JSON Pointer (RFC 6901) of the field within the record: `/summary`, `/sections/0/body`.',
          ),
      })
      .describe('Where the quotation is from.'),
    stance: openEnum(STANCES).describe('What it does to the claim or to the answer.'),
    quote: z.string().describe('The bytes from `byte_start` to `byte_end` of `excerpt.text`.'),
    excerpt: z
      .object({
        text: z.string().describe("The record's field as served; `[location removed]` marks a redaction."),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('SHA-256 of the UTF-8 bytes of `text`, in hexadecimal.'),
      })
      .describe('The text that the quotation was cut from.'),
    byte_start: z.int().min(0).describe('Offset into the UTF-8 bytes of `excerpt.text`.'),
    byte_end: z.int().min(0).describe('Offset into the UTF-8 bytes of `excerpt.text`, end exclusive.'),
    source: z
      .object({
        publisher: z.string().nullable().describe('Who published it.'),
        url: UrlSchema.nullable().describe('Null when unknown or withheld.'),
        published_at: TimestampSchema.nullable(),
      })
      .describe('The publication that the record rests on; all null when there is none.'),
  })
  .meta({
    id: 'Evidence',
    description: 'A quotation that anyone can check offline from the response alone.',
  });
export type Evidence = z.infer<typeof EvidenceSchema>;

const CoverageSchema = z
  .object({
    records_searched: z.int().min(0).describe('Number of records that the search went over.'),
    records_considered: z.int().min(0).describe('Number of records that were weighed for the result.'),
    window: z
      .object({ earliest: TimestampSchema.nullable(), latest: TimestampSchema.nullable() })
      .describe('Span of the times known to the records searched.'),
    languages: z
      .array(z.string())
      .describe('Languages of the records searched. The search does not cross languages.'),
  })
  .meta({
    id: 'Coverage',
    description: 'What was searched: an answer that is absent means little beyond it.',
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
    name: z.string().describe('Short name of the procedure.'),
    version: z.string().describe('Changes whenever results may differ.'),
    machine_generated: z.literal(true).describe('Always: no person wrote or checked this result.'),
  })
  .meta({ id: 'Method', description: 'How the result was made.' });
export type Method = z.infer<typeof MethodSchema>;

const ReadingSchema = z
  .object({
    extent: openEnum(['whole', 'part', 'none']).describe(
      '`whole`: every word was understood, so that a verdict or a whole answer may follow from the events. `part`: place and time were. `none`: nothing that could be counted.',
    ),
    language: z
      .string()
      .nullable()
      .describe('The language it was read in (ISO 639-1); null for one that is not read.'),
    attributions: z
      .array(z.string())
      .describe('Clauses that say whose account it is, as written; not checked.'),
    not_considered: z.array(z.string()).describe('Other words that play no part in the result, as written.'),
  })
  .meta({ id: 'Reading', description: 'How far a question or a claim was understood as one about events.' });

/** Fields that research and fact-check results have in common. */
export const resultFields = {
  evidence: z.array(EvidenceSchema).max(EVIDENCE_LIMIT),
  computations: z
    .array(ComputationSchema)
    .describe(
      'Numbers that were computed from events; empty when none was. Of a claim that cannot be read, what is on record for the place and days that it names, which decides nothing.',
    ),
  reading: ReadingSchema.optional().describe(
    'How far the text was understood; `computations[].query` has what it was taken to mean. Contract 1.0.0 leaves it out.',
  ),
  coverage: CoverageSchema,
  used_records: z.array(UsedRecordSchema),
  confidence: openEnum(CONFIDENCES).describe('How well the evidence carries the result.'),
  method: MethodSchema,
  generated_at: TimestampSchema,
};
