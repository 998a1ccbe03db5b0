import { sentences, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';

/** The sentence of the message that has most of the stored claim, the first of equals; all of it where none has any. */
export function nearestSentence({ language, submitted, storedInContext }: Comparison): string {
  const known = new Set(words(storedInContext, language));
  let [nearest, most] = [submitted, 0];
  for (const { text } of sentences(submitted, language)) {
    const shared = new Set(words(text, language).filter((word) => known.has(word))).size;
    if (shared > most) [nearest, most] = [text, shared];
  }
  return nearest;
}
