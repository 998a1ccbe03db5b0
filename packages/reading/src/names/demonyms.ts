import { foldedCountryName } from '../gazetteer/country-names.js';
import type { Governments } from './governments.js';

/** The country whose name a word has most of in common: "Iraqi" is of Iraq, though it begins as Iran does. */
export function countryOfAdjective(word: string, governments: Governments, language: string): string | null {
  const found = [...governments.keys()].filter((country) => isDemonym(word, country, language));
  const lengthOf = (country: string) => sharedLength(word, foldedCountryName(country, language));
  const most = Math.max(...found.map(lengthOf));
  const [only, ...others] = found.filter((country) => lengthOf(country) === most);
  return only === undefined || others.length > 0 ? null : only;
}

function sharedLength(word: string, name: string): number {
  const [bare, own] = [withoutArticle(word), withoutArticle(name)];
  let length = 0;
  while (length < own.length && bare[length] === own[length]) length++;
  return length;
}

/**
 * Whether a word is the adjective of a country by its look: it begins as the name does and ends as adjectives of the
 * language do ("Syria", "Syrian"). What has another stem ("Netherlands", "Dutch") is not found.
 */
export function isDemonym(word: string, country: string, language: string): boolean {
  const name = withoutArticle(foldedCountryName(country, language));
  const ending = adjectiveEndings[language];
  const bare = withoutArticle(word);
  if (name === '' || ending === undefined || bare === name) return false;
  const shared = Math.max(fewestShared, Math.ceil(name.length * leastShare));
  return bare.startsWith(name.slice(0, Math.min(shared, name.length))) && ending.test(bare);
}

/** Arabic writes the article as part of the word. */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=...)/, '');
}

const leastShare = 0.6;

const fewestShared = 4;

const adjectiveEndings: Readonly<Record<string, RegExp>> = {
  en: /(?:an|ian|ish|ese|i|ch)$/,
  es: /(?:[oiae]|os|as|ies|es|ano|ana|anos|anas|i)$/,
  fr: /(?:en|enne|ens|ennes|ais|aise|aises|ien|ienne|iens|iennes|c|que|ques|s)$/,
  ru: /(?:ск|цк)(?:ии|ая|ое|ие|ого|ои|ому|ую|им|их|ими|ом)$/,
  uk: /(?:ськ|цьк)(?:ии|а|е|і|ого|оі|ому|у|им|их|ими|ою|іи)$/,
  ar: /(?:ي|ية|يه|يين|يون)$/,
};
