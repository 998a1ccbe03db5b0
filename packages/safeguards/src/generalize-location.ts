import type { Location, LocationPrecision } from '@partner-api/contract';
import { LOCATION_GRID_DEGREES } from '@partner-api/contract';
import type { ExactLocation } from './draft.js';

/**
 * Uncertainty in metres where the source gives none: settlement, the radius of a large city; near a settlement, 25 km
 * as UCDP GED defines it; district, the largest distance within a Syrian district in UCDP GED (161 km), rounded up.
 */
export const SOURCE_UNCERTAINTY_METRES: Readonly<Record<LocationPrecision, number>> = {
  settlement: 10_000,
  near_settlement: 25_000,
  district: 200_000,
};

/** Thrown for an invalid location; the message names the field and the rule. */
export class InvalidLocation extends Error {
  override readonly name = 'InvalidLocation';
  readonly field: 'latitude' | 'longitude' | 'uncertainty_m';

  constructor(field: InvalidLocation['field'], rule: string) {
    super(`${field}: ${rule}`);
    this.field = field;
  }
}

/**
 * Truncates a location toward zero to the 0.1 degree grid, without jitter, and returns it with a radius in metres that
 * contains the true place.
 *
 * @throws {InvalidLocation} when a coordinate or the uncertainty is out of range or not finite.
 */
export function generalizeLocation(exact: ExactLocation): Location {
  requireDegrees('latitude', exact.latitude, 90);
  requireDegrees('longitude', exact.longitude, 180);
  const sourceMetres = exact.uncertainty_m ?? SOURCE_UNCERTAINTY_METRES[exact.precision];
  if (!Number.isFinite(sourceMetres) || sourceMetres < 0) {
    throw new InvalidLocation('uncertainty_m', 'must be a finite number of metres, 0 or more');
  }
  const latitude = truncateToGrid(exact.latitude);
  return {
    latitude,
    longitude: truncateToGrid(exact.longitude),
    uncertainty_m: Math.ceil((cellReachMetres(latitude) + sourceMetres) / 100) * 100,
    precision: exact.precision,
    generalized: true,
  };
}

function requireDegrees(field: 'latitude' | 'longitude', degrees: number, limit: number): void {
  if (!Number.isFinite(degrees) || Math.abs(degrees) > limit) {
    throw new InvalidLocation(field, `must be a finite number of degrees from -${limit} to ${limit}`);
  }
}

/** Truncates the decimal digits of the text, because binary fractions such as 36.7 * 10 can miss the grid. */
function truncateToGrid(degrees: number): number {
  const digits = String(Math.abs(degrees));
  // JavaScript writes numbers of this range with an exponent only below 0.000001.
  if (digits.includes('e')) return 0;
  const truncated = Number(/^\d+(?:\.\d)?/.exec(digits)?.[0]);
  return degrees < 0 && truncated > 0 ? -truncated : truncated;
}

// WGS 84.
const EQUATORIAL_RADIUS_METRES = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_379_990_14;

/**
 * Returns an upper bound of the distance from a cell's corner to any point in it. Radii of parallels are largest at the
 * corner and those of meridians at the far side, so each is taken there.
 */
function cellReachMetres(cornerLatitude: number): number {
  const near = radians(Math.abs(cornerLatitude));
  const far = radians(Math.abs(cornerLatitude) + LOCATION_GRID_DEGREES);
  const parallelRadius = (EQUATORIAL_RADIUS_METRES * Math.cos(near)) / Math.sqrt(flattening(near));
  const meridianRadius = (EQUATORIAL_RADIUS_METRES * (1 - ECCENTRICITY_SQUARED)) / flattening(far) ** 1.5;
  return radians(LOCATION_GRID_DEGREES) * Math.hypot(parallelRadius, meridianRadius);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const flattening = (latitude: number): number => 1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2;
