import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createDocument, sendDocument } from './document.js';
import type { Page } from './page.js';

export const STYLE_PATH = '/style.css';
export const REFERENCE_STYLE_PATH = '/docs/reference.css';

/** The style sheets that the pages share with the explorer. */
export const style = (): Page[] => [
  sheet(STYLE_PATH, 'design.css'),
  sheet(REFERENCE_STYLE_PATH, 'reference.css'),
];

function sheet(path: string, file: string): Page {
  const text = readFileSync(createRequire(import.meta.url).resolve(`@partner-api/design/${file}`), 'utf8');
  const document = createDocument('text/css; charset=utf-8', text);
  return { path, handler: (request, response) => sendDocument(request, response, document) };
}
