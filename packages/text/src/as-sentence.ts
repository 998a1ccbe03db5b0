/** Returns the text with a final full stop, unless it already ends with a sentence-final mark. */
export function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
