import { createDocument, sendDocument } from './document.js';
import type { Page } from './page.js';

export const STYLE_PATH = '/style.css';

const STYLE = `:root { color-scheme: light; --ink: #1d2733; --quiet: #5a6775; --line: #d9dfe5; --accent: #0b5cad; --paper: #fff; --shade: #f4f6f8; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; padding: 0.9rem 1.5rem; border-bottom: 1px solid var(--line); }
header .name { font-weight: 650; color: var(--ink); text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
a { color: var(--accent); }
nav a { text-decoration: none; }
nav a:hover, .name:hover { text-decoration: underline; }
main.text { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.5rem 4rem; }
.text h1 { font-size: 1.8rem; line-height: 1.25; margin: 1rem 0 0.5rem; }
.text h2 { font-size: 1.2rem; margin: 2rem 0 0.4rem; }
.text p { margin: 0.5rem 0; }
.quiet { color: var(--quiet); }
.text code, .text pre { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; }
.text code { background: var(--shade); padding: 0.1em 0.35em; border-radius: 4px; white-space: nowrap; }
.text pre { background: var(--shade); border: 1px solid var(--line); border-radius: 6px; padding: 0.8rem 1rem; overflow-x: auto; }
.text table { border-collapse: collapse; width: 100%; }
.text td { vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); }
.text td:first-child { white-space: nowrap; }
.swagger-ui .topbar, .swagger-ui .scheme-container, .swagger-ui .info .main > a { display: none; }
.swagger-ui .info { margin: 1.5rem 0; }
`;

export const style = (): Page => {
  const document = createDocument('text/css; charset=utf-8', STYLE);
  return {
    path: STYLE_PATH,
    handler: (request, response) => sendDocument(request, response, document),
  };
};
