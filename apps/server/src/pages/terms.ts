import { TERMS, TERMS_PATH } from '@partner-api/contract';
import { appealText } from '../admission/screening/appeal-text.js';
import type { ScreeningSettings } from '../config/config.js';
import { HTML, JSON_TEXT, sendHtmlOrJson, versionedDocument } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

export const terms = (settings: TermsSettings): Page => {
  const page = versionedDocument(HTML, settings.publicationDelayHours, () => termsPage(settings));
  const json = versionedDocument(JSON_TEXT, settings.publicationDelayHours, () =>
    JSON.stringify(termsJson(settings)),
  );
  return {
    path: TERMS_PATH,
    handler: (request, response) => sendHtmlOrJson(request, response, page(), json()),
  };
};

/** Settings of this server that the terms page states. */
export interface TermsSettings {
  readonly publicationDelayHours: () => number;
  readonly screening: ScreeningSettings;
  readonly asksModel: boolean;
}

/** The terms with this server's settings, in the page's wording. */
function termsJson({ publicationDelayHours, screening, asksModel }: TermsSettings): object {
  const { appealContact, keepsTexts } = screening;
  const hours = publicationDelayHours();
  return {
    ...TERMS,
    publication_delay: { hours, text: delayWords(hours) },
    screening: {
      text: `${JUDGED} prohibited-use (/problems/prohibited-use), with the clause and a decision_id. ${WELCOME}`,
      appeal: appealText(appealContact),
      keeps_texts: keepsTexts,
      kept: keptWords(keepsTexts),
    },
    language_model: { helps: asksModel, text: modelWords(asksModel, screening.asksModel) },
  };
}

function termsPage({
  publicationDelayHours,
  screening: { appealContact, keepsTexts, asksModel: screens },
  asksModel,
}: TermsSettings): string {
  return layout({
    title: 'Terms of use',
    current: TERMS_PATH,
    body: html`<h1>Terms of use</h1>
<p class="quiet">Version ${TERMS.version}</p>
${TERMS.clauses.map(
  (clause) => html`<h2 id="${clause.id}">${clause.title}</h2>
<p>${clause.text}</p>
`,
)}
<h2>How long this service holds records back</h2>
<p>${delayWords(publicationDelayHours())}</p>
<h2 id="screening">How requests are screened</h2>
<p>${JUDGED} <a href="/problems/prohibited-use"><code>prohibited-use</code></a>, with the clause and a
<code>decision_id</code>. ${WELCOME}</p>
<p>${appealText(appealContact)}</p>
<p>${keptWords(keepsTexts)}</p>
<h2 id="model">Whether a language model helps</h2>
<p>${modelWords(asksModel, screens)}</p>`,
  });
}

const JUDGED =
  'The text of a research query or of a claim is judged by a program, by fixed rules, before anything is looked up. What ' +
  'asks for the present or coming whereabouts of civilians or of those who serve them, or for help to harm them, is refused as';

const WELCOME =
  'Questions of journalism, humanitarian work and accountability are welcome, whatever they speak of.';

function keptWords(keepsTexts: boolean): string {
  const text = keepsTexts ? 'its text' : 'a keyed hash of its text. The text itself is not kept';
  return (
    'A text that comes near to it is answered, and flagged. Of a refused or flagged request the operator keeps for good: who asked, which operation, the rules that applied, and ' +
    `${text}. Of other requests no text is kept.`
  );
}

function modelWords(asksModel: boolean, screens: boolean): string {
  if (!asksModel) return 'None does. What you send goes nowhere else.';
  const screening = screens
    ? ' It is also sent the text of queries and claims to screen them, and can only make an outcome stricter.'
    : '';
  return (
    'One does, which the operator chose. It is sent the text of research queries that pass the screening and, where ' +
    'matched claims are put in order, of claims, with excerpts of published records; not who asks, and no key or place ' +
    'written out. It gives no verdict, and what it words is checked against quotations: method says whether it helped.' +
    screening
  );
}

/** Words the publication delay, which is a setting and not part of the versioned terms. */
function delayWords(hours: number): string {
  if (hours === 0) return 'Sensitive records are served as soon as they are known here.';
  return (
    `Sensitive records, such as those of violence against civilians, are served ${hours} hours after they happened, ` +
    'or after this service learnt of them where the time is not known. Until then they are in no list, answer or reference.'
  );
}
