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
 * language do ("Syria", "Syrian"). Of those with another stem only some are known ("Congolese"); "Dutch" is not found.
 */
export function isDemonym(word: string, country: string, language: string): boolean {
  if (otherStems[country]?.test(withoutArticle(word)) === true) return true;
  // "Nigérien" is of Niger, though it begins as Nigeria does.
  if (ofNiger.test(word)) return country === 'NE';
  const name = withoutArticle(foldedCountryName(country, language));
  const ending = adjectiveEndings[language];
  const bare = withoutArticle(word);
  if (name === '' || ending === undefined || bare === name) return false;
  const shared = Math.max(fewestShared, Math.ceil(name.length * leastShare));
  if (!bare.startsWith(name.slice(0, Math.min(shared, name.length)))) return false;
  return ending.test(bare.slice(sharedLength(bare, name)));
}

/** Arabic writes the article as part of the word. */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=...)/, '');
}

const leastShare = 0.6;

const fewestShared = 4;

/** What follows the letters that an adjective has in common with the name: "Turkistani" is not of Turkey, nor "сомалилендский" of Somalia. */
const adjectiveEndings: Readonly<Record<string, RegExp>> = {
  en: /^(?:|n|an|[cv]?ian|can|nian|ean|i?sh|ese|i|ch)$/,
  es: /^(?:|s|e|i|is|ies|es(?:[ae]s?)?|[nci]?[oa]s?|[ai]?an[oa]s?|enses?|te[nc][oa]s?)$/,
  fr: /^(?:|s|n|ne|nne|ns|nes|nnes|ien(?:ne)?s?|an(?:e|s|es)?|ais(?:es?)?|is(?:es?)?|c?ain(?:e|s|es)?|ites?|e|es|ois(?:es?)?|i|is|que|ques)$/,
  ru: /^\p{L}{0,2}(?:ск|цк)(?:ии|ая|ое|ие|ого|ои|ому|ую|им|их|ими|ом)$/u,
  uk: /^\p{L}{0,2}(?:ськ|цьк|зьк)(?:ии|а|е|і|ого|оі|ому|у|им|их|ими|ою|іи)$/u,
  ar: /^(?:|ي|ية|يه|يين|ين|يون|ون|ان|يان)$/,
};

/** As folded, without those that begin as Niger alone does: "النيجري". */
const ofNiger = /^(?:nigerien(?:s|nes?)?|nigerin[oa]s?|нигерск\p{L}+|нігерськ\p{L}+)$/u;

const congolese = /^(?:congol\p{L}+|конголезск\p{L}+|конголезьк\p{L}+|كونغولي\p{L}*)$/u;

/** Adjectives whose stem is not the beginning of the country's name, in all languages that texts are read in. */
const otherStems: Readonly<Record<string, RegExp>> = {
  AF: /^(?:afghan|afghane?s?|afgan[oa]s?|афганск\p{L}+|афганськ\p{L}+|افغاني?ه?)$/u,
  BF: /^burkinab\p{L}*$/u,
  CD: congolese,
  CF: /^(?:centrafricain\p{L}*|centroafrican\p{L}+)$/u,
  CG: congolese,
  GB: /^(?:british|britanni\p{L}+|britanic\p{L}+|британск\p{L}+|британськ\p{L}+|بريطاني\p{L}*)$/u,
  ML: /^(?:maliens?|malienn\p{L}+|malienses?|малииск\p{L}+|маліиськ\p{L}+)$/u,
  MM: /^(?:burmese|birman\p{L}*|бирманск\p{L}+|бірманськ\p{L}+|мьянманск\p{L}+|мьянмск\p{L}+|мянмськ\p{L}+|بورمي\p{L}*)$/u,
  PH: /^(?:filipin\p{L}+|philippin\p{L}*)$/u,
  TR: /^(?:turc[oa]s?|turcs?|turques?|turquies?)$/,
  US: /^(?:american|americaine?s?|estadounidenses?|american[oa]s?|американск\p{L}+|американськ\p{L}+|امريكي\p{L}*)$/u,
};
