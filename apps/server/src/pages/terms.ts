import { TERMS, TERMS_PATH } from '@partner-api/contract';
import { appealText } from '../screening/appeal-text.js';
import type { ScreeningSettings } from '../screening/screening-settings.js';
import { createDocument, HTML, JSON_TEXT, sendHtmlOrJson } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

export const terms = (screening: ScreeningSettings): Page => {
  const page = createDocument(HTML, termsPage(screening));
  const json = createDocument(JSON_TEXT, JSON.stringify(TERMS));
  return {
    path: TERMS_PATH,
    handler: (request, response) => sendHtmlOrJson(request, response, page, json),
  };
};

function termsPage({ appealContact, keepsTexts }: ScreeningSettings): string {
  return layout({
    title: 'Terms of use',
    body: html`<h1>Terms of use</h1>
<p class="quiet">Version ${TERMS.version}</p>
${TERMS.clauses.map(
  (clause) => html`<h2 id="${clause.id}">${clause.title}</h2>
<p>${clause.text}</p>
`,
)}<h2 id="screening">How requests are screened</h2>
<p>The text of a research query or of a claim is judged by a program, by fixed rules, before anything is looked up. What
asks for the present or coming whereabouts of civilians or of those who serve them, or for help to harm them, is refused
as <a href="/problems/prohibited-use"><code>prohibited-use</code></a>, with the clause and a <code>decision_id</code>.
Questions of journalism, humanitarian work and accountability are welcome, whatever they speak of.</p>
<p>${appealText(appealContact)}</p>
<p>Of a refused request the operator keeps for good: who asked, which operation, the rules that applied, and
${keepsTexts ? 'its text.' : 'a keyed hash of its text. The text itself is not kept.'} Of other requests no text is kept.</p>`,
  });
}
