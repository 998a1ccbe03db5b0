import type { Province } from '@partner-api/contract';
import { provinceName, slugify } from '@partner-api/text';
import * as z from 'zod';
import { optionalText, text } from './members.js';

/**
 * `{name, country, source_name?, slug?}`. The slug is derived from the name, and a given one must equal it; a name
 * with its administrative term ("Idlib Governorate") moves to `source_name`, so that all sources share one name.
 */
export const province = z
  .strictObject({
    name: text,
    country: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as SY'),
    source_name: optionalText,
    slug: z.string().optional(),
  })
  .transform((given, context): Province => {
    const name = provinceName(given.name);
    const slug = slugify(name);
    if (slug === '')
      context.addIssue({ code: 'custom', path: ['name'], message: 'must have letters or digits' });
    else if (given.slug !== undefined && given.slug !== slug) {
      context.addIssue({
        code: 'custom',
        path: ['slug'],
        message: `must be ${slug}, made of the name, or left out`,
      });
    }
    return {
      slug,
      name,
      country: given.country,
      source_name: given.source_name ?? (name === given.name ? null : given.name),
    };
  });
