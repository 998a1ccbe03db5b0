import { ofType, type Rule, type Rules, readOptions } from './read-options.js';
import type { RequestOptions } from './transport.js';

/** What the lists of dossiers and of claims take. */
export interface RecordListOptions {
  /** Slug, such as `deir-ez-zor`. One that no record has gives an empty page with suggestions in `meta.warnings`. */
  readonly province?: string | undefined;
  /**
   * For mirrors: what changed in the last hours, as `24h`, oldest change first, retracted records included. It cannot be
   * combined with a filter.
   */
  readonly updatedSince?: string | undefined;
  /** Rows in a page, 1 to 200; 50 when omitted. Iterating walks all pages, whatever the limit. */
  readonly limit?: number | undefined;
  /** Where the list goes on: `page.next_cursor` of an earlier page, with the same filters. */
  readonly cursor?: string | undefined;
}

/** What the list of events takes. */
export interface EventListOptions extends RecordListOptions {
  /** Events of the last hours by the clock of the server, from `1h` to `87600h`. */
  readonly since?: string | undefined;
}

export interface ListRequestOptions extends RequestOptions {
  /** Pages fetched ahead of the reader, 0 to 5; none when omitted. */
  readonly prefetchPages?: number | undefined;
}

// Null above all is refused: as a cursor it would start again at the first page, for ever.
const SENDABLE = ofType('string', 'number');

export const RECORD_OPTIONS: Rules = {
  province: SENDABLE,
  updatedSince: SENDABLE,
  limit: SENDABLE,
  cursor: SENDABLE,
} satisfies Record<keyof RecordListOptions, Rule>;

export const EVENT_OPTIONS: Rules = {
  ...RECORD_OPTIONS,
  since: SENDABLE,
} satisfies Partial<Record<keyof EventListOptions, Rule>>;

/** The query string of a list call. Whether values are valid is for the server to say: its rules may widen. */
export const listQuery = (options: object, rules: Rules): URLSearchParams =>
  new URLSearchParams(
    Object.entries(readOptions('list options', options, rules)).map(([name, value]): [string, string] => [
      name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
      String(value),
    ]),
  );
