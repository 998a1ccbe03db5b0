import { isNumberWord } from '@partner-api/query';
import { asciiDigits, monthsAndDays, words } from '@partner-api/text';
import { holdsOne, phrasesOf, spaced } from './phrases.js';

/**
 * Whether a text names a date, a month, a year, a century, or how long ago. A bare number is none, nor is "may" without one
 * beside it.
 */
export function namesTime(text: string, language: string): boolean {
  const said = words(text, language);
  return (
    date.test(text) ||
    asciiDigits(text).search(earlyYears) >= 0 ||
    holdsOne(spaced(text, language), spans[language] ?? []) ||
    said.some((word, place) => year.test(word) || (isMonth(word, language) && isClear(said, place)))
  );
}

/** Whether a text has a number that is no year and no day of a month. */
export function namesNumber(text: string, language: string): boolean {
  const said = words(asciiDigits(text).replaceAll(earlyYears, ' ').replaceAll(dates, ' '), language);
  return said.some((word, place) => {
    if (isNumberWord(word, language)) return true;
    const isBesideMonth = [said[place - 1], said[place + 1]].some((other) => isMonth(other ?? '', language));
    return /^\p{Nd}/u.test(word) && !year.test(word) && !isBesideMonth;
  });
}

const date = /\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}/u;
const dates = new RegExp(date, 'gu');
const year = /^(?:19|20)\d\d$/;

/** In a language; "Horn" is the same word as "century" in Arabic, and is left out. */
const spans: Readonly<Record<string, readonly string[]>> = {
  en: phrasesOf('century; centuries; ago'),
  es: phrasesOf('siglo; siglos'),
  fr: phrasesOf('siècle; siècles'),
  de: phrasesOf('Jahrhundert; Jahrhunderts; Jahrhunderte'),
  ru: phrasesOf(
    'век; века; веке; веков; столетие; столетия; лет назад; года назад; год назад; месяцев назад',
  ),
  uk: phrasesOf('століття; столітті; років тому; роки тому; рік тому; місяців тому'),
};

// Before 1900 a number is a year only where it stands as one and counts nothing: "in 1186, …", "(1288)", "1521 году", and not
// "in 1500 homes". Russian and Ukrainian write the word for a year beside it.
const early = String.raw`1[0-8]\d\d(?!\d|[.,]\d)`;
const countsNothing = String.raw`(?=\s*(?:[.,;:)!?"”»–—]|$)|\s+(?:\p{Lu}|(?:and|when|by|to|for|from|of|that|which|who|at|with|in|on|as|the|he|she|it|they|was|were|cuando|con|por|y|en|el|la|et|quand|par|le|les)\s))`;
const before =
  '(?:[Ii]n|[Ss]ince|By|[Uu]ntil|[Aa]fter|[Bb]efore|circa|year|as (?:early|late) as|[Ee]n|[Dd]esde|[Hh]asta|año|[Dd]epuis|année|[Ss]eit|Jahre?)';
const from = '(?:[Ff]rom|[Bb]etween|[Dd]esde|[Ee]ntre|[Dd]e)';
const to = '(?:to|and|hasta|y|a|et|à)';
const notInWord = String.raw`(?<![\p{L}\p{M}])`;
const earlyYears = new RegExp(
  [
    `${notInWord}${before} ${early}${countsNothing}`,
    `${notInWord}${from} ${early} ${to} ${early}${countsNothing}`,
    String.raw`\(${early}(?=[),;–-])`,
    `${early} ?[–-] ?${early}${countsNothing}`,
    String.raw`${early}\s(?:год|г\.|рок|році|рік|р\.)`,
    String.raw`(?:عام|سنة|منذ)\s${early}`,
    // "The 1990s".
    String.raw`(?<!\d)(?:1\d|20)\d0s(?!\p{L})`,
  ].join('|'),
  'gu',
);

function isMonth(word: string, language: string): boolean {
  return [...monthsAndDays(word, language)].some((name) => name.startsWith('month'));
}

function isClear(said: readonly string[], place: number): boolean {
  const isBesideNumber = [said[place - 1], said[place + 1]].some((other) => /^\p{Nd}/u.test(other ?? ''));
  return isBesideNumber || !otherWords.has(said[place] ?? '');
}

/** Names of months that are words, too. */
const otherWords: ReadonlySet<string> = new Set(['may', 'march', 'mar']);
