import { TERMS, TERMS_PATH } from '@partner-api/contract';
import { createDocument, HTML, JSON_TEXT, sendHtmlOrJson } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

export const terms = (publicationDelayHours: number): Page => {
  const page = createDocument(HTML, termsPage(publicationDelayHours));
  const json = createDocument(JSON_TEXT, JSON.stringify(TERMS));
  return {
    path: TERMS_PATH,
    handler: (request, response) => sendHtmlOrJson(request, response, page, json),
  };
};

function termsPage(publicationDelayHours: number): string {
  return layout({
    title: 'Terms of use',
    body: html`<h1>Terms of use</h1>
<p class="quiet">Version ${TERMS.version}</p>
${TERMS.clauses.map(
  (clause) => html`<h2 id="${clause.id}">${clause.title}</h2>
<p>${clause.text}</p>
`,
)}
<h2>How long this service holds records back</h2>
<p>${delayWords(publicationDelayHours)}</p>`,
  });
}

/** A fact about this server and no part of the terms, which partners accept by their version. */
function delayWords(hours: number): string {
  if (hours === 0) return 'Sensitive records are served as soon as they are known here.';
  return (
    `Sensitive records, such as those of violence against civilians, are served ${hours} hours after they happened, ` +
    'or after this service learnt of them where the time is not known. Until then they are in no list, answer or reference.'
  );
}
