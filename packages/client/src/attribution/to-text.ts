import { credit, type Format, inLine, isWebAddress } from './credit.js';
import type { Credited } from './merge-attributions.js';

const TEXT: Format = {
  plain: inLine,
  link: (words, url) => (isWebAddress(url) ? `${inLine(words)} (${url})` : inLine(words)),
};

/**
 * Returns the credit due for the results as one line of plain text, without duplicates.
 * @throws TypeError when there is no credit, as for a list that was not read yet.
 */
export const toText = (...sources: readonly Credited[]): string => credit(sources, TEXT);
