import type { Warning } from '@partner-api/contract';
import { provincesNamed } from '@partner-api/query';
import type { KnownProvince, Store } from '@partner-api/storage';
import { suggestSlugs } from '@partner-api/text';
import { withoutSecrets } from '../redaction/without-secrets.js';

type ProvinceReader = Pick<Store, 'provinces'>;

interface Place {
  readonly province: string | null;
  readonly country: string | null;
}

interface Understood<Filters extends Place> {
  /** With the slug that records have, where another name of the province was given. */
  readonly filters: Filters;
  readonly warnings: readonly Warning[];
}

const MOST_SUGGESTIONS = 3;

// Slugs that the store was found to have: a list of a known province asks for nothing more.
const slugsSeen = new WeakMap<ProvinceReader['provinces'], Set<string>>();

/** A province that is given by another of its names is looked for under its slug. */
export async function placeUnderstood<Filters extends Place>(
  { provinces: reader }: ProvinceReader,
  filters: Filters,
): Promise<Understood<Filters>> {
  const { province, country } = filters;
  const seen = slugsSeen.get(reader) ?? new Set<string>();
  slugsSeen.set(reader, seen);
  if (province === null || seen.has(province)) return { filters, warnings: [] };
  const known = await reader.list();
  for (const { slug } of known) seen.add(slug);
  if (seen.has(province)) return { filters, warnings: [] };
  const [slug, ...others] = provincesNamed(province, inCountry(known, country));
  // Two provinces of one name: which one was meant is for the caller to say.
  if (slug === undefined || others.length > 0) return { filters, warnings: [] };
  const warning: Warning = {
    parameter: 'province',
    code: 'province-resolved',
    detail: `${withoutSecrets(province)} is another name of the province ${slug}, whose records are listed.`,
    suggestions: [slug],
  };
  return { filters: { ...filters, province: slug }, warnings: [warning] };
}

/**
 * Provinces and countries come with the data, so one that no record has is no error; but an empty list without a word
 * would hide a misspelling.
 */
export async function unknownPlaces(
  { provinces: reader }: ProvinceReader,
  { province, country }: Place,
): Promise<readonly Warning[]> {
  if (province === null && country === null) return [];
  const known = await reader.list();
  const warnings: Warning[] = [];
  if (province !== null && !known.some(({ slug }) => slug === province)) {
    warnings.push({
      parameter: 'province',
      code: 'unknown-province',
      detail: `No record has the province ${withoutSecrets(province)}.`,
      suggestions: suggestions(province, inCountry(known, country)),
    });
  }
  if (country !== null && !known.some((other) => other.country === country)) {
    warnings.push({
      parameter: 'country',
      code: 'unknown-country',
      detail: `No record has a province of the country ${country}.`,
      suggestions: [...new Set(known.map((other) => other.country))].sort().slice(0, MOST_SUGGESTIONS),
    });
  }
  return warnings;
}

/** A province by another of its names is likelier meant than one that is spelt alike. */
function suggestions(province: string, known: readonly KnownProvince[]): string[] {
  const slugs = known.map(({ slug }) => slug);
  return [...new Set([...provincesNamed(province, known), ...suggestSlugs(province, slugs)])].slice(
    0,
    MOST_SUGGESTIONS,
  );
}

const inCountry = (known: readonly KnownProvince[], country: string | null): readonly KnownProvince[] =>
  country === null ? known : known.filter((province) => province.country === country);
