import { foldText } from '@partner-api/text';

/**
 * Returns the names that differ from `name` only in case, accents, spaces and punctuation, which suggests a
 * misspelling.
 */
export function similarNames(name: string, names: readonly string[]): string[] {
  const key = keyOf(name);
  return names.filter((other) => other !== name && keyOf(other) === key);
}

function keyOf(name: string): string {
  const folded = foldText(name);
  // A name without letters and digits is compared as it is.
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}
