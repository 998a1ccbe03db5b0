import type { CountedQuery } from '../counting/count-query.js';
import { monitoringRows } from '../evidence/monitoring-rows.js';
import type { EventTable } from '../table/event-table.js';
import { countableOf } from '../tally/figures.js';
import { judgeComparison, type Sides, sidesOf } from './judge-comparison.js';
import { judgeCount } from './judge-count.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/** A counted query with its verdict. */
export interface JudgedQuery extends CountedQuery {
  readonly verdict: TallyVerdict;
  /** The single event that the claim may be about. */
  readonly single: number | null;
  /** The sides of a comparison; null without one, or without records of its subject. */
  readonly sides: Sides | null;
  /** Events that show that the place is monitored, when nothing was counted. */
  readonly monitoring: readonly number[];
}

/** Judges the predicate or the comparison of a counted query; undecided when it has neither. */
export function judgeQuery(table: EventTable, counted: CountedQuery): JudgedQuery {
  const { query, coverage } = counted;
  const known = { ...counted, single: null, sides: null, monitoring: [] };
  if (query.comparison !== null) return judgeCompared(table, counted);
  if (query.predicate === null) return { ...known, verdict: undecided('inexact') };
  if (coverage.extent === 'none') return { ...known, verdict: undecided('not_covered') };
  const { tally, allowance, mayBeUnderOtherNames } = counted;
  const isWhole = coverage.extent === 'whole';
  const open = {
    isWhole: isWhole && !mayBeUnderOtherNames,
    allowance: allowance(query.provinces, tally.unattributed),
  };
  const { verdict, single } = judgeCount(table, query, query.predicate, tally, open);
  if (isWhole && isUncovered(verdict)) return { ...known, verdict: undecided('other_names') };
  const monitoring = tally.sure.events === 0 ? monitoringRows(table, query) : [];
  // Without a country there is no upper bound, so conflicting estimates are a matter of coverage.
  const isEverywhere = query.country === null && query.predicate.isByBest;
  if (isEverywhere && verdict.verdict === 'conflicting')
    return { ...known, verdict: undecided('not_covered') };
  const isUnmonitored = tally.sure.events === 0 && monitoring.length === 0 && verdict.verdict !== 'undecided';
  return isUnmonitored
    ? { ...known, verdict: undecided('unmonitored') }
    : { ...known, verdict, single, monitoring };
}

function judgeCompared(table: EventTable, counted: CountedQuery): JudgedQuery {
  const { query, coverage, parts, mayBeUnderOtherNames } = counted;
  const { comparison } = query;
  if (comparison === null || parts === null) throw new Error('Nothing is compared');
  const countable = countableOf(query);
  const sides = sidesOf(table, countable, comparison, parts);
  const known = { ...counted, sides, single: null, monitoring: [] };
  const verdict = judgeComparison(table, countable, comparison, parts, coverage.extent === 'whole');
  if (isUncovered(verdict)) return { ...known, verdict };
  if (mayBeUnderOtherNames) return { ...known, verdict: undecided('other_names') };
  const held = new Set(table.provincesWithEvents(query.country).map(({ slug }) => slug));
  const isUnmonitored =
    comparison.grouping === 'province' &&
    [...comparison.part, ...(comparison.than ?? [])].some((key) => !held.has(key));
  return { ...known, verdict: isUnmonitored ? undecided('unmonitored') : verdict };
}

function isUncovered(verdict: TallyVerdict): boolean {
  return verdict.verdict === 'undecided' && verdict.because === 'not_covered';
}
