import type { Warning } from '@partner-api/contract';
import { provincesNamed } from '@partner-api/reading';
import type { Store } from '@partner-api/storage';
import { suggestSlugs } from '@partner-api/text';

/**
 * Provinces come with the data, so one that no record has is no error; but an empty list without a word would hide a
 * misspelt slug.
 */
export async function provinceWarnings(
  store: Pick<Store, 'provinces'>,
  province: string | undefined,
  recordsFound: number,
): Promise<Warning[]> {
  if (province === undefined || recordsFound > 0) return [];
  const provinces = await store.provinces.list();
  const known = provinces.map(({ slug }) => slug);
  if (known.includes(province)) return [];
  // A province by another of its names is likelier meant than one that is spelt alike.
  const suggestions = [...provincesNamed(province, provinces), ...suggestSlugs(province, known)];
  return [
    {
      parameter: 'province',
      code: 'unknown-province',
      detail: `No record has the province ${province}.`,
      suggestions: [...new Set(suggestions)].slice(0, mostSuggestions),
    },
  ];
}

const mostSuggestions = 3;
