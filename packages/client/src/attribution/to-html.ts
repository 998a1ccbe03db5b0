import { credit, type Format, isWebAddress, onOneLine } from './credit.js';
import type { Credited } from './merge-attributions.js';

const escapeHtml = (words: string): string =>
  onOneLine(words).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const HTML: Format = {
  plain: escapeHtml,
  link: (words, url) =>
    isWebAddress(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>` : escapeHtml(words),
};

/**
 * Returns the credit due for the results as inline HTML, without duplicates. All names and wordings are escaped.
 * @throws TypeError when there is no credit, as for a list that was not read yet.
 */
export const toHtml = (...sources: readonly Credited[]): string => credit(sources, HTML);
