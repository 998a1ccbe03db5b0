import { countryCode, listsByLanguage, monthsAndDays, namesOfCountry } from '@partner-api/reading';
import { terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { placesIn } from './different-places.js';
import { isAmongTerms, isJoined } from './name-forms.js';

/**
 * Whether both claims name countries or provinces, or both say "in" what is none of these, and none is common: "in Marseille"
 * for "in Lyon". A town and a country may be one place.
 */
export function haveOtherPlaces(comparison: Comparison): boolean {
  const { language, message, nearest, stored, storedInContext } = comparison;
  const kinds = [placesIn, locationsIn].map((read) => [read(nearest, comparison), read(stored, comparison)]);
  return kinds.some(
    ([said = none, told = none]) =>
      said.size > 0 &&
      told.size > 0 &&
      isNoneIn(told, message, language) &&
      isNoneIn(said, storedInContext, language),
  );
}

const none: ReadonlySet<string> = new Set();

/** Whether a text has none of the places, nor a part of one, under any name of a country. */
function isNoneIn(places: ReadonlySet<string>, text: string, language: string): boolean {
  const [all, spoken] = [new Set(terms(text, language)), words(text, language)];
  const said = ` ${spoken.join(' ')} `;
  const isSaid = (part: string) => isAmongTerms(part, all, language) || isJoined(part, spoken, language);
  return [...places].every(
    (place) =>
      !words(place, language).some(isSaid) &&
      !otherNames(place).some((name) => said.includes(` ${words(name, language).join(' ')} `)),
  );
}

function otherNames(place: string): string[] {
  const country = countryCode(place);
  return country === null ? [] : namesOfCountry(country);
}

/** What is capitalised behind "in" and is no country or province. */
function locationsIn(text: string, comparison: Comparison): Set<string> {
  const { language } = comparison;
  const isTown = (name: string) =>
    placesIn(name, comparison).size === 0 &&
    words(name, language).some(
      (word) => terms(word, language).length > 0 && monthsAndDays(word, language).size === 0,
    );
  const behind = located.of(language);
  const found = behind === undefined ? [] : Array.from(text.matchAll(behind), ([, name = '']) => name);
  return new Set(found.filter(isTown));
}

// Not of German, where every noun is capitalised.
const lists: Readonly<Record<string, string>> = {
  en: 'in|near|outside',
  es: 'en|cerca de',
  fr: 'en|près de',
  it: 'in|nel|nella',
  pt: 'em',
  ru: 'в|во|под',
  uk: 'в|у|під',
};

/** Capitalised words behind "in" or "in the", which may open a sentence. */
const located = listsByLanguage(lists, (list) => {
  const prepositions = list
    .split('|')
    .map(([first = '', ...rest]) => `[${first}${first.toUpperCase()}]${rest.join('')}`);
  const name = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}[\\p{L}’'-]*";
  return new RegExp(`(?<!\\p{L})(?:${prepositions.join('|')}) (?:the )?(${name}(?: ${name})*)`, 'gu');
});
