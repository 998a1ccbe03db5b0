import { TERMS, TERMS_PATH } from '@partner-api/contract';
import { createDocument, HTML, JSON_TEXT, sendHtmlOrJson } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

export const terms = (): Page => {
  const page = createDocument(HTML, termsPage());
  const json = createDocument(JSON_TEXT, JSON.stringify(TERMS));
  return {
    path: TERMS_PATH,
    handler: (request, response) => sendHtmlOrJson(request, response, page, json),
  };
};

function termsPage(): string {
  return layout({
    title: 'Terms of use',
    body: html`<h1>Terms of use</h1>
<p class="quiet">Version ${TERMS.version}</p>
${TERMS.clauses.map(
  (clause) => html`<h2 id="${clause.id}">${clause.title}</h2>
<p>${clause.text}</p>
`,
)}`,
  });
}
