import { foldText } from './fold-text.js';
import { languageOrEnglish } from './language-tag.js';
import { plainNumbers } from './plain-numbers.js';
import { rememberedByLanguage } from './remembered.js';

const asciiOnly = /^[\0-\x7f]*$/;
const asciiToken = /[0-9]+\.[0-9]+|[a-z0-9]+(?:'[a-z]+)*/g;
const anyToken = /[0-9]+\.[0-9]+|[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;

// Spaces that group digits and can do nothing else there: no-break, narrow no-break, thin, figure.
const groupingSpace = /[\u00a0\u202f\u2009\u2007](?<=\p{Nd}.)(?=\p{Nd}{3}(?!\p{Nd}))/gu;
// A cheap look before the costly one.
const dotted = /\.[^ .]\./;
const dottedAcronym = /(?<![\p{L}\p{M}\p{N}.])\p{L}\.(?:\p{L}\.)+/gu;
// "l'attaque", "d'Ivoire", "qu'il": one letter or "qu" before an apostrophe is a word by itself; not in "п'ять".
const elision = /^(\p{Script=Latin}|qu|jusqu|lorsqu)'/u;

/**
 * The runs of letters, marks and digits of a text, folded, in order. Numbers and acronyms come in one spelling
 * (`1,000`, `U.S.`: `1000`, `us`); an apostrophe joins (`Dara'a`: `daraa`), but for an elided word or a final 's.
 * Scripts without spaces come as long runs.
 */
export function tokens(text: string, lang: string | undefined): readonly string[] {
  return readOnce(text, languageOrEnglish(lang));
}

// Whoever compares texts reads each several times: its words, its terms, its numbers, beside one text and the next.
const readOnce = rememberedByLanguage(read, { texts: 2_000, characters: 2_000, charactersInAll: 400_000 });

function read(text: string, language: string): readonly string[] {
  if (asciiOnly.test(text)) return split(plainNumbers(foldText(text), language), asciiToken);
  const folded = plainNumbers(foldText(withoutGroupingSpaces(text)), language);
  return split(folded, asciiOnly.test(folded) ? asciiToken : anyToken);
}

/** The text with no space within its numbers; other spaces may part two of them: "on 3 March 200 people". */
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

/** The words of a folded run of letters and apostrophes: `l'attaque` is two, `dara'a` and `п'ять` are one. */
export function withoutApostrophes(token: string): string[] {
  if (!token.includes("'")) return [token];
  const bare = token.endsWith("'s") ? token.slice(0, -"'s".length) : token;
  return bare.replace(elision, '$1 ').replaceAll("'", '').split(' ');
}
