import type { Province } from '@partner-api/contract';
import { type EventScope, provinceNameIn } from '@partner-api/query';
import { say } from './catalogue.js';
import { countryNameIn } from './formats.js';
import { type Localization, listed } from './localization.js';

/** The places of a scope in the language of the answer: "Homs (Syria)". */
export function sayPlace(
  { country, provinces }: Pick<EventScope, 'country' | 'provinces'>,
  localization: Localization,
): string {
  if (country === null && provinces.length === 0) return say(localization.locale, 'place.everywhere');
  const name = country === null ? '' : countryNameIn(country, localization.locale);
  if (provinces.length === 0) return name;
  const place = sayPlaceAlone({ country, provinces }, localization);
  return country === null ? place : say(localization.locale, 'place.in', { place, country: name });
}

/** The places of a scope, without the country when there are provinces: "Homs". */
export function sayPlaceAlone(
  { country, provinces }: Pick<EventScope, 'country' | 'provinces'>,
  localization: Localization,
): string {
  if (provinces.length === 0) return sayPlace({ country, provinces }, localization);
  return listed(
    provinces.map((slug) => sayProvince(slug, country, localization)),
    localization.locale,
  );
}

/** The name of a province by CLDR, or its name in the records when CLDR has none in the language. */
export function sayProvince(
  slug: string,
  country: string | null,
  { locale, provinces }: Localization,
): string {
  const found = provinces.find((one) => one.slug === slug && (country === null || one.country === country));
  if (found === undefined) return slug;
  return locale === 'en' ? found.name : (nameIn(found, locale) ?? found.name);
}

/** Caches names, because an answer may repeat a province and the lookup is slow. */
function nameIn(province: Province, locale: string): string | null {
  const key = `${locale}/${province.country}/${province.slug}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = provinceNameIn(province, locale);
  names.set(key, name);
  return name;
}

const names = new Map<string, string | null>();
