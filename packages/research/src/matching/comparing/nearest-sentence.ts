import { words } from '@partner-api/text';

/** The sentence of a message that has most of a stored claim, the first of equals; all of it where none has any. */
export function nearestSentence(
  message: string,
  sentences: readonly string[],
  storedInContext: string,
  language: string,
): string {
  const known = new Set(words(storedInContext, language));
  let [nearest, most] = [message, 0];
  for (const sentence of sentences) {
    const shared = new Set(words(sentence, language).filter((word) => known.has(word))).size;
    if (shared > most) [nearest, most] = [sentence, shared];
  }
  return nearest;
}
