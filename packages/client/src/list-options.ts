import type { EventListQuery, RecordListQuery } from '@partner-api/contract';
import { refuseUnknownOptions } from './refuse-unknown-options.js';

/** What the lists of dossiers and of claims take. */
export interface RecordListOptions {
  /** Slug, such as `deir-ez-zor`. One that no record has gives an empty page with suggestions in `meta.warnings`. */
  readonly province?: string | undefined;
  /**
   * For mirrors: what changed in the last so many hours, `24h`, oldest change first, retracted records included.
   * Takes no filter beside it.
   */
  readonly updatedSince?: string | undefined;
  /** Rows in a page, 1 to 200; 50 when omitted. Iterating goes on over all pages whatever it is. */
  readonly limit?: number | undefined;
  /** Where to go on: `page.next_cursor` of an earlier page, with the same filters. */
  readonly cursor?: string | undefined;
}

/** What the list of events takes. */
export interface EventListOptions extends RecordListOptions {
  /** Events of the last so many hours, by the clock of the server: from `1h` to `87600h`. */
  readonly since?: string | undefined;
}

/** Option to query parameter. */
export type ParameterNames = Readonly<Record<string, string>>;

export const RECORD_PARAMETERS = {
  province: 'province',
  updatedSince: 'updated_since',
  limit: 'limit',
  cursor: 'cursor',
} as const satisfies Record<keyof RecordListOptions, keyof RecordListQuery>;

export const EVENT_PARAMETERS = {
  ...RECORD_PARAMETERS,
  since: 'since',
} as const satisfies Record<keyof EventListOptions, keyof EventListQuery>;

/** The query string of a list call. Whether values are valid is for the server to say: its rules may widen. */
export function listQuery(options: object, parameters: ParameterNames): URLSearchParams {
  refuseUnknownOptions('list options', options, Object.keys(parameters));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    // Null above all: as a cursor it would start again at the first page, for ever.
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`${name} must be a string or a number`);
    }
    query.set(parameters[name] ?? name, String(value));
  }
  return query;
}
