import { foldText } from '@partner-api/text';

/** Of the names, those that differ from one only in case, accents, spaces and punctuation: it may have been mistyped. */
export function likeNames(name: string, names: readonly string[]): string[] {
  const key = keyOf(name);
  return names.filter((other) => other !== name && keyOf(other) === key);
}

function keyOf(name: string): string {
  const folded = foldText(name);
  // A name of nothing but marks is like itself only.
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}
