import { credit, type Format, isWebAddress, onOneLine } from './credit.js';
import type { Credited } from './merge-attributions.js';

// The characters that can start inline markup in CommonMark; a backslash escapes each of them.
const escapeMarkdown = (words: string): string => onOneLine(words).replace(/[\\`*_[\]<>&!|~#]/g, '\\$&');

const MARKDOWN: Format = {
  plain: escapeMarkdown,
  link: (words, url) =>
    isWebAddress(url)
      ? `[${escapeMarkdown(words)}](<${url.replace(/[<>\\]/g, encodeURIComponent)}>)`
      : escapeMarkdown(words),
};

/**
 * Returns the credit due for the results as Markdown, without duplicates. All names and wordings are escaped.
 * @throws TypeError when there is no credit, as for a list that was not read yet.
 */
export const toMarkdown = (...sources: readonly Credited[]): string => credit(sources, MARKDOWN);
