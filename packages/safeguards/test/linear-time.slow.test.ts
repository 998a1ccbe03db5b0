import * as text from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { attribution, redactText, screen, screenClaim, screenStatement } from '../src/index.js';
import { redactContent } from '../src/redact-content.js';
import { safeguard } from '../src/safeguard.js';
import { eventDraft } from './drafts.js';

// An import takes texts of up to 20,000 characters, so that a function that is fast for 96,000 delays nothing. Texts
// shorter than the short one leave no garbage to collect, so that their times cannot be compared with those of long ones.
const SHORT_CHARACTERS = 12_000;
const TIMES_AS_LONG = 8;
const LONG_CHARACTERS = SHORT_CHARACTERS * TIMES_AS_LONG;
const FAST_MILLISECONDS = 50;
/** A quadratic function takes 64 times as long, a linear one 8 to 20 times, because the long text leaves more garbage. */
const MOST_GROWTH = 36;

const url = 'https://example.org';

const halves = (text: string): [string, string] => [
  text.slice(0, text.length / 2),
  text.slice(text.length / 2),
];

/** Every exported function that takes free text. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  attribution: (changes) =>
    attribution({
      provider: { name: 'Desk', url, license: { id: 'CC-BY-4.0', url } },
      accessedOn: '2026-01-01',
      upstream: [{ provider: 'Monitor', text: 'Monitor', license: null, url: null, changes }],
    }),
  redactText,
  redactContent: (text) => {
    const [title, summary] = halves(text);
    return redactContent({ title, summary });
  },
  safeguard: (text) => {
    const [title, summary] = halves(text);
    return safeguard(eventDraft({ type: 'battle', title, summary }));
  },
  screen,
  screenClaim,
  screenStatement,
  asSentence: text.asSentence,
  asciiDigits: text.asciiDigits,
  cleanMessage: text.cleanMessage,
  countryCodeOf: text.countryCodeOf,
  decodeEscapes: text.decodeEscapes,
  foldText: text.foldText,
  hasControlCharacters: text.hasControlCharacters,
  normalizeText: text.normalizeText,
  parseLanguageTag: text.parseLanguageTag,
  provinceName: text.provinceName,
  searchableMessage: text.searchableMessage,
  searchTerms: (written) => text.searchTerms(written, 'th'),
  sentences: text.sentences,
  slugify: text.slugify,
  suggestSlugs: (written) => text.suggestSlugs(written, ['aleppo', 'ar-raqqah']),
  terms: (written) => text.terms(written, 'en'),
  withoutApostrophes: text.withoutApostrophes,
  withoutGroupingSpaces: text.withoutGroupingSpaces,
  wordNgrams: text.wordNgrams,
  wordTerms: (written) => text.wordTerms(written, 'ru'),
  words: (written) => text.words(written, 'ar'),
};

const repeated = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Pseudo-random numbers with a fixed seed. */
function random(count: number, from: number, to: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + Math.floor((state / 2_147_483_648) * (to - from));
  });
}

const joined = (piece: (number: number) => string, from: number, to: number) => (length: number) =>
  random(length, from, to).map(piece).join('').slice(0, length);

