import { credit, type Format, inLine, isWebAddress } from './credit.js';
import type { Credited } from './merge-attributions.js';

const TEXT: Format = {
  plain: inLine,
  link: (words, url) => (isWebAddress(url) ? `${inLine(words)} (${url})` : inLine(words)),
};

/**
 * The credit due for the results, as one line of plain text, nothing twice.
 * @throws TypeError when there is no credit, as with a list that was not read yet.
 */
export const toText = (...sources: readonly Credited[]): string => credit(sources, TEXT);
