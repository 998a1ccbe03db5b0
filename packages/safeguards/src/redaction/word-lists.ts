import { readTable } from '../read-table.js';

// Words around places and numbers, in the languages that sources write in. They are folded before use, so accents, Arabic
// vowel points and letter case do not matter; a space stands for none, one or two.

const rows = readTable('redaction-words.tsv', ['list', 'word']);

const wordsOf = (list: string): readonly string[] => {
  const words = rows.filter((row) => row.list === list).map(({ word }) => word);
  if (words.length === 0) throw new Error(`There is no list of words "${list}"`);
  return words;
};

export const degreeWords = wordsOf('degree');
export const minuteWords = wordsOf('minute');
export const secondWords = wordsOf('second');
export const northWords = wordsOf('north');
export const eastWords = wordsOf('east');

/** Labels of one coordinate that mean nothing else. */
export const axisWords = wordsOf('axis');

/** Labels of one coordinate that are words of their own too: "a tunnel long 3.5 km". */
export const ambiguousAxisWords = wordsOf('ambiguous-axis');

/** Labels of a pair that mean nothing else. */
export const strongPairWords = wordsOf('strong-pair');
export const pairWords = [...strongPairWords, ...wordsOf('pair')];

/** Words before a pair that is a place only if it is no clock time. */
export const whereWords = wordsOf('where');

/** Words for a spot, before a code of a cell. */
export const spotWords = wordsOf('spot');

/** Words beside rates of exchange, which have four decimals as places do. */
export const rateWords = wordsOf('rate');

/** Words beside numbers that are no coordinates: scores, prices, rates, versions, verses, paragraphs. */
export const figureWords = [...rateWords, ...wordsOf('figure')];

/** What a number counts or measures when it is no coordinate. */
export const unitWords = wordsOf('unit');

/** Every word of a number from 0 to 199 with its value. */
export const numberWords = readTable('number-words.tsv', ['value', 'word']).map(
  ({ value, word }) => [word, Number(value)] as const,
);

/** What stands between the whole and its fraction. */
export const decimalPointWords = wordsOf('decimal-point');

/** What follows a decimal fraction in words and is no part of the number. */
export const denominatorWords = wordsOf('denominator');
export const minusWords = wordsOf('minus');

export const telephoneWords = wordsOf('telephone');
export const plateWords = wordsOf('plate');
export const streetWords = wordsOf('street');
export const streetFirstWords = wordsOf('street-first');
export const doorWords = wordsOf('door');

/** Inside a number in words: "thirty and five". In Arabic it is written in one with the word. */
export const jointWords = wordsOf('joint');
export const [arabicAnd = ''] = wordsOf('arabic-and');

/** Between the two numbers of a pair, and of one with hemispheres. */
export const betweenWords = wordsOf('between');
export const hemisphereJointWords = wordsOf('hemisphere-joint');

/** Between a word and what it tells of: "the code is", "number plate of". */
export const cellIsWords = wordsOf('cell-is');
export const plateIsWords = wordsOf('plate-is');
export const doorNumberWords = wordsOf('door-number');
export const dwellingWords = wordsOf('dwelling');
