import { CLAIM_COLUMNS, type Columns, DOSSIER_COLUMNS, EVENT_COLUMNS, toCsv } from '@partner-api/client/csv';
import { type EventsWithCredit, toGeoJson } from '@partner-api/client/geojson';
import { contract } from '@partner-api/contract';
import type { Envelope } from './serialized-body.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A format of lists besides JSON. */
interface ListFormat {
  readonly contentType: string;
  readonly write: (path: string, envelope: Envelope) => string;
}

const BYTE_ORDER_MARK = '\ufeff';

/** Columns of each list, by its path. */
const COLUMNS: Readonly<Record<string, Columns<never>>> = {
  [contract.events.list.path]: EVENT_COLUMNS,
  [contract.dossiers.list.path]: DOSSIER_COLUMNS,
  [contract.claims.list.path]: CLAIM_COLUMNS,
};

/** Formats of lists besides JSON, by the media type in `Accept`. */
export const LIST_FORMATS: Readonly<Record<string, ListFormat>> = {
  'text/csv': {
    contentType: 'text/csv; charset=utf-8; header=present',
    write: (path, { data, attribution }) =>
      // Spreadsheets recognise UTF-8 only by its byte order mark.
      BYTE_ORDER_MARK + toCsv(rowsOf(data), columnsOf(path), { comment: attribution.text }),
  },
  'application/geo+json': {
    contentType: 'application/geo+json; charset=utf-8',
    write: (path, envelope) => JSON.stringify({ ...features(path, envelope), ...others(envelope) }),
  },
};

/** Media types of lists, for comparison with `Accept`; JSON comes first, for clients that accept anything. */
export const LIST_TYPES = [JSON_TYPE, ...Object.values(LIST_FORMATS).map(({ contentType }) => contentType)];

export const isList = (path: string): boolean => path in COLUMNS;

function features(path: string, { data, attribution }: Envelope): object {
  if (path === contract.events.list.path) return toGeoJson({ data, attribution } as EventsWithCredit);
  const columns = Object.entries(columnsOf(path));
  return {
    type: 'FeatureCollection',
    attribution: attribution.text,
    features: rowsOf(data).map((row) => ({
      type: 'Feature',
      id: (row as { readonly id: string }).id,
      geometry: null,
      properties: Object.fromEntries(columns.map(([name, cell]) => [name, cell(row) ?? null])),
    })),
  };
}

/** Foreign members, as RFC 7946 allows. */
const others = ({ page, meta }: Envelope): object => ({ page, meta });

function columnsOf(path: string): Columns<never> {
  const columns = COLUMNS[path];
  if (!columns) throw new Error(`${path} is no list`);
  return columns;
}

// The contract has validated the rows against the schema that the columns belong to.
const rowsOf = (data: unknown): readonly never[] => data as readonly never[];
