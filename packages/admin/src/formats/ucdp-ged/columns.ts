import type { TableColumns } from '../../input/table-header.js';

const REQUIRED = {
  id: [],
  type_of_violence: [],
  side_a: [],
  side_b: [],
  source_article: [],
  where_prec: [],
  adm_1: [],
  latitude: [],
  longitude: [],
  country: [],
  date_prec: [],
  date_start: [],
  date_end: [],
  deaths_civilians: [],
  // Names up to version 5.0.
  low: ['low_est'],
  best: ['best_est'],
  high: ['high_est'],
} as const;

const OPTIONAL = [
  'adm_2',
  'code_status',
  'country_id',
  'event_clarity',
  'number_of_sources',
  'source_office',
  'source_date',
  'source_headline',
] as const;

export type Column = keyof typeof REQUIRED | (typeof OPTIONAL)[number];

export const COLUMNS: TableColumns<Column> = {
  file: 'Import the CSV file of the UCDP Georeferenced Event Dataset (GED), with its header line.',
  required: REQUIRED,
  optional: OPTIONAL,
  places: new Set([
    ...['latitude', 'longitude', 'geom', 'geom_wkt', 'the_geom', 'where_coordinates', 'where_description'],
  ]),
};
