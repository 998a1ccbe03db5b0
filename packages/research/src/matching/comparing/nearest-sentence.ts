import { words } from '@partner-api/text';

/** The first sentence that shares most words with a stored claim; the whole message if none shares any. */
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
