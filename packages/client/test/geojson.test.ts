import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toText } from '../src/attribution/index.js';
import { EVENT_COLUMNS } from '../src/csv/index.js';
import { toGeoJson } from '../src/geojson/index.js';
import { createPartnerClient } from '../src/index.js';
import { buildEvent, mockPartnerApi } from '../src/testing/index.js';

const placed = (latitude: number, longitude: number) =>
  buildEvent({ id: 'ev-1', location: { latitude, longitude } });

async function pageOf(...events: ReturnType<typeof buildEvent>[]) {
  const mock = mockPartnerApi({ events });
  return createPartnerClient({ baseUrl: 'https://api.example.org', fetch: mock.fetch }).events.list();
}

test('a page becomes a collection of points with the credit', async () => {
  const page = await pageOf(placed(-32.4, -21.7));
  const collection = toGeoJson(page);
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    attribution: toText(page),
    features: [
      {
        type: 'Feature',
        id: 'ev-1',
        geometry: { type: 'Point', coordinates: [-21.7, -32.4] },
        properties: { id: 'ev-1', killed_best: 2, location_uncertainty_m: 15_700 },
      },
    ],
  });
  expect(Object.keys(collection.features[0]?.properties ?? {})).toEqual(Object.keys(EVENT_COLUMNS));
  expect(JSON.parse(JSON.stringify(collection))).toEqual(collection);
});

test('events without a location have a null geometry', async () => {
  const { features } = toGeoJson(await pageOf(buildEvent({ location: null }), placed(1, 1)));
  expect(features.map(({ geometry }) => geometry?.type ?? null).sort()).toEqual(['Point', null]);
});

test('rows of several pages have the credits of their list', async () => {
  const mock = mockPartnerApi({ events: [placed(1, 1), buildEvent()] });
  const list = createPartnerClient({ baseUrl: 'https://api.example.org', fetch: mock.fetch }).events.list({
    limit: 1,
  });
  const data = await list.toArray({ max: 10 });
  const collection = toGeoJson({ data, attributions: list.attributions });
  expect(collection.features).toHaveLength(2);
  expect(collection.attribution).toBe(toText(list));
});

describe('cells', () => {
  const ringOf = (latitude: number, longitude: number) => {
    const data = [placed(latitude, longitude)];
    const { features } = toGeoJson({ data, attributions: [mockAttribution] }, { geometry: 'cell' });
    const geometry = features[0]?.geometry;
    if (geometry?.type !== 'Polygon') throw new Error('a cell is a polygon');
    return geometry.coordinates[0];
  };
  const mockAttribution = {
    required: true,
    text: '',
    html: '',
    markdown: '',
    url: 'https://monitor.example',
    provider: 'Example Monitor',
    license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    accessed_on: '2026-03-15',
    upstream: [],
    terms_url: '/terms',
    terms_version: '2026-11-01',
    prohibited_uses: [],
  } as const satisfies object as never;

  test('are closed and go counter-clockwise', () => {
    expect(ringOf(35.9, 36.6)).toEqual([
      [36.6, 35.9],
      [36.7, 35.9],
      [36.7, 36],
      [36.6, 36],
      [36.6, 35.9],
    ]);
  });

  test('extend away from 0, because coordinates are truncated towards 0', () => {
    expect(ringOf(-32.4, -21.7)[0]).toEqual([-21.8, -32.5]);
    expect(ringOf(0, 0)[0]).toEqual([-0.1, -0.1]);
    expect(ringOf(0, 0)[2]).toEqual([0.1, 0.1]);
  });

  test('contain every coordinate that is truncated to their corner', () => {
    const cut = (degrees: number) => Math.trunc(degrees * 10) / 10;
    fc.assert(
      fc.property(
        fc.double({ min: -89.9, max: 89.9, noNaN: true }),
        fc.double({ min: -179.9, max: 179.9, noNaN: true }),
        (latitude, longitude) => {
          const [southWest = [0, 0], , northEast = [0, 0]] = ringOf(cut(latitude), cut(longitude));
          const tolerance = 1e-9;
          expect(longitude).toBeGreaterThanOrEqual(southWest[0] - tolerance);
          expect(longitude).toBeLessThanOrEqual(northEast[0] + tolerance);
          expect(latitude).toBeGreaterThanOrEqual(southWest[1] - tolerance);
          expect(latitude).toBeLessThanOrEqual(northEast[1] + tolerance);
        },
      ),
    );
  });
});
