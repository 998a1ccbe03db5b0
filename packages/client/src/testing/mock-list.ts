import { HOUR_MILLISECONDS } from '../hour.js';
import { parameters } from '../routes.generated.js';
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
  /** Names of the query parameters of this list, separated by spaces. */
  readonly parameters: string;
  /** Returns the time by which rows are sorted, latest first and null last. */
  readonly time: (row: Row) => string | null;
  /** Returns the earliest possible time of a row; null when its latest time is null too. */
  readonly earliest: (row: Row) => string | null;
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

/** Returns one page, filtered, sorted and paged like the service. */
export function mockList<Row extends ListedRecord>(
  list: ListDefinition<Row>,
  query: URLSearchParams,
): ListAnswer<Row> {
  const given = readQuery(list, query);
  const { updated_since, cursor } = given;
  const limit = Number(given.limit ?? 50);
  const names = list.parameters.split(' ').filter((name) => name !== 'limit' && name !== 'cursor');
  const filters = Object.fromEntries(names.map((name) => [name, given[name] ?? null]));
  const scope = JSON.stringify(filters);

  const rows = updated_since
    ? // The sort is stable: records with the same time keep the order of the array.
      [...list.rows].sort((a, b) => compare(a.updated_at, b.updated_at))
    : list.rows
        .filter(({ status }) => status !== 'retracted')
        .sort((a, b) => compare(list.time(b) ?? '', list.time(a) ?? '') || compare(a.id, b.id));
  const matches = rowFilter(list, given);
  const found = rows.filter(matches);
  const from = cursor ? found.findIndex((row) => writeCursor(scope, cursorKey(row)) === cursor) + 1 : 0;
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
    page: { limit, next_cursor: hasMore && last ? writeCursor(scope, cursorKey(last)) : null },
    meta: { ...meta, as_of: timestamp(list.now), warnings: warnings(list, given, data.length), filters },
    attribution: list.attribution,
  };
}

type Query = Readonly<Record<string, string>>;

function readQuery<Row>(list: ListDefinition<Row>, query: URLSearchParams): Query {
  const known = list.parameters.split(' ');
  for (const [name, text] of query) {
    const rule = known.includes(name) ? parameters[name] : undefined;
    if (!rule) {
      const detail = `is unknown; this operation takes ${known.join(', ')}`;
      throw parameterProblem('unknown-parameter', name, detail);
    }
    if (query.getAll(name).length > 1) throw parameterProblem('unknown-parameter', name, 'is given twice');
    const isValid =
      (!rule.pattern || new RegExp(rule.pattern).test(text)) &&
      (!rule.values || rule.values.includes(text)) &&
      !(rule.maximum && Number.parseInt(text, 10) > rule.maximum);
    if (!isValid) throw parameterProblem('invalid-parameter', name, rule.rule);
  }
  const given: Query = Object.fromEntries(query);
  const refuse = (name: string | undefined, detail: string) => {
    if (name) throw parameterProblem('invalid-parameter', name, detail);
  };
  const filters = Object.keys(given).filter((name) => !/^(?:limit|cursor|updated_since)$/.test(name));
  if (given.updated_since) refuse(filters[0], 'cannot be combined with updated_since');
  if (given.since && (given.from || given.to)) refuse('since', 'cannot be combined with from and to');
  if (given.from && given.to && given.from > given.to) refuse('from', 'must not be after to');
  return given;
}

/** Returns a predicate for the filters of a query. A filter without a rule here is compared with the member of the same name. */
function rowFilter<Row extends ListedRecord>(
  { time, earliest, provinces, now }: ListDefinition<Row>,
  { limit, cursor, ...given }: Query,
): (row: Row) => boolean {
  const start = (window: string) =>
    timestamp(new Date(now.getTime() - Number.parseInt(window, 10) * HOUR_MILLISECONDS));
  const rules: Readonly<Record<string, (row: Row, value: string) => boolean>> = {
    province: (row, slug) => provinces(row).some((province) => province.slug === slug),
    country: (row, code) => provinces(row).some(({ country }) => country === code),
    from: (row, day) => (time(row) ?? '') >= day,
    to: (row, day) => time(row) !== null && (earliest(row) ?? time(row) ?? '') <= `${day}T23:59:59Z`,
    since: (row, window) => (time(row) ?? '') >= start(window),
    updated_since: (row, window) => row.updated_at >= start(window),
  };
  return (row) =>
    Object.entries(given).every(([name, value]) => {
      const rule = rules[name];
      return rule
        ? rule(row, value)
        : Object.entries(row).some(([member, memberValue]) => member === name && memberValue === value);
    });
}

function warnings<Row>(
  { rows, provinces }: ListDefinition<Row>,
  { province, country }: Query,
  found: number,
): Warning[] {
  if (found > 0) return [];
  const all = rows.flatMap((row) => provinces(row));
  const slugs = [...new Set(all.map(({ slug }) => slug))];
  const result: Warning[] = [];
  if (province && !slugs.includes(province)) {
    const detail = `No record has the province ${province}.`;
    result.push({ parameter: 'province', code: 'unknown-province', detail, suggestions: slugs.slice(0, 3) });
  }
  if (country && !all.some((known) => known.country === country)) {
    const detail = `No record has a province of the country ${country}.`;
    result.push({ parameter: 'country', code: 'unknown-country', detail, suggestions: [] });
  }
  return result;
}

/** Encodes the last row of a page and the filters of its list. */
const writeCursor = (scope: string, id: string): string =>
  btoa(encodeURIComponent(`${scope} ${id}`)).replaceAll('=', '');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const timestamp = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

/** Includes version and status, so that a cursor becomes invalid when its record changes and moves in the list of changes. */
const cursorKey = ({ id, version, status }: { id: string; version: number; status: string }): string =>
  `${id} ${version} ${status}`;
