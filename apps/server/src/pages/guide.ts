import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { problem } from '../problems/problem.js';
import { createDocument, type Document, HTML, sendDocument } from './document.js';
import { Markup } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

const GUIDE_PATH = '/guide';

/** The guide for partners, which the build of the explorer wrote from its page in the documentation. */
export const guide = (): Page => {
  let document: Document | null = null;
  return {
    path: GUIDE_PATH,
    handler: (request, response) => {
      document ??= createDocument(HTML, guidePage());
      sendDocument(request, response, document);
    },
  };
};

function guidePage(): string {
  const explorer = path.dirname(createRequire(import.meta.url).resolve('@partner-api/explorer/package.json'));
  const file = path.join(explorer, 'dist', 'guide.html');
  if (!existsSync(file)) {
    throw problem('unavailable', { detail: 'The guide is not built; `npm run build` builds it.' });
  }
  return layout({ title: 'Guide', current: GUIDE_PATH, body: new Markup(readFileSync(file, 'utf8')) });
}
