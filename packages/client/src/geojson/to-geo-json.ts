import type { Credited } from '../attribution/merge-attributions.js';
import { toText } from '../attribution/to-text.js';
import { type Cell, EVENT_COLUMNS } from '../csv/columns.js';
import type { ConflictEvent, Location } from '../wire.generated.js';

/** Events with their credit: a page, or rows together with the `attributions` of their list. */
export type EventsWithCredit = { readonly data: Iterable<ConflictEvent> } & Credited;

export interface GeoJsonOptions {
  /**
   * `point`, the default: the coordinates as served, a corner of a 0.1-degree grid cell, with `location_uncertainty_m`.
   * `cell`: the whole grid cell, which readers do not mistake for an exact place.
   */
  readonly geometry?: 'point' | 'cell' | undefined;
}

type Position = [longitude: number, latitude: number];

export interface EventFeature {
  readonly type: 'Feature';
  readonly id: string;
  /** Null when the location is unknown or withheld. */
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: Position }
    | { readonly type: 'Polygon'; readonly coordinates: [Position[]] }
    | null;
  /** The columns of `EVENT_COLUMNS`; unknown values are null. */
  readonly properties: Readonly<Record<keyof typeof EVENT_COLUMNS, Cell>>;
}

export interface EventFeatureCollection {
  readonly type: 'FeatureCollection';
  /** The credit to print on the map: a foreign member, which RFC 7946 allows. */
  readonly attribution: string;
  readonly features: readonly EventFeature[];
}

/**
 * Returns events as GeoJSON (RFC 7946, WGS 84). Events without a location have a null geometry.
 *
 *     const page = await client.events.list({ province: 'idlib' });
 *     L.geoJSON(toGeoJson(page, { geometry: 'cell' })).addTo(map);
 */
export function toGeoJson(
  events: EventsWithCredit,
  { geometry = 'point' }: GeoJsonOptions = {},
): EventFeatureCollection {
  const shape = geometry === 'cell' ? cell : point;
  return {
    type: 'FeatureCollection',
    attribution: toText(events),
    features: [...events.data].map((event) => ({
      type: 'Feature',
      id: event.id,
      geometry: event.location && shape(event.location),
      properties: properties(event),
    })),
  };
}

function properties(event: ConflictEvent): EventFeature['properties'] {
  const values = Object.entries(EVENT_COLUMNS).map(([name, cellOf]) => [name, cellOf(event) ?? null]);
  return Object.fromEntries(values) as EventFeature['properties'];
}

const point = ({ latitude, longitude }: Location) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude] as Position,
});

function cell({ latitude, longitude }: Location) {
  const [south, north] = span(latitude, 90);
  const [west, east] = span(longitude, 180);
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon' as const, coordinates: [ring] as [Position[]] };
}

const CELL_DEGREES = 0.1;

/** Returns the cell of a coordinate that was truncated towards 0. A coordinate of 0 may come from either side, so its cell is two wide. */
function span(degrees: number, limit: number): [from: number, to: number] {
  const from = degrees > 0 ? degrees : degrees - CELL_DEGREES;
  const to = degrees < 0 ? degrees : degrees + CELL_DEGREES;
  return [Math.max(rounded(from), -limit), Math.min(rounded(to), limit)];
}

const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;
