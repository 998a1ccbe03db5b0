import { anyOf } from './fragments.js';
import { degreeWords } from './word-lists.js';

// Cheap tests of whether an expression can match. Most texts pass none of them.

export const decimalSign = /\d[.,·]\d/;

export const twoDecimalsSign = /\d[.,·]\d{2}/;

export const preciseSign = /\d[.,·]\d{4}/;

/** A degree sign, a word for it, or a common substitute. */
export const degreeSign = new RegExp(`\\d\\s{0,2}(?:[°*do]|${anyOf(degreeWords)})`, 'u');

export const quoteSign = /\d\s?['"]/;

/** Two numbers with a separator of degrees, minutes and seconds. */
export const sexagesimalSign = /\d[\s:.-]\d{1,2}(?!\d)/;

export const bracketSign = /[([{<]\s?[+-]?\d{1,3}[.,·]\d/;

export const plusSign = /\d\+|[a-z]\+/;
