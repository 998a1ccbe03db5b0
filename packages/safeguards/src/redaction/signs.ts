import { anyOf } from './fragments.js';
import { degreeWords } from './word-lists.js';

// Cheap signs that an expression may match at all. Most texts show none of them, and are done with after these.

export const decimalSign = /\d[.,·]\d/;

export const twoDecimalsSign = /\d[.,·]\d{2}/;

export const preciseSign = /\d[.,·]\d{4}/;

/** A degree sign, a word for it, or what is typed for want of it. */
export const degreeSign = new RegExp(`\\d\\s{0,2}(?:[°*do]|${anyOf(degreeWords)})`, 'iu');

export const quoteSign = /\d\s?['"]/;

/** Two numbers with what parts degrees, minutes and seconds, or with the letter of a hemisphere beside them. */
export const sexagesimalSign = /\d[\s:.-]\d{1,2}(?!\d)/;

export const bracketSign = /[([{<]\s?[+-]?\d{1,3}[.,·]\d/;

export const plusSign = /\d\+|[a-z]\+/i;
