export {
  type EventFeature,
  type EventFeatureCollection,
  type EventsWithCredit,
  type GeoJsonOptions,
  toGeoJson,
} from './to-geo-json.js';
