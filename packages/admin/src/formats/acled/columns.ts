import type { TableColumns } from '../../input/table-header.js';

const REQUIRED = {
  event_id_cnty: [],
  event_date: [],
  time_precision: [],
  event_type: [],
  sub_event_type: [],
  actor1: [],
  country: [],
  admin1: [],
  latitude: [],
  longitude: [],
  geo_precision: [],
  source: [],
  fatalities: [],
} as const;

// Exports are made of the columns that the user chose.
const OPTIONAL = ['actor2', 'admin2', 'civilian_targeting', 'iso', 'timestamp'] as const;

export type Column = keyof typeof REQUIRED | (typeof OPTIONAL)[number];

export const COLUMNS: TableColumns<Column> = {
  file: 'Import a CSV export of ACLED with these columns.',
  required: REQUIRED,
  optional: OPTIONAL,
  // `notes` is no coordinate, and names the place in words.
  places: new Set(['latitude', 'longitude', 'location', 'notes']),
};

export type DeletionColumn = 'event_id_cnty' | 'deleted_timestamp';

/** What the endpoint of deleted events gives. */
export const DELETION_COLUMNS: TableColumns<DeletionColumn> = {
  file: 'Import the CSV of ACLED’s endpoint of deleted events.',
  required: { event_id_cnty: [], deleted_timestamp: [] },
  optional: [],
  places: new Set(),
};
