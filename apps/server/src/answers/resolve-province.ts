import type { Warning } from '@partner-api/contract';
import { provincesNamed } from '@partner-api/query';
import type { KnownProvince, Store } from '@partner-api/storage';
import { suggestSlugs } from '@partner-api/text';
import { withoutSecrets } from '../redaction/without-secrets.js';

type ProvinceReader = Pick<Store, 'provinces'>;

interface PlaceFilters {
  readonly province: string | null;
  readonly country: string | null;
}

interface Resolved<Filters extends PlaceFilters> {
  /** The filters, with the slug of the province in place of another of its names. */
  readonly filters: Filters;
  readonly warnings: readonly Warning[];
}

const MOST_SUGGESTIONS = 3;

// Caches slugs that the store has, so that lists of a known province need no query.
const slugsSeen = new WeakMap<ProvinceReader['provinces'], Set<string>>();

/** Replaces another name of a province by its slug, with a warning. */
export async function resolveProvince<Filters extends PlaceFilters>(
  { provinces: reader }: ProvinceReader,
  filters: Filters,
): Promise<Resolved<Filters>> {
  const { province, country } = filters;
  const seen = slugsSeen.get(reader) ?? new Set<string>();
  slugsSeen.set(reader, seen);
  if (province === null || seen.has(province)) return { filters, warnings: [] };
  const known = await reader.list();
  for (const { slug } of known) seen.add(slug);
  if (seen.has(province)) return { filters, warnings: [] };
  const [slug, ...others] = provincesNamed(province, inCountry(known, country));
  // Two provinces share the name; only the caller knows which one is meant.
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
 * Returns a warning for each place that no record has. Places come with the data, so an unknown one is no error, but an
 * empty list alone would hide a misspelling.
 */
export async function warnOfUnknownPlaces(
  { provinces: reader }: ProvinceReader,
  { province, country }: PlaceFilters,
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

/** Other names of a province come first: they are likelier meant than similar slugs. */
function suggestions(province: string, known: readonly KnownProvince[]): string[] {
  const slugs = known.map(({ slug }) => slug);
  return [...new Set([...provincesNamed(province, known), ...suggestSlugs(province, slugs)])].slice(
    0,
    MOST_SUGGESTIONS,
  );
}

const inCountry = (known: readonly KnownProvince[], country: string | null): readonly KnownProvince[] =>
  country === null ? known : known.filter((province) => province.country === country);
