// Converts the documentation to HTML fragments that the server puts into its layout at /guide: `dist/guide/PAGE.html`,
// and `dist/guide/pages.json` with path, kind and title of each page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, Renderer } from 'marked';

const SOURCE = fileURLToPath(new URL('../../../docs/', import.meta.url));
const TARGET = fileURLToPath(new URL('../dist/guide/', import.meta.url));
const KINDS = ['tutorials', 'how-to', 'reference', 'explanation', 'decisions'];
/** The first pages for newcomers; other pages follow by name. */
const FIRST = ['tutorials/first-call', 'tutorials/publish', 'tutorials/partners'];

const plain = new Renderer();

/** Returns the anchor of a heading as GitHub makes it. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const pages = KINDS.flatMap((kind) =>
  readdirSync(path.join(SOURCE, kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ kind, file: path.posix.join(kind, file) })),
).map(({ kind, file }) => {
  const text = readFileSync(path.join(SOURCE, file), 'utf8');
  const title = (/^# (.+)$/m.exec(text)?.[1] ?? file).replaceAll('`', '');
  return { path: pathOf(file), kind, title, file, text };
});
const known = new Set(pages.map((page) => page.path));
const rank = (page) => (FIRST.includes(page.path) ? FIRST.indexOf(page.path) : FIRST.length);
pages.sort(
  (a, b) =>
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || rank(a) - rank(b) || a.path.localeCompare(b.path, 'en'),
);

for (const page of pages) {
  const file = path.join(TARGET, `${page.path}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, markedFor(page.file).parse(page.text));
}
writeFileSync(
  path.join(TARGET, 'pages.json'),
  JSON.stringify(pages.map(({ kind, title, path: place }) => ({ path: place, kind, title }))),
);

/** Returns the path of a page: `reference/formats` for `reference/formats/README.md`. */
function pathOf(file) {
  return file.replace(/(?:\/README)?\.md$/, '');
}

/** Returns a renderer for the page in this file, to which links are relative. */
function markedFor(file) {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link(token) {
        if (/^(?:https?:|#|\/)/.test(token.href)) return plain.link.call(this, token);
        const [target = '', anchor] = token.href.split('#');
        const found = pathOf(path.posix.join(path.posix.dirname(file), target));
        // Links to files that the guide does not serve become text.
        if (!known.has(found)) return this.parser.parseInline(token.tokens);
        const href = `/guide/${found}${anchor === undefined ? '' : `#${anchor}`}`;
        return plain.link.call(this, { ...token, href });
      },
      table(token) {
        return `<div class="table">${plain.table.call(this, token)}</div>\n`;
      },
      code(token) {
        return plain.code.call(this, token).replace('<pre>', '<pre tabindex="0">');
      },
    },
  });
}
