import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Request, Response } from 'express';
import { problem } from '../problems/problem.js';
import { createDocument, type Document, HTML, sendDocument } from './document.js';
import { html, Markup } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

const GUIDE_PATH = '/guide';

/** An entry of `guide/pages.json`, written by the explorer's build. */
interface GuidePage {
  /** Path without extension: `how-to/deploy`. */
  readonly path: string;
  readonly kind: 'tutorials' | 'how-to' | 'reference' | 'explanation' | 'decisions';
  readonly title: string;
}

const KINDS = {
  tutorials: 'Tutorials',
  'how-to': 'How to',
  reference: 'Reference',
  explanation: 'Explanation',
  decisions: 'Decisions',
} as const;

/** The documentation, built from `docs` by the explorer's build: a table of contents, and each page at its path. */
export const guide = (): Page[] => {
  const documents = new Map<string, Document>();
  const send = (request: Request, response: Response, at: string) => {
    let document = documents.get(at);
    if (!document) {
      document = createDocument(HTML, pageAt(at));
      documents.set(at, document);
    }
    sendDocument(request, response, document);
  };
  return [
    { path: GUIDE_PATH, handler: (request, response) => send(request, response, '') },
    {
      path: `${GUIDE_PATH}/*page`,
      handler: (request, response) => send(request, response, [request.params.page].flat().join('/')),
    },
  ];
};

function pageAt(at: string): string {
  const explorer = path.dirname(createRequire(import.meta.url).resolve('@partner-api/explorer/package.json'));
  const built = path.join(explorer, 'dist', 'guide');
  const list = path.join(built, 'pages.json');
  if (!existsSync(list)) {
    throw problem('unavailable', { detail: 'The guide is not built; `npm run build` builds it.' });
  }
  const pages: readonly GuidePage[] = JSON.parse(readFileSync(list, 'utf8'));
  if (at === '') return contents(pages);
  // Only listed pages are read, because the path comes from the request.
  const page = pages.find((one) => one.path === at);
  if (!page) throw problem('unknown-path', { detail: 'There is no page of the guide at this address.' });
  const body = new Markup(readFileSync(path.join(built, `${page.path}.html`), 'utf8'));
  return layout({
    title: page.title,
    current: GUIDE_PATH,
    body: html`<p class="quiet"><a href="${GUIDE_PATH}">Guide</a> · ${KINDS[page.kind]}</p>
${body}`,
  });
}

function contents(pages: readonly GuidePage[]): string {
  const kinds = Object.entries(KINDS).map(
    ([kind, name]) => html`<h2>${name}</h2>
<ul>${pages
      .filter((page) => page.kind === kind)
      .map(
        (page) => html`<li><a href="${GUIDE_PATH}/${page.path}">${page.title}</a></li>
`,
      )}</ul>
`,
  );
  return layout({
    title: 'Guide',
    current: GUIDE_PATH,
    body: html`<h1>Guide</h1>
<p class="lead">Tutorials lead through something once. How-to pages solve a task. Reference pages list everything. Explanations
and decisions say why.</p>
${kinds}`,
  });
}
