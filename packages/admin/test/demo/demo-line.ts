import {
  ClaimSchema,
  ConflictEventSchema,
  DossierSchema,
  RECORD_KINDS,
  UpstreamSchema,
} from '@partner-api/contract';
import * as z from 'zod';

const ProvinceOfLine = z.object({ name: z.string(), country: z.string() }).nullable();

/** Times of lines may be dates, so these members are not validated here; the import does that. */
const SourceOfLine = z.object({ publisher: z.string(), published_at: z.string() });

const { title, summary, type, occurred, actors, casualties, verification } = ConflictEventSchema.shape;

/** A line of the demo for the tests; members that its kind lacks are empty. */
const DemoLineSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  lang: z.enum(['en', 'es']).optional(),
  status: z.literal('disputed').optional(),
  sensitive: z.literal(true).optional(),
  external_ids: ConflictEventSchema.shape.external_ids.default([]),
  upstream: z.array(UpstreamSchema).default([]),
  correction: z.strictObject({ kind: z.string(), reason: z.string() }).optional(),
  retraction: z.strictObject({ reason: z.string() }).optional(),
  title: title.optional(),
  summary: summary.optional(),
  type: type.optional(),
  occurred: occurred.optional(),
  province: ProvinceOfLine.optional(),
  location: z.object({ precision: z.string() }).optional(),
  actors: actors.default([]),
  casualties: casualties.optional(),
  verification: verification.optional(),
  sources: z.array(SourceOfLine).default([]),
  claim_ids: z.array(z.string()).default([]),
  dossier_ids: z.array(z.string()).default([]),
  text: z.string().optional(),
  context: ClaimSchema.shape.context.optional(),
  event_ids: z.array(z.string()).default([]),
  review: z
    .object({
      verdict: z.string().nullable(),
      original_rating: z.string().nullable(),
      reviewer: z.string().nullable(),
    })
    .nullable()
    .optional(),
  state: z.string().optional(),
  sections: DossierSchema.shape.sections.default([]),
  event_refs: DossierSchema.shape.event_refs.default([]),
  claim_refs: DossierSchema.shape.claim_refs.default([]),
});
export type DemoLine = z.infer<typeof DemoLineSchema>;

export const readDemoLine = (line: string): DemoLine => DemoLineSchema.parse(JSON.parse(line));
