import { HOUR_MILLISECONDS } from '../hour.js';
import type { Attribution, Page, Province, Warning } from '../wire.generated.js';
import { meta } from './examples.generated.js';
import { parameterProblem } from './mock-problem.js';

interface ListedRecord {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly updated_at: string;
}

export interface ListDefinition<Row> {
  readonly rows: readonly Row[];
  /** The filters that this list takes; `limit` and `cursor` are taken by all. */
  readonly filters: readonly ('province' | 'since' | 'updated_since')[];
  /** Rows with a later time come first; null comes last. */
  readonly time: (row: Row) => string | null;
  readonly provinces: (row: Row) => readonly Province[];
  readonly attribution: Attribution;
  readonly now: Date;
}

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly page: Page;
  readonly meta: object;
  readonly attribution: Attribution;
}

const WINDOW_RULE = 'must be a whole number of hours followed by the letter h, from 1h to 87600h';
const LIMIT_RULE = 'must be a whole number from 1 to 200, in plain digits';
const SLUG_RULE = 'must be a province slug: lower-case ASCII letters and digits, words joined by hyphens';

/** One page, filtered, ordered and parted as the service does it. */
export function mockList<Row extends ListedRecord>(
  list: ListDefinition<Row>,
  query: URLSearchParams,
): ListAnswer<Row> {
  const { province, since, updated_since, limit, cursor } = readQuery(list, query);
  const filters = Object.fromEntries(list.filters.map((name) => [name, query.get(name)]));
  const scope = JSON.stringify(filters);

  const rows = updated_since
    ? // What changed at the same time stays in the order in which it was put there.
      [...list.rows].sort((a, b) => compare(a.updated_at, b.updated_at))
    : list.rows
        .filter(({ status }) => status !== 'retracted')
        .sort((a, b) => compare(list.time(b) ?? '', list.time(a) ?? '') || compare(a.id, b.id));
  const start = (window: string) =>
    timestamp(new Date(list.now.getTime() - Number.parseInt(window, 10) * HOUR_MILLISECONDS));
  const found = rows.filter(
    (row) =>
      (!province || list.provinces(row).some(({ slug }) => slug === province)) &&
      (!since || (list.time(row) ?? '') >= start(since)) &&
      (!updated_since || row.updated_at >= start(updated_since)),
  );
  const from = cursor ? found.findIndex((row) => writeCursor(scope, placeOf(row)) === cursor) + 1 : 0;
  if (cursor && from === 0) {
    throw parameterProblem(
      'invalid-cursor',
      'cursor',
      'must be page.next_cursor of this list, unaltered, with the same filters',
    );
  }
  const data = found.slice(from, from + limit);
  const last = data.at(-1);
  const hasMore = from + limit < found.length;
  return {
    data,
    page: { limit, next_cursor: hasMore && last ? writeCursor(scope, placeOf(last)) : null },
    meta: { ...meta, as_of: timestamp(list.now), warnings: warnings(list, province, data.length), filters },
    attribution: list.attribution,
  };
}

interface ListQuery {
  readonly province: string | null;
  readonly since: string | null;
  readonly updated_since: string | null;
  readonly limit: number;
  readonly cursor: string | null;
}

function readQuery<Row>({ filters }: ListDefinition<Row>, query: URLSearchParams): ListQuery {
  const known: readonly string[] = [...filters, 'limit', 'cursor'];
  for (const name of query.keys()) {
    if (!known.includes(name))
      throw parameterProblem(
        'unknown-parameter',
        name,
        `is unknown; this operation takes ${known.join(', ')}`,
      );
    if (query.getAll(name).length > 1) throw parameterProblem('unknown-parameter', name, 'is given twice');
  }
  const read = (name: string, grammar: RegExp, rule: string, maximum = Number.POSITIVE_INFINITY) => {
    const text = query.get(name);
    const isValid = text === null || (grammar.test(text) && !(Number.parseInt(text, 10) > maximum));
    if (!isValid) throw parameterProblem('invalid-parameter', name, rule);
    return text;
  };
  const parameters = {
    province: read('province', /^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_RULE),
    since: read('since', /^[1-9][0-9]{0,4}h$/, WINDOW_RULE, 87_600),
    updated_since: read('updated_since', /^[1-9][0-9]{0,4}h$/, WINDOW_RULE, 87_600),
    limit: Number(read('limit', /^[1-9][0-9]{0,2}$/, LIMIT_RULE, 200) ?? 50),
    cursor: query.get('cursor'),
  };
  const filter = (['province', 'since'] as const).find((name) => parameters[name] !== null);
  if (parameters.updated_since !== null && filter) {
    throw parameterProblem('invalid-parameter', filter, 'cannot be combined with updated_since');
  }
  return parameters;
}

function warnings<Row>(
  { rows, provinces }: ListDefinition<Row>,
  province: string | null,
  found: number,
): Warning[] {
  const known = [...new Set(rows.flatMap((row) => provinces(row).map(({ slug }) => slug)))];
  if (!province || found > 0 || known.includes(province)) return [];
  const detail = `No record has the province ${province}.`;
  return [{ parameter: 'province', code: 'unknown-province', detail, suggestions: known.slice(0, 3) }];
}

/** Names the row that a page ended with, in a list under its filters. */
const writeCursor = (scope: string, id: string): string =>
  btoa(encodeURIComponent(`${scope} ${id}`)).replaceAll('=', '');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const timestamp = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

/** A record that changed has left its place among the changes; to go on behind its new one would skip what it became. */
const placeOf = ({ id, version, status }: { id: string; version: number; status: string }): string =>
  `${id} ${version} ${status}`;
