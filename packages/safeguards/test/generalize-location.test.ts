import { LOCATION_PRECISIONS, type Location } from '@partner-api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generalizeLocation, SOURCE_UNCERTAINTY_METRES } from '../src/generalize-location.js';
import { type ExactLocation, InvalidLocation } from '../src/index.js';

const at = (latitude: number, longitude: number, more: Partial<ExactLocation> = {}): ExactLocation => ({
  latitude,
  longitude,
  uncertainty_m: 0,
  precision: 'settlement',
  ...more,
});

const point = ({ latitude, longitude }: Location) => [latitude, longitude];

describe('truncates coordinates toward zero to the 0.1 degree grid', () => {
  test.each([
    [at(35.982916, 36.70221), [35.9, 36.7]],
    [at(-35.982916, -36.70221), [-35.9, -36.7]],
    [at(36.7, 36.7), [36.7, 36.7]],
    [at(1.1, 0.3), [1.1, 0.3]],
    [at(36.699999999999996, 0.7999999999999999), [36.6, 0.7]],
    [at(0.09999, -0.09999), [0, 0]],
    [at(-0, 1e-7), [0, 0]],
    [at(90, -180), [90, -180]],
    [at(-90, 180), [-90, 180]],
    [at(7, 12), [7, 12]],
  ])('%j', (exact, expected) => {
    expect(point(generalizeLocation(exact))).toStrictEqual(expected);
  });

  test('keeps every point of the grid', () => {
    for (let tenths = -1800; tenths <= 1800; tenths++) {
      const degrees = tenths === 0 ? 0 : tenths / 10;
      expect(generalizeLocation(at(0, degrees)).longitude).toBe(degrees);
    }
  });
});

describe('the uncertainty', () => {
  test("is in steps of 100 metres and includes the source's uncertainty, or the default of its precision", () => {
    expect(generalizeLocation(at(35.98, 36.7))).toStrictEqual({
      latitude: 35.9,
      longitude: 36.7,
      uncertainty_m: 14_400,
      precision: 'settlement',
      generalized: true,
    });
    expect(generalizeLocation(at(35.98, 36.7, { uncertainty_m: 1 })).uncertainty_m).toBe(14_400);
    for (const precision of LOCATION_PRECISIONS) {
      const stated = SOURCE_UNCERTAINTY_METRES[precision];
      const unstated = generalizeLocation(at(35.98, 36.7, { precision, uncertainty_m: null }));
      const expected = generalizeLocation(at(35.98, 36.7, { precision, uncertainty_m: stated }));
      expect(unstated).toStrictEqual(expected);
    }
  });
});

const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });

describe('for any place', () => {
  test('has at most one decimal, is nearer to zero, and is never minus zero', () => {
    fc.assert(
      fc.property(latitudes, longitudes, (latitude, longitude) => {
        const location = generalizeLocation(at(latitude, longitude));
        for (const [exact, held] of [
          [latitude, location.latitude],
          [longitude, location.longitude],
        ] as const) {
          expect(String(held)).toMatch(/^-?\d{1,3}(\.\d)?$/);
          expect(Object.is(held, -0)).toBe(false);
          expect(Math.abs(held)).toBeLessThanOrEqual(Math.abs(exact));
          expect(Math.abs(exact) - Math.abs(held)).toBeLessThan(0.1 + 1e-9);
        }
        expect(generalizeLocation(at(location.latitude, location.longitude))).toStrictEqual(location);
      }),
    );
  });

  test('the radius contains it', () => {
    fc.assert(
      fc.property(latitudes, longitudes, fc.nat({ max: 50_000 }), (latitude, longitude, source) => {
        const location = generalizeLocation(at(latitude, longitude, { uncertainty_m: source }));
        const metres = straightMetres([latitude, longitude], [location.latitude, location.longitude]);
        // At this distance the surface is less than a metre longer than the straight line.
        expect(location.uncertainty_m).toBeGreaterThanOrEqual(metres + source);
        expect(location.uncertainty_m).toBeLessThanOrEqual(source + 15_800);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('throws with the name of the invalid field', () => {
  test.each([
    [at(90.000001, 0), 'latitude'],
    [at(Number.NaN, 0), 'latitude'],
    [at(0, 180.1), 'longitude'],
    [at(0, Number.POSITIVE_INFINITY), 'longitude'],
    [at(0, 0, { uncertainty_m: -1 }), 'uncertainty_m'],
    [at(0, 0, { uncertainty_m: Number.NaN }), 'uncertainty_m'],
  ])('%j', (exact, field) => {
    const refused = () => generalizeLocation(exact);
    expect(refused).toThrow(InvalidLocation);
    expect(refused).toThrow(`${field}: must be a finite number`);
  });
});

/** The straight distance between points of the WGS 84 ellipsoid, computed differently from the bound under test. */
function straightMetres(one: readonly [number, number], other: readonly [number, number]): number {
  const [from, to] = [cartesian(one), cartesian(other)];
  return Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z);
}

function cartesian([latitude, longitude]: readonly [number, number]) {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const flattening = 1 / 298.257_223_563;
  const eccentricitySquared = flattening * (2 - flattening);
  const normal = 6_378_137 / Math.sqrt(1 - eccentricitySquared * Math.sin(phi) ** 2);
  return {
    x: normal * Math.cos(phi) * Math.cos(lambda),
    y: normal * Math.cos(phi) * Math.sin(lambda),
    z: normal * (1 - eccentricitySquared) * Math.sin(phi),
  };
}
