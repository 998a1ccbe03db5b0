import { Readable } from 'node:stream';
import { ImportOptionsSchema, importRecords } from '@partner-api/admin';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hoursAgo, NOW } from './harness/records.js';
import { startTestServer, type TestServer } from './harness/test-server.js';

/** A name that is in every text, id and reason of the sensitive event, and nowhere else. */
const PLACE = 'Kansafra';
const SAYS_PLACE = /kansafra/i;
const ID = 'strike-kansafra-womens-clinic';

const url = 'https://kansafra-clinic.example/kansafra';
const event = {
  ...{ kind: 'event', id: ID, lang: 'en-x-kansafra', type: 'explosion_remote_violence' },
  ...{ title: `The clinic of ${PLACE} was hit`, summary: `${PLACE} women's clinic, Main Street` },
  external_ids: [
    { scheme: 'kansafra', id: '1' },
    { scheme: 'ucdp-ged', id: 'kansafra-1' },
  ],
  occurred: { earliest: hoursAgo(30), latest: hoursAgo(29), precision: 'hour' },
  province: { slug: 'north-vale', name: 'North Vale', country: 'XA', source_name: `${PLACE}, North Vale` },
  actors: [
    { name: `${PLACE} Brigade`, role: 'perpetrator' },
    { name: `Midwives of ${PLACE}`, role: `staff of ${PLACE} clinic` },
  ],
  sources: [
    { publisher: `${PLACE} Clinic page`, title: `${PLACE} clinic hit`, url, published_at: hoursAgo(20) },
    { publisher: 'Reuters', title: `${PLACE} clinic hit`, url, published_at: null },
  ],
  upstream: [
    {
      ...{ provider: `${PLACE} Media Office`, text: `Photographs: ${PLACE} clinic`, url },
      ...{ license: { id: 'Kansafra-1.0', url }, changes: `Faces in ${PLACE} blurred` },
    },
    {
      ...{ provider: 'Reuters', text: `Reuters, ${PLACE}`, url, changes: null },
      license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
    { provider: 'ACLED', text: `ACLED, ${PLACE}`, license: null, url: null, changes: PLACE },
  ],
  ...{ dossier_ids: ['dossier-of-kansafra'], claim_ids: ['claim-of-kansafra'] },
};
const refs = { event_refs: [{ id: ID, version: 1 }] };
/** Three records name the event; two of them are marked sensitive by the desk. */
const naming = [
  { ...{ kind: 'dossier', id: 'strikes', lang: 'en', title: 'Strikes', sensitive: true }, ...refs },
  { kind: 'claim', id: 'said', lang: 'en', text: 'It is said.', sensitive: true, event_ids: [ID] },
  { kind: 'claim', id: 'unmarked', lang: 'en', text: 'It was said.', event_ids: [ID] },
];

describe('no name of a sensitive event leaves the service', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server?.close());

  const publish = (...records: object[]) =>
    importRecords(
      {
        store: server.store,
        clock: () => NOW,
        input: Readable.from([Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''))]),
        report: () => undefined,
      },
      ImportOptionsSchema.parse({ format: 'records', allowRemovals: true }),
    );

  const ask = {
    query: 'What happened in North Vale this week, who did it, and what do the sources say?',
    claim: 'A clinic was hit in North Vale in March 2026.',
  };
  /** Requests every operation, format and page, and expects each to be answered. */
  async function everything(): Promise<string[]> {
    const lists = ['events', 'dossiers', 'claims'].flatMap((list) => [
      `/api/v1/${list}`,
      `/api/v1/${list}?updated_since=72h`,
    ]);
    const { data } = (await server.get('/api/v1/events')).json();
    const forms = ['application/json', 'text/csv', 'application/geo+json'];
    const read = [
      ...lists.flatMap((path) => forms.map((accept) => server.get(path, { Accept: accept }))),
      ...data.map(({ id }: { id: string }) => server.get(`/api/v1/events/${id}`)),
    ];
    const pages = ['/', '/provinces', '/openapi.json', '/readyz', '/explorer', '/explorer/events'];
    const answers = await Promise.all([
      ...read,
      ...pages.map((page) => server.get(page, { Accept: 'text/html, */*' })),
      server.post('/api/v1/research', { query: ask.query }),
      server.post('/api/v1/research', { query: 'How many strikes were there in North Vale in 2026?' }),
      server.post('/api/v1/fact-check', { claim: ask.claim }),
    ]);
    for (const { status } of answers.slice(0, read.length)) expect(status).toBe(200);
    return answers.map(({ text, headers }) => `${JSON.stringify(headers)}\n${text}`);
  }
  const expectNone = async () => {
    const shown = (await everything()).filter((text) => SAYS_PLACE.test(text));
    expect(shown.map((text) => text.slice(Math.max(0, text.search(SAYS_PLACE) - 300)).slice(0, 600))).toEqual(
      [],
    );
    expect(server.log.filter((line) => SAYS_PLACE.test(line))).toEqual([]);
  };
  const changed = async () =>
    (
      await Promise.all(
        ['events', 'dossiers', 'claims'].map((list) => server.get(`/api/v1/${list}?updated_since=72h`)),
      )
    ).flatMap((answer) => answer.json().data);
  const held = async () => (await changed()).find(({ id }) => /^event-[0-9a-f]{24}$/.test(id));

  it('by records that name it, before and after its import', async () => {
    await publish(...naming);
    await expectNone();
    server.setTime(new Date(NOW.getTime() + 60_000));
    // A page prepared earlier must not be served any more.
    const before = (await server.get('/api/v1/claims')).headers.etag;
    expect(await publish(event)).toMatchObject({ created: 1 });
    await expectNone();
    const { id } = await held();
    const claims = (await server.get('/api/v1/claims')).json().data;
    const named = (wanted: string) => claims.find((claim: { id: string }) => claim.id === wanted).event_ids;
    expect(named('said')).toEqual([id]);
    expect(named('unmarked')).toEqual([]);
    expect((await server.get('/api/v1/claims')).headers.etag).not.toBe(before);
    const dossiers = (await server.get('/api/v1/dossiers?updated_since=72h')).json().data;
    expect(dossiers).toContainEqual(
      expect.objectContaining({ id: 'strikes', event_refs: [{ id, version: 1 }] }),
    );
  });

  it('by any of its texts, credits included', async () => {
    const { warnings } = await publish(event);
    expect(warnings).toMatchObject({ credit_withheld: 1 });
    await expectNone();
    const answer = (await server.get(`/api/v1/events/${(await held()).id}`)).json();
    expect(answer.data.actors).toEqual([
      { name: 'Armed group', role: 'perpetrator' },
      { name: 'Name withheld', role: null },
    ]);
    expect(answer.data.sources.map(({ publisher }: { publisher: string }) => publisher)).toEqual([
      'Name withheld',
      'Reuters',
    ]);
    const upstream = answer.attribution.upstream;
    expect(upstream.map(({ provider, text }: Record<string, string>) => [provider, text]).sort()).toEqual([
      ['ACLED', 'ACLED'],
      ['Name withheld', 'Name withheld'],
      ['Reuters', 'Reuters'],
    ]);
  });

  it('by the reasons for its correction, reinstatement or retraction', async () => {
    await publish(event);
    const changes = [
      { ...event, correction: { kind: 'kansafra_clinic', reason: `It was the clinic of ${PLACE}.` } },
      { kind: 'event', id: ID, retraction: { reason: `Nothing happened in ${PLACE}.` } },
      { ...event, summary: null, correction: { kind: 'reinstatement', reason: `It did, in ${PLACE}.` } },
    ];
    for (const change of changes) {
      await publish(change);
      await expectNone();
    }
    const { corrections, version } = await held();
    expect([version, ...corrections.map(({ kind }: { kind: string }) => kind)]).toEqual([
      ...[4, 'correction', 'retraction', 'reinstatement'],
    ]);
  });

  it('by earlier versions from before it was sensitive, except its id, which partners have', async () => {
    const depot = {
      ...event,
      ...{ id: 'depot-1', title: `A depot of ${PLACE} was hit`, summary: null },
      ...{ actors: [], sources: [], upstream: event.upstream.slice(0, 1), province: null },
      ...{ dossier_ids: [], claim_ids: [] },
    };
    await publish(depot);
    await publish({ ...depot, correction: { kind: 'kansafra_depot', reason: `Not in ${PLACE} alone.` } });
    expect((await everything()).some((text) => SAYS_PLACE.test(text))).toBe(true);
    const log = server.log.length;
    await publish({
      ...depot,
      sensitive: true,
      correction: { kind: 'correction', reason: 'It was a clinic.' },
    });
    expect(server.log.slice(log).filter((line) => SAYS_PLACE.test(line))).toEqual([]);
    // The index follows the change a moment later.
    const searched = async () => (await server.post('/api/v1/research', { query: ask.query })).text;
    await expect.poll(searched, { timeout: 5_000 }).not.toMatch(SAYS_PLACE);
    await expectNone();
  });
});
