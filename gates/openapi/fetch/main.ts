// What a partner writes with openapi-fetch and the types that openapi-typescript makes of our document.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

const { PARTNER_BASE_URL: baseUrl = '', PARTNER_API_KEY: apiKey = '' } = process.env;
// The lists are served as tables and maps as well: here JSON is asked for.
const client = createClient<paths, 'application/json' | 'application/problem+json'>({
  baseUrl,
  headers: { authorization: `Bearer ${apiKey}` },
});

type Problem = components['schemas']['Problem'];

/** The data of a success; each failure is a problem, and typed as one. */
function dataOf<Data>(answer: { data?: { data: Data }; error?: Problem }): Data {
  if (answer.data) return answer.data.data;
  throw new Error(`${answer.error?.status} ${answer.error?.type}: ${answer.error?.detail}`);
}

const query = { limit: 5, since: '87600h', province: 'tarmonde' };
const events = dataOf(await client.GET('/api/v1/events', { params: { query } }));
const [first] = events;
if (!first) throw new Error('there are events');
const event = dataOf(await client.GET('/api/v1/events/{id}', { params: { path: { id: first.id } } }));
const best: number | null = event.casualties.killed.best;
const dossiers = dataOf(await client.GET('/api/v1/dossiers'));
const claims = dataOf(await client.GET('/api/v1/claims', { params: { query: { limit: 100 } } }));
const research = dataOf(
  await client.POST('/api/v1/research', { body: { query: dossiers[0]?.title ?? '', locale: 'en' } }),
);
const check = dataOf(await client.POST('/api/v1/fact-check', { body: { claim: claims[0]?.text ?? '' } }));
const missing = await client.GET('/api/v1/events/{id}', { params: { path: { id: 'no-such-event' } } });

// @ts-expect-error a limit is a number
client.GET('/api/v1/claims', { params: { query: { limit: '5' } } }).catch(() => {});
// @ts-expect-error there is no such parameter
client.GET('/api/v1/claims', { params: { query: { provinces: 'idlib' } } }).catch(() => {});

console.log(
  JSON.stringify({
    events: events.length,
    same: event.id === first.id,
    best: best === null || best >= 0,
    dossiers: dossiers.length,
    evidence: research.evidence.length,
    matched: check.matched_claims.some(({ id }) => id === claims[0]?.id),
    missing: missing.error?.status,
  }),
);
