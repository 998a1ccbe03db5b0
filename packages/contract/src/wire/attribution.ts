import * as z from 'zod';
import { PROHIBITED_USES } from '../terms.js';
import { DateSchema, openEnum, UrlSchema } from './primitives.js';

export const LicenseSchema = z
  .object({
    id: z.string().describe('SPDX identifier where one exists.'),
    url: UrlSchema.describe('The URL of its text.'),
  })
  .meta({ id: 'License', description: 'The licence of the data.' });
export type License = z.infer<typeof LicenseSchema>;

export const UpstreamSchema = z
  .object({
    provider: z.string().describe('The name to credit.'),
    text: z.string().describe('The wording that the upstream provider asks for.'),
    license: LicenseSchema.nullable(),
    url: UrlSchema.nullable().describe('The web page of the provider.'),
    changes: z.string().nullable().describe('Our changes to the data, as CC BY requires.'),
  })
  .meta({ id: 'Upstream', description: 'A source of records in this response.' });
export type Upstream = z.infer<typeof UpstreamSchema>;

export const AttributionSchema = z
  .object({
    required: z.literal(true).describe('Always: the credit is a condition of use.'),
    text: z.string().describe('The credit as plain text, upstream sources included.'),
    html: z.string().describe('The same as HTML, escaped.'),
    markdown: z.string().describe('The same as Markdown.'),
    url: UrlSchema.describe('The web page of the provider.'),
    provider: z.string().describe('The operator of this service.'),
    license: LicenseSchema,
    accessed_on: DateSchema,
    upstream: z.array(UpstreamSchema),
    terms_url: z.string().describe('URI reference of the terms of use, relative to the server.'),
    terms_version: z.string().describe('Date of the terms in force.'),
    prohibited_uses: z.array(openEnum(PROHIBITED_USES)).describe('Clauses of the terms that forbid a use.'),
  })
  .meta({
    id: 'Attribution',
    description: 'Mandatory: the credit to publish with any part of this response.',
  });
export type Attribution = z.infer<typeof AttributionSchema>;
