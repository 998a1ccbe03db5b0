// Checks a claim and writes the story box for a page: the verdict, the quotations, the credit, all of it escaped:
//   node 06-fact-check-in-html.mjs http://127.0.0.1:3000 "The court ordered the dam to be demolished." > box.html
import { createPartnerClient } from '@partner-api/client';
import { toHtml } from '@partner-api/client/attribution';
import { verifyEvidence } from '@partner-api/client/verify';

const [
  baseUrl = 'http://127.0.0.1:3000',
  claim = 'The Federal Court in Sarenes ordered the Tarmonde dam to be demolished.',
  locale,
] = process.argv.slice(2);
const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });

const result = await client.factCheck({ claim, locale });
const { data } = result;
if (!(await verifyEvidence(result)).holds) throw new Error('The evidence does not hold: print nothing');

const text = (words) => words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const linked = (words, url) => (url ? `<a href="${text(url)}">${text(words)}</a>` : text(words));

console.log(`<aside class="fact-check" lang="${text(data.locale.resolved)}">
  <h2>${text(data.verdict_label)}</h2>
  <p>${text(data.claim)}</p>
  <p>${text(data.explanation)}</p>
  <ul>
${data.evidence
  .map(
    ({ quote, source }) =>
      `    <li><q>${text(quote)}</q> ${linked(source.publisher ?? 'source', source.url)}</li>\n`,
  )
  .join('')}  </ul>
  <footer>${toHtml(result)}</footer>
</aside>`);
