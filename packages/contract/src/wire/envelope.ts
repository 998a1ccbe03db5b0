import * as z from 'zod';
import { AttributionSchema } from './attribution.js';
import { openEnum, TimestampSchema } from './primitives.js';

export const WARNING_CODES = ['unknown-province', 'unknown-country', 'province-resolved'] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

const WarningSchema = z
  .object({
    parameter: z.string().describe('The query parameter that it is about.'),
    code: openEnum(WARNING_CODES).describe('For programs.'),
    detail: z.string().describe('For people.'),
    suggestions: z.array(z.string()).max(3).describe('Values that may have been meant, likeliest first.'),
  })
  .meta({
    id: 'Warning',
    description: 'Something about a request that succeeded which its sender would want to know.',
  });
export type Warning = z.infer<typeof WarningSchema>;

const metaFields = {
  as_of: TimestampSchema.describe('When this content was computed and exact.'),
  warnings: z.array(WarningSchema),
  contract_version: z.string().describe('Version of the contract that the server implements.'),
};

const MetaSchema = z.object(metaFields).meta({ id: 'Meta', description: 'About the answer itself.' });
export type Meta = z.infer<typeof MetaSchema>;

const PageSchema = z
  .object({
    limit: z.int().min(1).describe('Most rows that this page could have.'),
    next_cursor: z.string().nullable().describe('Pass as `cursor` for the next page; null on the last one.'),
  })
  .meta({ id: 'Page', description: 'Where this page ends.' });
export type Page = z.infer<typeof PageSchema>;

/** Returns the envelope schema of a single object. `name` is the prefix of its OpenAPI component. */
export const one = <Data extends z.ZodType>(name: string, data: Data) =>
  z
    .object({ data, meta: MetaSchema, attribution: AttributionSchema })
    .meta({ id: `${name}Response`, description: 'One thing, with the credit that is due.' });

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
        .meta({ id: `${name}ListMeta`, description: 'About the answer itself.' }),
      attribution: AttributionSchema,
    })
    .meta({ id: `${name}List`, description: 'One page, with the credit that is due.' });
