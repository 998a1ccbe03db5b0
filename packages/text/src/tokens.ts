import { foldText } from './fold-text.js';
import { languageOrEnglish } from './language-tag.js';
import { memoizedByLanguage } from './memoized.js';
import { plainNumbers } from './plain-numbers.js';

const asciiOnly = /^[\0-\x7f]*$/;
const asciiToken = /[0-9]+\.[0-9]+|[a-z0-9]+(?:'[a-z]+)*/g;
const anyToken = /[0-9]+\.[0-9]+|[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;

// Spaces that can only group digits: no-break, narrow no-break, thin and figure space.
const groupingSpace = /[\u00a0\u202f\u2009\u2007](?<=\p{Nd}.)(?=\p{Nd}{3}(?!\p{Nd}))/gu;
// A fast test before the slow regular expression below.
const dotted = /\.[^ .]\./;
const dottedAcronym = /(?<![\p{L}\p{M}\p{N}.])\p{L}\.(?:\p{L}\.)+/gu;
// "l'attaque", "d'Ivoire", "qu'il": one Latin letter or "qu" before an apostrophe is a separate word, unlike in "п'ять".
const elision = /^(\p{Script=Latin}|qu|jusqu|lorsqu)'/u;

/**
 * Returns the folded runs of letters, marks and digits of a text in order. Numbers and acronyms are normalized (`1,000` is
 * `1000`, `U.S.` is `us`), apostrophes are removed (`Dara'a` is `daraa`), elided words are split off and a final 's is dropped.
 * Scripts without spaces give long runs.
 */
export function tokens(text: string, lang: string | undefined): readonly string[] {
  return readOnce(text, languageOrEnglish(lang));
}

// Cached, because comparing texts reads each of them several times, for its words, terms and numbers.
const readOnce = memoizedByLanguage(read, { texts: 2_000, characters: 2_000, charactersInAll: 400_000 });

function read(text: string, language: string): readonly string[] {
  if (asciiOnly.test(text)) return split(plainNumbers(foldText(text), language), asciiToken);
  const folded = plainNumbers(foldText(withoutGroupingSpaces(text)), language);
  return split(folded, asciiOnly.test(folded) ? asciiToken : anyToken);
}

/** Removes spaces that can only group digits. An ordinary space may separate two numbers: "on 3 March 200 people". */
export function withoutGroupingSpaces(text: string): string {
  return text.replace(groupingSpace, '');
}

function split(folded: string, token: RegExp): string[] {
  const plain = dotted.test(folded) ? folded.replace(dottedAcronym, joinAcronym) : folded;
  const found = plain.match(token) ?? [];
  return plain.includes("'") ? found.flatMap(withoutApostrophes) : found;
}

function joinAcronym(acronym: string): string {
  return `${acronym.replaceAll('.', '')} `;
}

/** Splits a folded token at elisions and removes its apostrophes: `l'attaque` is two words, `dara'a` and `п'ять` are one. */
export function withoutApostrophes(token: string): string[] {
  if (!token.includes("'")) return [token];
  const bare = token.endsWith("'s") ? token.slice(0, -"'s".length) : token;
  return bare.replace(elision, '$1 ').replaceAll("'", '').split(' ');
}
