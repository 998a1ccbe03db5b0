import { credit, type Format, isWebAddress, onOneLine } from './credit.js';
import type { Credited } from './merge-attributions.js';

const TEXT: Format = {
  plain: onOneLine,
  link: (words, url) => (isWebAddress(url) ? `${onOneLine(words)} (${url})` : onOneLine(words)),
};

/**
 * Returns the credit due for the results as one line of plain text, without duplicates.
 * @throws TypeError when there is no credit, as for a list that was not read yet.
 */
export const toText = (...sources: readonly Credited[]): string => credit(sources, TEXT);
