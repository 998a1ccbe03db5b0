import { Buffer } from 'node:buffer';

/** A word that may be a text in Base64 or its form for addresses; shorter ones hold no place. */
const encodedWord = /(?<![a-z0-9+/_-])[a-z0-9+/_-]{16,8192}={0,2}/gi;

/** Words of a text that are Base64 of a readable text, with what they say. */
export function* encodedTexts(text: string): Generator<{ start: number; end: number; says: string }> {
  for (const { 0: word, index } of text.matchAll(encodedWord)) {
    if (!looksEncoded(word)) continue;
    const whole = decoded(word);
    if (whole !== null) yield { start: index, end: index + word.length, says: whole };
    // The last part of an address may be encoded; its path is made of the same characters.
    else if (word.includes('/')) yield* encodedParts(word, index);
  }
}

function* encodedParts(word: string, index: number) {
  for (const { 0: part, index: at } of word.matchAll(/[^/]{16,}/g)) {
    const says = looksEncoded(part) ? decoded(part) : null;
    if (says !== null) yield { start: index + at, end: index + at + part.length, says };
  }
}

/** What a word says in Base64; null when that is no readable text. */
function decoded(word: string): string | null {
  const says = Buffer.from(word, 'base64').toString('utf8');
  return isReadable(says) ? says : null;
}

/** Base64 of a text has letters of both cases; words, addresses and hashes mostly do not. */
const looksEncoded = (word: string): boolean => /[a-z]/.test(word) && /[A-Z]/.test(word);

const isReadable = (text: string): boolean => !/[\ufffd\p{Cc}]/u.test(text.replace(/[\t\n\r]/g, ' '));
