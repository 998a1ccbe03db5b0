import { readTable } from '../read-table.js';

// Words around places and numbers in the sources' languages. They are folded before use, so accents, Arabic vowel
// points and case are ignored; a space matches zero to two spaces.

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

/** Unambiguous labels of one coordinate. */
export const axisWords = wordsOf('axis');

/** Labels of one coordinate that are also ordinary words: "a tunnel long 3.5 km". */
export const ambiguousAxisWords = wordsOf('ambiguous-axis');

/** Unambiguous labels of a pair. */
export const strongPairWords = wordsOf('strong-pair');
export const pairWords = [...strongPairWords, ...wordsOf('pair')];

/** Words before a pair that is a place unless it is a clock time. */
export const whereWords = wordsOf('where');

/** Words for a spot before a cell code. */
export const spotWords = wordsOf('spot');

/** Words for exchange rates, which have four decimals like coordinates. */
export const rateWords = wordsOf('rate');

/** Words for scores, prices, rates, versions, verses and paragraphs, which are not coordinates. */
export const figureWords = [...rateWords, ...wordsOf('figure')];

/** Units and counted things, which show that a number is not a coordinate. */
export const unitWords = wordsOf('unit');

/** Number words from 0 to 199 with their values. */
export const numberWords = readTable('number-words.tsv', ['value', 'word']).map(
  ({ value, word }) => [word, Number(value)] as const,
);

/** Words for the decimal point. */
export const decimalPointWords = wordsOf('decimal-point');

/** Words after a spoken decimal fraction that are not part of the number. */
export const denominatorWords = wordsOf('denominator');
export const minusWords = wordsOf('minus');

export const telephoneWords = wordsOf('telephone');
export const plateWords = wordsOf('plate');
export const streetWords = wordsOf('street');
export const streetFirstWords = wordsOf('street-first');
export const doorWords = wordsOf('door');

/** Words inside a number: "thirty and five". Arabic joins its "and" to the next word. */
export const jointWords = wordsOf('joint');
export const [arabicAnd = ''] = wordsOf('arabic-and');

/** Words between the two numbers of a pair, without and with hemispheres. */
export const betweenWords = wordsOf('between');
export const hemisphereJointWords = wordsOf('hemisphere-joint');

/** Words between a label and its value: "the code is", "number plate of". */
export const cellIsWords = wordsOf('cell-is');
export const plateIsWords = wordsOf('plate-is');
export const doorNumberWords = wordsOf('door-number');
export const dwellingWords = wordsOf('dwelling');
