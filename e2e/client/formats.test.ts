import { toHtml, toMarkdown, toText } from '@partner-api/client/attribution';
import { EVENT_COLUMNS, toCsv } from '@partner-api/client/csv';
import { toGeoJson } from '@partner-api/client/geojson';
import { verifyEvidence } from '@partner-api/client/verify';
import { expect, it } from 'vitest';
import { world } from './support/world.js';

const { client } = world;

it('a credit has the wording of the service', async () => {
  const page = await client.events.list({ limit: 1 });
  expect(toText(page)).toBe(page.attribution.text);
  expect(toHtml(page)).toContain('<a ');
  expect(toMarkdown(page)).toContain('](');
});

it('credits of several results are merged', async () => {
  const pages = await Promise.all([client.events.list(), client.dossiers.list(), client.claims.list()]);
  const text = toText(...pages);
  for (const { attribution } of pages) {
    for (const { provider } of attribution.upstream) expect(text).toContain(provider);
  }
  expect(text.length).toBeLessThan(pages.map(({ attribution }) => attribution.text).join(' ').length);
});

it('evidence is correct, and altered evidence has faults', async () => {
  const [dossier] = (await client.dossiers.list({ limit: 1 })).data;
  const result = await client.research({ query: dossier?.title ?? '' });
  expect(await verifyEvidence(result)).toMatchObject({ holds: true });
  const [first, ...rest] = result.data.evidence;
  if (!first) throw new Error('there is evidence');
  const altered = { data: { ...result.data, evidence: [{ ...first, quote: `${first.quote}!` }, ...rest] } };
  expect(await verifyEvidence(altered)).toMatchObject({ holds: false });
});

it('a table has a line and a map has a feature per event', async () => {
  const list = client.events.list({ limit: 50 });
  const page = await list;
  const lines = toCsv(page.data, EVENT_COLUMNS).split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff?"id",/);
  expect(lines.length).toBeGreaterThan(page.data.length);
  const { features, attribution } = toGeoJson(page);
  expect(features.map(({ id }) => id)).toEqual(page.data.map(({ id }) => id));
  expect(attribution).toContain(page.attribution.provider);
});