const texts: Readonly<Record<string, (length: number) => string>> = {
  'random ASCII': joined((code) => String.fromCharCode(code), 0x20, 0x7f),
  'random letters of many scripts': joined((code) => String.fromCharCode(code), 0x21, 0x0fff),
  'random characters of all of Unicode': joined((code) => String.fromCodePoint(code), 0xe000, 0x1f000),
  'coordinates that are none of a place': joined((number) => `${190 + (number % 9)}.${number} m, `, 1e5, 1e6),
  'coordinates in a row': joined((number) => `${number % 90}.${number} `, 1e5, 1e6),
  'numbers of all kinds': joined((number) => `${number} `, 0, 1e6),
  brackets: repeated('([{<'),
  'combining marks': repeated('a\u0301\u0323\u0302'),
  'marks without a letter': repeated('\u0301\u0323'),
  ligatures: repeated('\ufdfa'),
  'right-to-left': repeated('\u0641\u064a \u0645\u062f\u064a\u0646\u0629 '),
  'direction controls': repeated('\u202ba\u202c'),
  'white space': repeated(' \t'),
  letters: repeated('a'),
  points: repeated('1.'),
  escapes: repeated('&#37;25'),
  'words of place': repeated('latitude N 35 '),
  'number words': repeated('thirty five point nine three '),
  links: repeated('https://maps.google.com/a/'),
  Base64: repeated('QWxhZGRpbjpvcGVuIHNlc2FtZQ== '),
  'digits apart': repeated('3 5 . 9 8 2 9 , '),
  Chinese: repeated('\u5317\u4eac\u5e02\u671d\u9633\u533a'),
  'telephone numbers': repeated('0933 123 456 +963 11 212 3456, '),
  'digits in groups': repeated('0933 '),
  streets: repeated('12 Al Quds Street 7 Main '),
  'letters with points': repeated('a.b@c.'),
  'codes of cells': repeated('at sy7xk4tr near '),
  'letters apart': repeated('h o s p i t a l '),
  'terms that begin again and again': repeated('where are the which road when will '),
  'digits for letters': repeated('wh3r3 1s 4h3 h0sp1t4l 5h3lt3r '),
  'no spaces': repeated('wherearethehospital'),
  'invisible characters': repeated('h\u200b'),
  'sentences of one word': repeated('where. '),
  'Arabic prefixes': repeated('\u0648\u0628\u0627\u0644\u0648\u0628\u0627\u0644 '),
  'signs for letters': repeated('@'),
  'escapes of escapes': repeated('&amp;amp;#119;%2577'),
  'escapes that are none': repeated('&#%26%25\\'),
  'combining marks on letters': repeated('e\u0301\u0301\u0301'),
  'letters that unfold into words': repeated('\ufdfa'),
};

const longTexts = Object.entries(texts).map(([name, make]) => [name, make(LONG_CHARACTERS)] as const);

const ROUNDS = 8;

/** CPU time of one run on a new text, so that no cached result is used. */
function millisecondsFor(run: (text: string) => unknown, made: string, leftOut: number): number {
  const text = made.slice(leftOut);
  const start = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * Returns by how much the time grows when the length grows `TIMES_AS_LONG`. Short and long runs alternate and the
 * fastest of each counts, because a busy machine slows single runs by chance and a quadratic function is slow in all.
 */
function growth(run: (text: string) => unknown, longText: string): number {
  // Another part each time, because words that were just read are cached.
  const shortText = (part: number) => longText.slice(part * SHORT_CHARACTERS, (part + 1) * SHORT_CHARACTERS);
  let [short, long, grown] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < ROUNDS && grown >= MOST_GROWTH; round++) {
    long = Math.min(long, millisecondsFor(run, longText, round));
    if (long < FAST_MILLISECONDS) return 1;
    for (let attempt = round * 3; attempt < round * 3 + 3; attempt++)
      short = Math.min(short, millisecondsFor(run, shortText(attempt % TIMES_AS_LONG), attempt));
    grown = long / short;
  }
  return grown;
}

it('detects a quadratic function', () => {
  const pairs = ({ length }: string) => {
    let sum = 0;
    for (let one = 0; one < length; one += 3) for (let other = 0; other < one; other += 3) sum += one ^ other;
    return sum;
  };
  expect(growth(pairs, 'ab'.repeat(LONG_CHARACTERS / 2))).toBeGreaterThan(MOST_GROWTH);
});

describe(`a text ${TIMES_AS_LONG} times as long takes at most ${MOST_GROWTH} times as long`, () => {
  // A second try, because other work on the machine can make one measurement long.
  it.each(Object.entries(functions))('in %s', { timeout: 120_000, retry: 2 }, (_name, run) => {
    for (const [name, longText] of longTexts) {
      expect(growth(run, longText), name).toBeLessThan(MOST_GROWTH);
    }
  });
});

it('finds the halves of a place in a record with 6,000 numbers without comparing each with every other', () => {
  const text = joined((number) => `${number % 90}.${number} people said, `, 1e5, 1e6)(108_000);
  const start = process.cpuUsage();
  redactContent({ text, context: text.slice(7) });
  const { user } = process.cpuUsage(start);
  // Quadratic code took 13 s.
  expect(user / 1e6).toBeLessThan(5);
});
