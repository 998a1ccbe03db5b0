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

// Optional, because users of ACLED choose the columns of an export.
const OPTIONAL = ['actor2', 'admin2', 'civilian_targeting', 'iso', 'timestamp'] as const;

export type Column = keyof typeof REQUIRED | (typeof OPTIONAL)[number];

export const COLUMNS: TableColumns<Column> = {
  file: 'Import a CSV export of ACLED with these columns.',
  required: REQUIRED,
  optional: OPTIONAL,
  // `notes` is included, because it describes the place in words.
  places: new Set(['latitude', 'longitude', 'location', 'notes']),
};

export type DeletionColumn = 'event_id_cnty' | 'deleted_timestamp';

/** Columns of ACLED's endpoint of deleted events. */
export const DELETION_COLUMNS: TableColumns<DeletionColumn> = {
  file: 'Import the CSV of ACLED’s endpoint of deleted events.',
  required: { event_id_cnty: [], deleted_timestamp: [] },
  optional: [],
  places: new Set(),
};
