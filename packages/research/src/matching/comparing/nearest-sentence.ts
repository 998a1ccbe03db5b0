import { sentences, words } from '@partner-api/text';

/** The sentence of a message that has most of a stored claim, the first of equals; all of it where none has any. */
export function nearestSentence(message: string, storedInContext: string, language: string): string {
  const known = new Set(words(storedInContext, language));
  let [nearest, most] = [message, 0];
  for (const { text } of sentences(message, language)) {
    const shared = new Set(words(text, language).filter((word) => known.has(word))).size;
    if (shared > most) [nearest, most] = [text, shared];
  }
  return nearest;
}
