import type { Warning } from '@partner-api/contract';
import { provincesNamed } from '@partner-api/reading';
import type { Store } from '@partner-api/storage';
import { suggestSlugs } from '@partner-api/text';
import { withoutSecrets } from '../redaction/without-secrets.js';

/** What an answer says of the province that it was asked for. */
interface ProvinceAsked {
  /** The slug as it may be repeated: one that no record has is the caller's own text. Null where none was given. */
  readonly shown: string | null;
  readonly warnings: Warning[];
}

/**
 * Provinces come with the data, so one that no record has is no error; but an empty list without a word would hide a
 * misspelt slug.
 */
export async function provinceAsked(
  store: Pick<Store, 'provinces'>,
  province: string | undefined,
  recordsFound: number,
): Promise<ProvinceAsked> {
  if (province === undefined || recordsFound > 0) return { shown: province ?? null, warnings: [] };
  const provinces = await store.provinces.list();
  const known = provinces.map(({ slug }) => slug);
  if (known.includes(province)) return { shown: province, warnings: [] };
  const shown = withoutSecrets(province);
  // A province by another of its names is likelier meant than one that is spelt alike.
  const suggestions = [...provincesNamed(province, provinces), ...suggestSlugs(province, known)];
  const warning: Warning = {
    parameter: 'province',
    code: 'unknown-province',
    detail: `No record has the province ${shown}.`,
    suggestions: [...new Set(suggestions)].slice(0, mostSuggestions),
  };
  return { shown, warnings: [warning] };
}

const mostSuggestions = 3;
