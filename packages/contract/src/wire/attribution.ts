import * as z from 'zod';
import { PROHIBITED_USES } from '../terms.js';
import { DateSchema, openEnum, UrlSchema } from './primitives.js';

export const LicenseSchema = z
  .object({
    id: z.string().describe('SPDX identifier where one exists.'),
    url: UrlSchema.describe('Its text.'),
  })
  .meta({ id: 'License', description: 'Under which the data may be used.' });
export type License = z.infer<typeof LicenseSchema>;

export const UpstreamSchema = z
  .object({
    provider: z.string().describe('Whom to credit.'),
    text: z.string().describe('The wording that the upstream provider asks for.'),
    license: LicenseSchema.nullable(),
    url: UrlSchema.nullable().describe('Where the provider publishes.'),
    changes: z.string().nullable().describe('What we altered, as CC BY asks.'),
  })
  .meta({ id: 'Upstream', description: 'A source that records in this response came from.' });
export type Upstream = z.infer<typeof UpstreamSchema>;

export const AttributionSchema = z
  .object({
    required: z.literal(true).describe('Always: the credit is a condition of use.'),
    text: z.string().describe('The credit as plain text, upstream sources included.'),
    html: z.string().describe('The same as HTML, escaped.'),
    markdown: z.string().describe('The same as Markdown.'),
    url: UrlSchema.describe('Where the provider is found.'),
    provider: z.string().describe('Who runs this service.'),
    license: LicenseSchema,
    accessed_on: DateSchema,
    upstream: z.array(UpstreamSchema),
    terms_url: z.string().describe('URI reference of the terms of use, relative to the server.'),
    terms_version: z.string().describe('Date of the terms in force.'),
    prohibited_uses: z.array(openEnum(PROHIBITED_USES)).describe('Clauses of the terms that forbid a use.'),
  })
  .meta({
    id: 'Attribution',
    description: 'Mandatory: credit to paste wherever anything of this response is published.',
  });
export type Attribution = z.infer<typeof AttributionSchema>;
