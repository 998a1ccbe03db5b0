// Checks a claim and prints an HTML box with the verdict, the quotations and the credit, all escaped:
//   node 06-fact-check-in-html.mjs http://127.0.0.1:3000 "Nobody was killed in the clash on the Brenosa road." > box.html
import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toHtml } from '@partner-api/client/attribution';
import { verifyEvidence } from '@partner-api/client/verify';

const [
  baseUrl = 'http://127.0.0.1:3000',
  claim = 'The Federal Court in Sarenes ordered the Tarmonde dam to be demolished.',
  locale,
] = process.argv.slice(2);

try {
  const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });
  const result = await client.factCheck({ claim, locale });
  if (!(await verifyEvidence(result)).holds) throw new Error('The evidence does not hold: print nothing');
  console.log(boxOf(result));
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function boxOf(result) {
  const { data } = result;
  const quotes = data.evidence.map(
    ({ quote, source }) =>
      `    <li><q>${text(quote)}</q> ${linked(source.publisher ?? 'source', source.url)}</li>\n`,
  );
  return `<aside class="fact-check" lang="${text(data.locale.resolved)}">
  <h2>${text(data.verdict_label)}</h2>
  <p>${text(data.claim)}</p>
  <p>${text(data.explanation)}</p>
  <ul>
${quotes.join('')}  </ul>
  <footer>${toHtml(result)}</footer>
</aside>`;
}

function text(words) {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function linked(words, url) {
  return url ? `<a href="${text(url)}">${text(words)}</a>` : text(words);
}
