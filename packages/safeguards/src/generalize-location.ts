import type { Location, LocationPrecision } from '@partner-api/contract';
import { LOCATION_GRID_DEGREES } from '@partner-api/contract';
import type { ExactLocation } from './draft.js';

/**
 * How far the true place may be from the point a source gives, in metres, where the source does not say.
 * Settlement: from the centre of a large city to its edge. Near a settlement: UCDP GED codes "within about 25 km" so.
 * District: the farthest that two points of one Syrian district lie apart in UCDP GED is 161 km; rounded up.
 */
export const SOURCE_UNCERTAINTY_METRES: Readonly<Record<LocationPrecision, number>> = {
  settlement: 10_000,
  near_settlement: 25_000,
  district: 200_000,
};

/** A place that is none: the message names the field and the rule. */
export class InvalidLocation extends Error {
  override readonly name = 'InvalidLocation';
  readonly field: 'latitude' | 'longitude' | 'uncertainty_m';

  constructor(field: InvalidLocation['field'], rule: string) {
    super(`${field}: ${rule}`);
    this.field = field;
  }
}

/**
 * The place as we hold it: truncated toward zero to the 0.1 degree grid, never jittered, with a radius in metres
 * that holds the true place.
 *
 * @throws {InvalidLocation} when a coordinate is not finite or out of range, or the uncertainty is not a length.
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

/** In decimal digits, as sources write them: in binary fractions 36.7 * 10 and its like may fall beside the grid. */
function truncateToGrid(degrees: number): number {
  const digits = String(Math.abs(degrees));
  // The only finite degrees that JavaScript writes with an exponent lie below 0.000001.
  if (digits.includes('e')) return 0;
  const truncated = Number(/^\d+(?:\.\d)?/.exec(digits)?.[0]);
  return degrees < 0 && truncated > 0 ? -truncated : truncated;
}

// WGS 84.
const EQUATORIAL_RADIUS_METRES = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_379_990_14;

/**
 * An upper bound of the way from a cell's corner to any point of it. The radius of the parallels shrinks and that of
 * the meridians grows away from the equator, so each is taken where it is largest: at the corner, and at the far side.
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
