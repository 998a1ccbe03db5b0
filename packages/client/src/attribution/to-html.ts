import { credit, type Format, inLine, isWebAddress } from './credit.js';
import type { Credited } from './merge-attributions.js';

const escapeHtml = (words: string): string =>
  inLine(words).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const HTML: Format = {
  plain: escapeHtml,
  link: (words, url) =>
    isWebAddress(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>` : escapeHtml(words),
};

/**
 * The credit due for the results, as HTML to stand inside a paragraph, nothing twice. Names and wordings are escaped:
 * whatever a source is called, it adds no markup.
 * @throws TypeError when there is no credit, as with a list that was not read yet.
 */
export const toHtml = (...sources: readonly Credited[]): string => credit(sources, HTML);
