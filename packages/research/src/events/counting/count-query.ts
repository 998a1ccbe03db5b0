import { type EventQuery, isClosed, isOfTimes, keysOfParts } from '@partner-api/query';
import type { Present } from '../../domain/present.js';
import type { CoveredSpan } from '../../records/corpus.js';
import type { EventTable } from '../table/event-table.js';
import { type Allowance, allowanceOf, mostOfGroups } from '../tally/allowance.js';
import type { Figures } from '../tally/figures.js';
import { type Group, groupsOf } from '../tally/groups.js';
import type { ScopeRows } from '../tally/scope-rows.js';
import { type Tally, tally } from '../tally/tally.js';
import { coverageOf, coversPart, type ScopeCoverage } from './coverage.js';
import { mayBeUnderOtherNames } from './other-names.js';

/** What events are counted in. */
export interface Counting {
  readonly table: EventTable;
  readonly spans: readonly CoveredSpan[];
  readonly present: Present;
}

/** The parts of what a query counts. */
export interface CountedParts {
  readonly groups: readonly Group[];
  /** What the rows come to that may belong to any of them. */
  readonly anywhere: Figures;
  /** The rows of some of them, each once. */
  readonly rowsOf: (keys: readonly string[]) => ScopeRows;
  /** The most that a part may be. */
  readonly mostOf: (group: Group) => number;
  /** Whether imports cover all of a day, a month or a year among them. */
  readonly isCovered: (key: string) => boolean;
}

/** A query, and what counting it gave. Nothing is judged. */
export interface CountedQuery {
  readonly query: EventQuery;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether records that are held back keep it from being covered. */
  readonly isHeldBack: boolean;
  /** Whether sources may tell more of it under other names. */
  readonly mayBeUnderOtherNames: boolean;
  readonly allowance: Allowance;
  readonly parts: CountedParts | null;
}

export function countQuery({ table, spans, present }: Counting, asked: EventQuery): CountedQuery {
  // By the whole of the time: what is known to the month alone is in it, too, when the month is not over.
  const found = tally(table, asked);
  const query = { ...asked, window: upToToday(asked.window, present.today) };
  const about = query.country === null ? spansOf(table, found, spans) : spans;
  const coverage = coverageOf(about, query, present.heldUntil);
  const allowance = allowanceOf(table, query);
  const grouping = query.comparison?.grouping ?? query.groupBy;
  const isCovered = (key: string) => coversPart(about, query, key, present.heldUntil);
  return {
    query,
    tally: found,
    coverage,
    isHeldBack: coverage.extent !== 'whole' && coverageOf(about, query, null).extent === 'whole',
    mayBeUnderOtherNames: mayBeUnderOtherNames(query, found.rows.sure.length),
    allowance,
    parts: grouping === null ? null : partsOf(grouping),
  };

  function partsOf(groupBy: NonNullable<EventQuery['groupBy']>): CountedParts {
    const also = partsKnown(table, query, groupBy, coverage);
    const grouped = groupsOf(table, query, found.rows, groupBy, also);
    const isKnown = ({ key, tally: { sure, possible, unattributed } }: Group) =>
      !isOfTimes(groupBy) ||
      coverage.extent === 'whole' ||
      also.includes(key) ||
      sure.events + possible.events + unattributed.events > 0 ||
      isCovered(key);
    return {
      // A time that no import covers and of which nothing is on record has no number, not 0.
      groups: grouped.groups.filter(isKnown),
      anywhere: grouped.anywhere,
      rowsOf: grouped.rowsOf,
      mostOf: mostOfGroups(query, groupBy, grouped, allowance),
      isCovered,
    };
  }
}

/** A time without the days that are still to come; one that is all to come stays. */
function upToToday({ from, to }: EventQuery['window'], today: string): EventQuery['window'] {
  return to !== null && to > today && (from === null || from <= today) ? { from, to: today } : { from, to };
}

/** Of a query that names no country, the spans of those where what it asks for is on record. */
function spansOf({ columns, countries }: EventTable, { rows }: Tally, spans: readonly CoveredSpan[]) {
  const counted = new Set<number>();
  for (const some of [rows.sure, rows.possible])
    for (const row of some) counted.add(columns.country.get(row));
  const names = new Set([...counted].map((number) => countries.values[number]));
  return spans.filter(({ country }) => names.has(country));
}

/** The parts that are told though nothing may have happened in them: those compared, and all that are known. */
function partsKnown(
  table: EventTable,
  { comparison, country, provinces, window }: EventQuery,
  groupBy: NonNullable<EventQuery['groupBy']>,
  { spans }: ScopeCoverage,
): string[] {
  const named = [...(comparison?.part ?? []), ...(comparison?.than ?? [])];
  if (groupBy === 'province') {
    const held = provinces.length > 0 ? provinces : table.provincesHeld(country).map(({ slug }) => slug);
    return [...named, ...(comparison?.than ? [] : held)];
  }
  // Those of a closed time are told anyway.
  if (comparison === null || isClosed(window) || groupBy === 'day' || !isOfTimes(groupBy)) return named;
  return [...named, ...spans.flatMap(({ from, to }) => keysOfParts({ from, to }, groupBy))];
}
