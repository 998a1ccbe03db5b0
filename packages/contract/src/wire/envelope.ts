import * as z from 'zod';
import { AttributionSchema } from './attribution.js';
import { openEnum, TimestampSchema } from './primitives.js';

export const WARNING_CODES = ['unknown-province', 'unknown-country', 'province-resolved'] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

const WarningSchema = z
  .object({
    parameter: z.string().describe('The query parameter that the warning is about.'),
    code: openEnum(WARNING_CODES).describe('The code, for programs.'),
    detail: z.string().describe('The explanation, for people.'),
    suggestions: z.array(z.string()).max(3).describe('Values that may have been meant, likeliest first.'),
  })
  .meta({
    id: 'Warning',
    description: 'A warning about a successful request.',
  });
export type Warning = z.infer<typeof WarningSchema>;

const metaFields = {
  as_of: TimestampSchema.describe('When this content was current.'),
  warnings: z.array(WarningSchema),
  contract_version: z.string().describe('Version of the contract that the server implements.'),
};

const MetaSchema = z.object(metaFields).meta({ id: 'Meta', description: 'Metadata of the response.' });
export type Meta = z.infer<typeof MetaSchema>;

const PageSchema = z
  .object({
    limit: z.int().min(1).describe('The maximum number of rows of this page.'),
    next_cursor: z.string().nullable().describe('Pass as `cursor` for the next page; null on the last one.'),
  })
  .meta({ id: 'Page', description: 'The pagination of the list.' });
export type Page = z.infer<typeof PageSchema>;

/** Returns the envelope schema of a single object. `name` is the prefix of its OpenAPI component. */
export const one = <Data extends z.ZodType>(name: string, data: Data) =>
  z
    .object({ data, meta: MetaSchema, attribution: AttributionSchema })
    .meta({ id: `${name}Response`, description: 'A single object with its attribution.' });

/** Returns the envelope schema of a list. `filters` is the schema of `meta.filters`, null where a filter was not given. */
export const listOf = <Data extends z.ZodType, Filters extends z.ZodObject>(
  name: string,
  data: Data,
  filters: Filters,
) =>
  z
    .object({
      data: z.array(data),
      page: PageSchema,
      meta: z
        .object({ ...metaFields, filters })
        .meta({ id: `${name}ListMeta`, description: 'Metadata of the response.' }),
      attribution: AttributionSchema,
    })
    .meta({ id: `${name}List`, description: 'One page with its attribution.' });
