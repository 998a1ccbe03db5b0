/** A text that ends like a sentence: with a full stop, unless it ends with a mark of its own. */
export function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
