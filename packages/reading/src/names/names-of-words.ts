import type { ActorNames } from '../domain/scope.js';
import { plainText } from '../language/tokens.js';

/**
 * Whether a text has in small letters what is a party's name only in capitals: "the southern front" is a part of the war, and
 * "the Southern Front" fought in it. In a text without any, or in capitals alone, nothing is told by them.
 */
export function isNamedInSmall(text: string, actors: readonly ActorNames[]): boolean {
  const plain = plainText(text);
  if (plain === plain.toLowerCase() || plain === plain.toUpperCase()) return false;
  return actors
    .flat()
    .some((name) => ofCommonWords.test(name) && plain.includes(name.toLowerCase()) && !plain.includes(name));
}

const ofCommonWords =
  /^(?:(?:the|of|and|for|northern|southern|eastern|western|central|national|islamic|popular|people's|united|free|new|revolutionary|democratic|patriotic|royal|joint|armed|front|army|forces?|alliance|coalition|movement|resistance|opposition|liberation|council|command|guards?|union|party)(?: |$))+$/iu;
