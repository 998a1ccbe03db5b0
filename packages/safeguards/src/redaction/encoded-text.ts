import { Buffer } from 'node:buffer';

/** A word that may be Base64 or its URL-safe form; shorter ones can hold no place. */
const encodedWord = /(?<![a-z0-9+/_-])[a-z0-9+/_-]{16,8192}={0,2}/gi;

/** Yields the words of a text that are Base64 of readable text, with the decoded text. */
export function* encodedTexts(text: string): Generator<{ start: number; end: number; says: string }> {
  for (const { 0: word, index } of text.matchAll(encodedWord)) {
    if (!looksEncoded(word)) continue;
    const whole = decoded(word);
    if (whole !== null) yield { start: index, end: index + word.length, says: whole };
    // One segment of a URL path may be encoded; the path consists of the same characters.
    else if (word.includes('/')) yield* encodedParts(word, index);
  }
}

function* encodedParts(word: string, index: number) {
  for (const { 0: part, index: at } of word.matchAll(/[^/]{16,}/g)) {
    const says = looksEncoded(part) ? decoded(part) : null;
    if (says !== null) yield { start: index + at, end: index + at + part.length, says };
  }
}

/** Decodes a word from Base64; null if the result is not readable text. */
function decoded(word: string): string | null {
  const says = Buffer.from(word, 'base64').toString('utf8');
  return isReadable(says) ? says : null;
}

/** Base64 of text has letters of both cases; words, addresses and hashes mostly do not. */
const looksEncoded = (word: string): boolean => /[a-z]/.test(word) && /[A-Z]/.test(word);

const isReadable = (text: string): boolean => !/[\ufffd\p{Cc}]/u.test(text.replace(/[\t\n\r]/g, ' '));
