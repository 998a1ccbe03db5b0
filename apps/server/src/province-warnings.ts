import type { Warning } from '@partner-api/contract';
import type { Store } from '@partner-api/storage';
import { suggestSlugs } from '@partner-api/text';

/**
 * Provinces come with the data, so one that no record has is no error; but an empty list without a word would hide a
 * misspelt slug.
 */
export async function provinceWarnings(
  store: Store,
  province: string | undefined,
  recordsFound: number,
): Promise<Warning[]> {
  if (province === undefined || recordsFound > 0) return [];
  const known = (await store.provinces.list()).map(({ slug }) => slug);
  if (known.includes(province)) return [];
  return [
    {
      parameter: 'province',
      code: 'unknown-province',
      detail: `No record has the province ${province}.`,
      suggestions: suggestSlugs(province, known),
    },
  ];
}
