import { PROBLEM_CODES, PROBLEMS, problemType } from '@partner-api/contract';
import { problem } from '../problems/problem.js';
import { createDocument, type Document, HTML, JSON_TEXT, sendHtmlOrJson } from './document.js';
import { html, withCode } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

interface Forms {
  readonly page: Document;
  readonly json: Document;
}

export const problems = (): Page[] => {
  const all = PROBLEM_CODES.map((code) => {
    const { explanation, ...rest } = PROBLEMS[code];
    return { code, type: problemType(code), ...rest, explanation };
  });
  const index = forms(indexPage(all), all);
  const byCode = new Map<string, Forms>(all.map((entry) => [entry.code, forms(problemPage(entry), entry)]));
  return [
    {
      path: '/problems',
      handler: (request, response) => sendHtmlOrJson(request, response, index.page, index.json),
    },
    {
      path: '/problems/:code',
      handler: (request, response) => {
        const found = byCode.get(String(request.params.code));
        if (!found) throw problem('unknown-path', { detail: 'There is no problem with this code.' });
        sendHtmlOrJson(request, response, found.page, found.json);
      },
    },
  ];
};

interface Entry {
  readonly code: string;
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly explanation: string;
}

function forms(page: string, json: unknown): Forms {
  return { page: createDocument(HTML, page), json: createDocument(JSON_TEXT, JSON.stringify(json)) };
}

function indexPage(entries: readonly Entry[]): string {
  const rows = entries.map(
    ({
      code,
      type,
      status,
      title,
    }) => html`<tr><td>${status}</td><td><a href="${type}"><code>${code}</code></a></td><td>${title}</td></tr>
`,
  );
  return layout({
    title: 'Problems',
    current: '/problems',
    body: html`<h1>Problems</h1>
<p>Every failure is answered as <code>application/problem+json</code> (RFC 9457); its <code>type</code> is one of these pages.</p>
<table>${rows}</table>`,
  });
}

function problemPage({ code, status, title, explanation }: Entry): string {
  return layout({
    title,
    body: html`<h1>${title}</h1>
<p class="quiet">Status ${status} · <code>${code}</code></p>
<p>${withCode(explanation)}</p>
<p><a href="/problems">All problems</a></p>`,
  });
}
