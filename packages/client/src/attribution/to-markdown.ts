import { credit, type Format, inLine, isWebAddress } from './credit.js';
import type { Credited } from './merge-attributions.js';

// Everything that CommonMark lets escape and that could start markup inside a sentence.
const escapeMarkdown = (words: string): string => inLine(words).replace(/[\\`*_[\]<>&!|~#]/g, '\\$&');

const MARKDOWN: Format = {
  plain: escapeMarkdown,
  link: (words, url) =>
    isWebAddress(url)
      ? `[${escapeMarkdown(words)}](<${url.replace(/[<>\\]/g, encodeURIComponent)}>)`
      : escapeMarkdown(words),
};

/**
 * The credit due for the results, as Markdown, nothing twice; names and wordings are escaped.
 * @throws TypeError when there is no credit, as with a list that was not read yet.
 */
export const toMarkdown = (...sources: readonly Credited[]): string => credit(sources, MARKDOWN);
