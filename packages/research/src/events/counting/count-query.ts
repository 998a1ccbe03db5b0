import { type EventQuery, isClosed, isGovernment, isTimeGrouping, keysOfParts } from '@partner-api/query';
import { countryCodeOf } from '@partner-api/text';
import type { Present } from '../../domain/present.js';
import type { CoveredSpan } from '../../records/corpus.js';
import type { EventTable } from '../table/event-table.js';
import { type Allowance, allowanceOf, mostOfGroups } from '../tally/allowance.js';
import { countableOf, type Figures } from '../tally/figures.js';
import { type Group, type Groups, groupsOf } from '../tally/groups.js';
import { type ScopeRows, scopeRows } from '../tally/scope-rows.js';
import { type Tally, tallyOf } from '../tally/tally.js';
import { coverageOf, coversPart, type ScopeCoverage } from './coverage.js';

/** The data that a query is counted on. */
export interface Counting {
  readonly table: EventTable;
  readonly spans: readonly CoveredSpan[];
  readonly present: Present;
}

/** The count of a query by group. */
export interface CountedParts {
  readonly groups: readonly Group[];
  /** The figures of rows that may belong to any group. */
  readonly anywhere: Figures;
  /** The distinct rows of some groups. */
  readonly rowsOf: (keys: readonly string[]) => ScopeRows;
  /** The maximum figure of a group. */
  readonly mostOf: (group: Group) => number;
  /** Whether imports cover the whole of a day, month or year, given its key. */
  readonly isCovered: (key: string) => boolean;
}

/** A query with its counts, before any verdict. */
export interface CountedQuery {
  readonly query: EventQuery;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether coverage is incomplete only because of the embargo. */
  readonly isHeldBack: boolean;
  /** Whether sources may have more of its events under other names. */
  readonly mayBeUnderOtherNames: boolean;
  readonly allowance: Allowance;
  readonly parts: CountedParts | null;
}

export function countQuery({ table, spans, present }: Counting, asked: EventQuery): CountedQuery {
  // Counts the full window: an event dated to the current month lies within it although the month is not over.
  const rows = scopeRows(table, asked);
  const query = { ...asked, window: upToToday(asked.window, present.today) };
  const about = query.country === null ? spansOf(table, rows, spans) : spans;
  const coverage = coverageOf(about, query, present.embargoedUntil);
  const grouping = query.comparison?.grouping ?? query.groupBy;
  const also = grouping === null ? [] : partsKnown(table, query, grouping, coverage);
  const grouped = grouping === null ? null : groupsOf(table, query, rows, grouping, also);
  const isByProvince = grouping === 'province' && query.provinces.length === 0;
  const allowance = allowanceOf(table, query, isByProvince ? grouped?.groups : null);
  const isCovered = (key: string) => coversPart(about, query, key, present.embargoedUntil);
  // Counting by group has counted all rows.
  const totals = grouped?.totals ?? tallyOf(table, countableOf(query), rows);
  return {
    query,
    tally: { ...totals, rows },
    coverage,
    isHeldBack: coverage.extent !== 'whole' && coverageOf(about, query, null).extent === 'whole',
    mayBeUnderOtherNames: mayBeUnderOtherNames(query, totals.sure.events),
    allowance,
    parts: grouping === null || grouped === null ? null : partsOf(grouping, grouped),
  };

  function partsOf(groupBy: NonNullable<EventQuery['groupBy']>, grouped: Groups): CountedParts {
    const isKnown = ({ key, tally: { sure, possible, unattributed } }: Group) =>
      !isTimeGrouping(groupBy) ||
      coverage.extent === 'whole' ||
      also.includes(key) ||
      sure.events + possible.events + unattributed.events > 0 ||
      isCovered(key);
    return {
      // A period without coverage and without events has no figure, rather than 0.
      groups: grouped.groups.filter(isKnown),
      anywhere: grouped.anywhere,
      rowsOf: grouped.rowsOf,
      mostOf: mostOfGroups(query, groupBy, grouped, allowance),
      isCovered,
    };
  }
}

/** Ends a window today at the latest; a window in the future stays as it is. */
function upToToday({ from, to }: EventQuery['window'], today: string): EventQuery['window'] {
  return to !== null && to > today && (from === null || from <= today) ? { from, to: today } : { from, to };
}

/** The spans of the countries in which events were counted, for a query without a country. */
function spansOf({ buckets, countries }: EventTable, rows: ScopeRows, spans: readonly CoveredSpan[]) {
  const counted = [rows.sure, rows.possible].flatMap((some) => [
    ...some.rowOfEach(buckets.columns.country).keys(),
  ]);
  const names = new Set(counted.map((number) => countries.values[number]));
  return spans.filter(({ country }) => names.has(country));
}

/** The keys of groups that are listed even without events: those compared, or all known ones. */
function partsKnown(
  table: EventTable,
  { comparison, country, provinces, window }: EventQuery,
  groupBy: NonNullable<EventQuery['groupBy']>,
  { spans }: ScopeCoverage,
): string[] {
  const named = [...(comparison?.part ?? []), ...(comparison?.than ?? [])];
  if (groupBy === 'province') {
    const held =
      provinces.length > 0 ? provinces : table.provincesWithEvents(country).map(({ slug }) => slug);
    return [...named, ...(comparison?.than ? [] : held)];
  }
  // `groupsOf` lists every group of a closed window.
  if (comparison === null || isClosed(window) || groupBy === 'day' || !isTimeGrouping(groupBy)) return named;
  return [...named, ...spans.flatMap(({ from, to }) => keysOfParts({ from, to }, groupBy))];
}

/**
 * Whether sources may have more of the events under other names: those of a foreign government are often attributed to its
 * allies. If no event names two actors together, their conflict may be recorded under other names, too.
 */
function mayBeUnderOtherNames(
  { actors, country }: Pick<EventQuery, 'actors' | 'country'>,
  eventsCounted: number,
): boolean {
  const areNamedTogether = actors.length < 2 || eventsCounted > 0;
  return !areNamedTogether || actors.flat().some((name) => supporters.has(name) || isForeign(name, country));
}

function isForeign(name: string, country: string | null): boolean {
  if (!isGovernment(name)) return false;
  const [state = ''] = name.slice('Government of '.length).split(' (');
  return countryCodeOf(state) !== country;
}

/** Groups that fought alongside an ally, under whose name sources mostly record them. */
const supporters: ReadonlySet<string> = new Set(['Hezbollah', 'PKK', 'NDF (Syria)']);
