import { asciiDigits } from './ascii-digits.js';
import { decomposed } from './normal-forms.js';

const asciiOnly = /^[\0-\x7f]*$/;
const quotes = /[`´‘’‚‛′ʹʻʼʽʾʿˈ׳]/g;
const doubleQuotes = /[“”„‟″«»״]/g;
const dashes = /[\p{Pd}−]/gu;

// Marks that spell a variant of the same letter. In Indic and South-East Asian scripts marks are vowels, and the
// kana voicing marks make another letter: those stay.
const marks =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

// Format characters (zero width, bidirectional) and the Arabic tatweel are no part of a word.
const invisible = /[\p{Cf}\u0640]/gu;

// Letters that Unicode does not decompose, keyboard variants of one Arabic letter, and Arabic number punctuation.
const variants: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', '٫': '.', '٬': ',' },
};
const variant = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

// All white space but single spaces, which are most of it and need no work. U+0085 is not in JavaScript's \s.
const unevenSpace = /[\s\u0085]{2,}|[^\S ]|\u0085/g;

/**
 * A text for matching, never for showing: compatibility forms unified (NFKC), lower case, without accents, Arabic and
 * Hebrew vowel points, tatweel and invisible characters; digits of every script in ASCII; one kind of quote, of dash
 * and of white space. Folding twice changes nothing. Offsets into the original are not kept.
 */
export function foldText(text: string): string {
  if (asciiOnly.test(text)) return collapse(text.replaceAll('`', "'").toLowerCase());
  // Typographic punctuation is often all that keeps a text from being ASCII.
  const plain = plainPunctuation(text);
  return collapse(asciiOnly.test(plain) ? plain.toLowerCase() : foldLetters(plain));
}

function foldLetters(text: string): string {
  const bare = decomposed(text).replace(marks, '').replace(invisible, '').toLowerCase();
  const letters = bare.replace(variant, (letter) => variants[letter] ?? letter);
  return plainPunctuation(asciiDigits(withSaraAm(letters))).normalize('NFC');
}

// NFKD takes apart a vowel of Thai and Lao that dictionaries of words have whole; hand-typed, its halves may stand on
// either side of the tone.
function withSaraAm(text: string): string {
  return text
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3');
}

function plainPunctuation(text: string): string {
  return text.replace(quotes, "'").replace(doubleQuotes, '"').replace(dashes, '-');
}

function collapse(text: string): string {
  return text.replace(unevenSpace, ' ').trim();
}
