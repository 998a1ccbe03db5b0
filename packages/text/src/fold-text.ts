import { asciiDigits } from './ascii-digits.js';
import { decomposed } from './normal-forms.js';

const asciiOnly = /^[\0-\x7f]*$/;
const quotes = /[`´‘’‚‛′ʹʻʼʽʾʿˈ׳]/g;
const doubleQuotes = /[“”„‟″«»״]/g;
const dashes = /[\p{Pd}−]/gu;

// Combining marks that only modify a letter. Marks of Indic and South-East Asian scripts are vowels, and kana voicing marks
// make another letter, so those are kept.
const marks =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

// Format characters (zero width, bidirectional) and the Arabic tatweel, which are not part of a word.
const invisible = /[\p{Cf}\u0640]/gu;

// Letters that Unicode does not decompose, keyboard variants of Arabic letters, and Arabic number punctuation.
const variants: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', '٫': '.', '٬': ',' },
};
const variant = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

// White space other than single spaces, which are frequent and need no change. U+0085 is not in JavaScript's \s.
const unevenSpace = /[\s\u0085]{2,}|[^\S ]|\u0085/g;

/**
 * Normalizes a text for matching, not for display: NFKC, lower case, no accents, Arabic and Hebrew vowel points, tatweel and
 * invisible characters, ASCII digits, one kind of quote, dash and white space. It is idempotent; offsets change.
 */
export function foldText(text: string): string {
  if (asciiOnly.test(text)) return collapse(text.replaceAll('`', "'").toLowerCase());
  // Many texts are ASCII except for typographic punctuation.
  const plain = plainPunctuation(text);
  return collapse(asciiOnly.test(plain) ? plain.toLowerCase() : foldLetters(plain));
}

function foldLetters(text: string): string {
  const bare = decomposed(text).replace(marks, '').replace(invisible, '').toLowerCase();
  const letters = bare.replace(variant, (letter) => variants[letter] ?? letter);
  return plainPunctuation(asciiDigits(withSaraAm(letters))).normalize('NFC');
}

// NFKD decomposes the Thai and Lao vowel sara am, which dictionaries contain as one character. In typed text a tone mark may
// stand between its two halves.
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
