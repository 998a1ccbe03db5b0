/** Members with a location in the JSON of this service, of schema.org and of GeoJSON. */
const PLACE_MEMBERS: ReadonlySet<string> = new Set([
  ...['location', 'latitude', 'longitude', 'lat', 'lon', 'lng', 'long'],
  ...['geo', 'geom', 'geometry', 'coordinates', 'contentlocation', 'spatialcoverage', 'locationcreated'],
]);

/** Returns a value as text for a rejected row, without its locations. */
export function redactedJson(value: unknown): string {
  return JSON.stringify(value, (key, member) => (PLACE_MEMBERS.has(key.toLowerCase()) ? null : member));
}
