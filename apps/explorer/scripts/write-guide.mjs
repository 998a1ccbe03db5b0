// Writes the partners' guide as the body of a page, which the server puts into its layout.
import { readFileSync, writeFileSync } from 'node:fs';
import { Marked, Renderer } from 'marked';

const SOURCE = new URL('../../../docs/tutorials/partners.md', import.meta.url);
const TARGET = new URL('../dist/guide.html', import.meta.url);

const plain = new Renderer();

/** As GitHub makes the anchors that the table of contents leads to. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const guide = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link(token) {
      // Other pages of the documentation are not served.
      if (/^(?:https?:|#|\/)/.test(token.href)) return plain.link.call(this, token);
      return this.parser.parseInline(token.tokens);
    },
    table(token) {
      return `<div class="table">${plain.table.call(this, token)}</div>\n`;
    },
    code(token) {
      return plain.code.call(this, token).replace('<pre>', '<pre tabindex="0">');
    },
  },
});

writeFileSync(TARGET, guide.parse(readFileSync(SOURCE, 'utf8')));
