import type { IncomingMessage } from 'node:http';
import { contract, TERMS } from '@partner-api/contract';
import type { AccessMode } from '../config/access-variables.js';
import { isLoopback } from '../config/loopback.js';
import { HTML } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

/** Shown in place of the service's own address off loopback, because the client chooses the Host header. */
const PLACEHOLDER = 'https://api.example.org';

export const home = (access: AccessMode): Page => ({
  path: '/',
  handler: (request, response) => {
    const page = homePage(baseOf(request), access);
    response.set({ 'Content-Type': HTML, 'Cache-Control': 'no-cache' }).end(page);
  },
});

/** Returns the base URL of the examples: the Host header, only if it names loopback. */
function baseOf({ headers: { host = '' } }: IncomingMessage): string {
  const [, name = '', port = ''] = /^(\[[\da-f:]+\]|[a-z\d.-]+)(:\d{1,5})?$/i.exec(host) ?? [];
  return isLoopback(name) ? `http://${name}${port}` : PLACEHOLDER;
}

function homePage(base: string, access: AccessMode): string {
  const key = access === 'keys' ? " \\\n  -H 'Authorization: Bearer pk_…'" : '';
  return layout({
    title: 'Welcome',
    body: html`<h1>Events, dossiers and claims</h1>
<p class="lead">A service for newsrooms, humanitarian organisations, fact-checkers and researchers: what happened and
where, what the desk knows about it, what was said and what a review found. Ask a question or submit a claim, and get an
answer with evidence that you can check.</p>
<ul class="cards">
<li><a class="card" href="/explore"><strong>Explore</strong>Map, timeline and list; ask, check, cite. No code needed</a></li>
<li><a class="card" href="/guide"><strong>Guide</strong>Your first call, the client, formats, how to run it, and why it is so</a></li>
<li><a class="card" href="/docs"><strong>Reference</strong>Every operation, parameter and field, with a form to try each</a></li>
<li><a class="card" href="/provinces"><strong>Provinces</strong>What can be asked for as <code>province</code>, with the number of records</a></li>
<li><a class="card" href="/openapi.json"><strong>OpenAPI document</strong>The same for programs</a></li>
<li><a class="card" href="/terms"><strong>Terms of use</strong>Version ${TERMS.version}. Attribution is mandatory; the service must not be used to target civilians</a></li>
<li><a class="card" href="/problems"><strong>Problems</strong>Every error, what it means and what to do</a></li>
</ul>
<h2>Try it from a terminal</h2>
${base === PLACEHOLDER ? html`<p>Put the address of this service in the place of <code>${PLACEHOLDER}</code>.</p>` : ''}
<pre>curl '${base}${contract.events.list.path}?limit=2'${key}

curl '${base}${contract.claims.list.path}?limit=2'${key}

curl '${base}${contract.research.path}'${key} \\
  -H 'Content-Type: application/json' \\
  -d '{"query": "How many events were there in the last 30 days, by province?", "locale": "en"}'</pre>`,
  });
}
