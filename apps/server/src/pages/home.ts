import { contract, TERMS } from '@partner-api/contract';
import type { AccessMode } from '../config/access-variables.js';
import { isLoopback } from '../config/loopback.js';
import { HTML } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

// What a reader typed to come here is what the examples should begin with; anything odd is not repeated.
const HOST = /^[A-Za-z0-9.:[\]-]{1,255}$/;
const PORT = /:\d+$/;

export const home = (access: AccessMode): Page => ({
  path: '/',
  handler: (request, response) => {
    const { host = '' } = request.headers;
    const base = HOST.test(host) ? `${schemeOf(host)}://${host}` : '';
    response.set({ 'Content-Type': HTML, 'Cache-Control': 'no-cache' }).end(homePage(base, access));
  },
});

/** The examples send a key: in the open on this machine only, and otherwise to whoever terminates TLS. */
function schemeOf(host: string): 'http' | 'https' {
  return isLoopback(host.replace(PORT, '')) ? 'http' : 'https';
}

function homePage(base: string, access: AccessMode): string {
  const key = access === 'keys' ? " \\\n  -H 'Authorization: Bearer pk_…'" : '';
  return layout({
    title: 'Welcome',
    body: html`<h1>Events, dossiers and claims</h1>
<p>A service for newsrooms, humanitarian organisations, fact-checkers and researchers: what happened and where, what the
desk knows about it, what was said and what a review found. Ask a question or submit a claim, and get an answer with
evidence that you can check.</p>
<h2>Try it</h2>
<pre>curl '${base}${contract.events.list.path}?limit=2'${key}

curl '${base}${contract.claims.list.path}?limit=2'${key}

curl '${base}${contract.research.path}'${key} \\
  -H 'Content-Type: application/json' \\
  -d '{"query": "How many events were there in the last 30 days, by province?", "locale": "en"}'</pre>
<h2>Read on</h2>
<table>
<tr><td><a href="/docs">Reference</a></td><td>Every operation, parameter and field, with a form to try each</td></tr>
<tr><td><a href="/openapi.json">OpenAPI document</a></td><td>The same for programs</td></tr>
<tr><td><a href="/terms">Terms of use</a></td><td>Version ${TERMS.version}. Attribution is mandatory; the service must not be used to target civilians</td></tr>
<tr><td><a href="/problems">Problems</a></td><td>Every error, what it means and what to do</td></tr>
</table>`,
  });
}
