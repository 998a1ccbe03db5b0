import { foldText } from '@partner-api/text';
import { hasTag, type Item, isSilent } from './item.js';

/** The parties of the records that are governments, by country (ISO 3166-1 alpha-2). */
export type Governments = ReadonlyMap<string, string>;

/**
 * "The Syrian government", "gobierno de Siria": items for the government and the country become one for the actor, and
 * so does the country in "by Turkey", "against Turkey".
 */
export function withGovernments(items: readonly Item[], governments: Governments, language: string): Item[] {
  const found: Item[] = [];
  for (let place = 0; place < items.length; place++) {
    const item = items[place];
    if (item === undefined) break;
    const pair =
      governmentAt(items, place, governments, language) ?? countryThatActs(items, place, governments);
    if (pair === null) {
      found.push(item);
      continue;
    }
    found.push({ type: 'actor', actor: [pair.name] });
    place = pair.end - 1;
  }
  return found;
}

function governmentAt(items: readonly Item[], place: number, governments: Governments, language: string) {
  const [first, next] = [items[place], place + 1 + silentFrom(items, place + 1)];
  const second = items[next];
  const isFirst = hasTag(first, 'government');
  // "Government forces in Syria" names no actor; "forces of Syria" and "Syrian forces" do.
  const isBeside = next === place + 1 || items.slice(place + 1, next).every((item) => !hasTag(item, 'in'));
  if (!isBeside || !(isFirst || hasTag(second, 'government'))) return null;
  const country = countryOf(isFirst ? second : first, governments, language);
  const name = country === null ? undefined : governments.get(country);
  if (name === undefined || (!isFirst && next > place + 1)) return null;
  return { name, end: next + 1 };
}

/** What was done by a country, or with or against it, its government took part in. */
function countryThatActs(items: readonly Item[], place: number, governments: Governments) {
  const item = items[place];
  const [country, ...others] = item?.type === 'place' ? item.places : [];
  if (country?.type !== 'country' || others.length > 0) return null;
  let before = place - 1;
  while (hasTag(items[before], 'filler')) before--;
  if (!hasTag(items[before], 'by', 'involving')) return null;
  const name = governments.get(country.country);
  return name === undefined ? null : { name, end: place + 1 };
}

function silentFrom(items: readonly Item[], place: number): number {
  let count = 0;
  while (isSilent(items[place + count])) count++;
  return count;
}

function countryOf(item: Item | undefined, governments: Governments, language: string): string | null {
  if (item?.type === 'place') {
    const [place] = item.places;
    return place?.type === 'country' ? place.country : null;
  }
  if (item?.type !== 'unknown') return null;
  return [...governments.keys()].find((country) => isDemonym(item.text, country, language)) ?? null;
}

/**
 * Whether a word is the adjective of a country by its look: it begins as the name does and ends as adjectives of the
 * language do ("Syria", "Syrian"). What has another stem ("Netherlands", "Dutch") is not found.
 */
export function isDemonym(word: string, country: string, language: string): boolean {
  const name = countryName(country, language);
  const ending = adjectiveEndings[language];
  if (name === null || ending === undefined || word === name) return false;
  const shared = Math.max(3, Math.ceil(name.length * leastShare));
  return word.startsWith(name.slice(0, Math.min(shared, name.length))) && ending.test(word);
}

const leastShare = 0.6;

function countryName(country: string, language: string): string | null {
  const key = `${language}/${country}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const full = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country);
  const name = full === undefined ? '' : foldText(full);
  names.set(key, name);
  return name;
}

const names = new Map<string, string>();

const adjectiveEndings: Readonly<Record<string, RegExp>> = {
  en: /(?:an|ian|ish|ese|i|ch)$/,
  es: /(?:[oiae]|os|as|ies|es|ano|ana|anos|anas|i)$/,
  fr: /(?:en|enne|ens|ennes|ais|aise|aises|ien|ienne|iens|iennes|c|que|ques|s)$/,
  ru: /(?:ск|цк)(?:ии|ая|ое|ие|ого|ои|ому|ую|им|их|ими|ом)$/,
  uk: /(?:ськ|цьк)(?:ии|а|е|і|ого|оі|ому|у|им|их|ими|ою|іи)$/,
  ar: /(?:ي|ية|يه|يين|يون)$/,
};
