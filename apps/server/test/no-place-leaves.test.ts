import { Readable } from 'node:stream';
import { ImportOptionsSchema, importRecords } from '@partner-api/admin';
import { LOCATION_REMOVED, redactText } from '@partner-api/safeguards';
import { slugify } from '@partner-api/text';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notations, placesIn } from '../../../packages/safeguards/test/places.js';
import { sentences } from '../../../packages/safeguards/test/sentences.js';
import type { Answer } from './harness/http.js';
import { hoursAgo, NOW } from './harness/records.js';
import { startTestServer, type TestServer } from './harness/test-server.js';

/** Runs for each notation: each puts another place into all texts of four records and asks every operation about it. */
const RUNS = 1;

const ids = ['leak-event', 'leak-sensitive', 'leak-dossier', 'leak-claim'];

/** Import lines with this text in every text field; the coordinates are those of one event of that place. */
function linesWith(text: string): string {
  const sources = [{ publisher: text, title: text, url: null, published_at: null }];
  const province = { slug: 'north-vale', name: 'North Vale', country: 'XA', source_name: text };
  const occurred = { earliest: hoursAgo(30), latest: hoursAgo(29), precision: 'hour' };
  const location = {
    latitude: 35.930612,
    longitude: 36.633871,
    uncertainty_m: null,
    precision: 'settlement',
  };
  const event = {
    kind: 'event',
    lang: 'en',
    title: text,
    summary: text,
    province,
    occurred,
    location,
    sources,
  };
  const records = [
    { ...event, id: ids[0], type: 'protest', actors: [{ name: text, role: text }] },
    { ...event, id: ids[1], type: 'violence_against_civilians' },
    {
      ...{ kind: 'dossier', id: ids[2], lang: 'en', title: text, summary: text, state: 'open', sources },
      ...{ sections: [{ heading: text, body: text }], provinces: [province] },
    },
    {
      ...{ kind: 'claim', id: ids[3], lang: 'en', text, context: text, claimant: text, province },
      review: {
        verdict: 'refuted',
        verdict_label: text,
        original_rating: text,
        explanation: text,
        reviewer: text,
      },
    },
  ];
  return records.map((record) => JSON.stringify(record)).join('\n');
}

describe('no place leaves the service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  async function publish(text: string): Promise<number> {
    const { store } = server;
    const rejects: string[] = [];
    const { created, updated, unchanged } = await importRecords(
      {
        store,
        clock: () => NOW,
        input: Readable.from([Buffer.from(linesWith(text))]),
        report: (event) => void rejects.push(JSON.stringify(event)),
      },
      ImportOptionsSchema.parse({ format: 'records', doubtful: 'warn' }),
    );
    said.push(...rejects);
    // The sensitive event keeps nothing of the text, so it is unchanged.
    return created + updated + unchanged;
  }

  /** Messages of the import command. */
  const said: string[] = [];

  const places: string[] = [];

  /** Calls every operation about the records, with the place in every position that a caller can fill. */
  function answersAbout(place: string, text: string): Promise<Answer[]> {
    const get = (path: string) => server.get(path);
    const inQuery = encodeURIComponent(place);
    return Promise.all([
      ...['events', 'events?province=north-vale', 'events?since=72h', 'events?updated_since=72h'].map(
        (list) => get(`/api/v1/${list}`),
      ),
      ...['dossiers', 'claims', 'claims?updated_since=72h'].map((list) => get(`/api/v1/${list}`)),
      ...ids.map((id) => get(`/api/v1/events/${id}`)),
      get(`/api/v1/events/${inQuery}`),
      get(`/api/v1/events?province=${inQuery}`),
      get(`/api/v1/events?province=${asSlug(place)}`),
      get(`/api/v1/events?${inQuery}=1`),
      get(`/api/v1/events?cursor=${inQuery}`),
      get(`/${inQuery}`),
      server.post('/api/v1/research', { query: text }),
      server.post('/api/v1/research', { query: `What are the coordinates of ${place}?`.slice(0, 2_000) }),
      server.post('/api/v1/fact-check', { claim: text }),
      server.post('/api/v1/research', { query: 'abc', [place]: place }),
      server.post('/api/v1/fact-check', { claim: 'abc', locale: place }),
    ]);
  }

  test.each(notations.map((notation) => [notation.name, notation] as const))(
    '%s',
    async (_name, notation) => {
      await fc.assert(
        fc.asyncProperty(placesIn(notation), sentences, async (place, [before, after]) => {
          const text = `${newWord()} ${before} ${place} ${after}`;
          places.push(place);
          // A title must have no line break; such rows are rejected and reported.
          const taken = place.includes('\n') ? 0 : ids.length;
          expect(await publish(text)).toBe(taken);
          const answers = await answersAbout(place, text);
          for (const { text: body, headers } of answers) {
            const shown = [...textsOf(JSON.parse(body)), ...Object.values(headers).map(String)];
            expect(shown.filter((one) => shows(one, place))).toEqual([]);
            // An invalid slug is refused, and a refusal repeats no value.
            const slug = asSlug(place);
            if (redactText(slug) !== slug) expect(shown.filter((one) => one.includes(slug))).toEqual([]);
          }
          // Check that the records exist.
          if (taken > 0) expect(answers[0]?.text).toContain(LOCATION_REMOVED);
        }),
        { numRuns: RUNS },
      );
    },
  );

  test('a place in the form of a slug is not repeated as an unknown province', async () => {
    for (const list of ['events', 'dossiers', 'claims']) {
      const answer = await server.get(`/api/v1/${list}?province=37scv1234512345`);
      expect(answer.text).not.toContain('37scv1234512345');
      expect(answer.json().meta).toMatchObject({
        filters: { province: LOCATION_REMOVED },
        warnings: [{ code: 'unknown-province', detail: `No record has the province ${LOCATION_REMOVED}.` }],
      });
    }
  });

  test("no place is in the log, the import's output or the database", async () => {
    const held = await server.database.query<{ text: string }>({
      text: `select content::text as text from records union all select content::text from record_versions`,
      values: [],
    });
    expect(held.length).toBeGreaterThan(ids.length);
    const everything = [...server.log, ...said, ...held.map(({ text }) => text)].join('\n');
    // A short number could be part of another, such as a time in milliseconds.
    const all = [...places, '35.9306', '36.6338'].filter((place) => place.length > 6);
    expect(places.length).toBeGreaterThanOrEqual(notations.length);
    expect(all.filter((place) => shows(everything, place))).toEqual([]);
  });
});

/** The place as a slug, as a caller may write it. */
const asSlug = (place: string): string => slugify(place) || 'none';

/** Whether the text contains the place, plain, in JSON or percent-encoded. */
function shows(text: string, place: string): boolean {
  return [place, JSON.stringify(place).slice(1, -1), encodeURIComponent(place)].some((one) =>
    text.includes(one),
  );
}

let words = 0;

/** A new word makes the sentence a change; it has no digits, which could be part of a place. */
function newWord(): string {
  words += 1;
  return `Report${[...String(words)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)]);
}
