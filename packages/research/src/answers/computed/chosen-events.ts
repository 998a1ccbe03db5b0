import { EVIDENCE_LIMIT } from '@partner-api/contract';
import { type EventQuery, fatalityMeasure } from '@partner-api/query';
import { areSingleEvents, isSingleEvent } from '../../events/certainty/deaths-filter.js';
import { BestOf, byTime, leading, type Ranks, takeBest } from '../../events/evidence/heaviest-rows.js';
import { BEST, LOW, MOST, WITHOUT_BEST, WITHOUT_MOST } from '../../events/table/buckets.js';
import { type EventTable, UNKNOWN } from '../../events/table/event-table.js';
import { type Tally, uncertainRows } from '../../events/tally/tally.js';

/** The order in which events are ranked. */
type Order = 'deadliest' | 'first' | 'last';

export interface ChosenEvents {
  /** The top events that certainly match, in order: as many as asked for, and those tied with the last. */
  readonly events: readonly number[];
  /** These, the next ones, and those that could rank before them. */
  readonly rows: readonly number[];
  /** Rows that would rank before them but may be aggregates of several events, in order. */
  readonly leftOut: readonly number[];
  /** The deadliest possible match, if it has more deaths than the first event. */
  readonly rival: number | null;
  /** False when a possible match ranks, or may rank, before them. */
  readonly isDecided: boolean;
}

/** The first events in an order: as many as asked for, at least one. */
export function chooseEvents(
  table: EventTable,
  tally: Pick<Tally, 'rows'>,
  order: Order,
  { measure, numberAsked, deaths }: Pick<EventQuery, 'measure' | 'numberAsked' | 'deaths'>,
): ChosenEvents {
  const { least, most, compare, rank, ofBuckets, ofRivals, isTied, isOne } = orderOf(table, order, measure);
  const mayPrecede = (row: number, other: number) => rank(row) >= rank(other);
  const asked = numberAsked ?? 1;
  const best = new BestOf(EVIDENCE_LIMIT + 1, compare);
  const summed: number[] = [];
  const { sure: matching } = tally.rows;
  // Deaths asked for leave out events, so that the leaders need not be among the rest.
  const isAll = deaths !== null || asked > best.limit;
  const all = isAll ? matching : leading(matching, best.limit, ofBuckets).leaders;
  all.forEach((row) => {
    // This test skips nearly all rows of a large table.
    const beaten = asked > best.limit ? null : best.last;
    if (!least(row) || (beaten !== null && !mayPrecede(row, beaten))) return;
    if (isOne(row)) best.offer(row);
    else summed.push(row);
  });
  const sure = best.values;
  const last = sure[asked - 1] ?? null;
  const tied = last === null ? [] : sure.slice(asked).filter((row) => isTied(row, last));
  const isTooMany = asked + tied.length > EVIDENCE_LIMIT;
  const events = sure.slice(0, isTooMany ? asked : asked + tied.length);
  const mayComeBefore = (other: number) => most(other) && (last === null || mayPrecede(other, last));
  const leftOut = summed.filter(mayComeBefore).sort(compare);
  const uncertain = uncertainRows(tally);
  const mayHold = (bucket: number) => last === null || ofRivals.most(bucket) >= rank(last);
  const near = uncertain.of(uncertain.buckets.filter(mayHold));
  const highest = deaths === null ? leading(near, mostCompared, ofRivals).leaders : near;
  const rivals = [...highest.where(mayComeBefore)];
  const [first] = events;
  const [rival] = order === 'deadliest' ? takeBest(rivals.filter(isOne), 1, compare) : [];
  const isAhead = rival !== undefined && first !== undefined && !isTied(rival, first);
  const next = sure.slice(events.length, events.length + mostCompared);
  return {
    events,
    rows: [...events, ...takeBest(rivals, mostCompared, compare), ...next].slice(0, EVIDENCE_LIMIT),
    leftOut,
    rival: isAhead && compare(rival, first) < 0 ? rival : null,
    isDecided: events.length > 0 && rivals.length === 0 && leftOut.length === 0 && !isTooMany,
  };
}

const mostCompared = 4;

interface Ordering {
  /** Whether a row certainly (`least`) or possibly (`most`) qualifies. */
  readonly least: (row: number) => boolean;
  readonly most: (row: number) => boolean;
  readonly compare: (a: number, b: number) => number;
  /** A row may precede those of no higher rank; the rank of one that may be anywhere is infinite. */
  readonly rank: (row: number) => number;
  /** Of buckets whose rows certainly match. */
  readonly ofBuckets: Ranks;
  /** Of buckets whose rows possibly match. */
  readonly ofRivals: Ranks;
  readonly isTied: (row: number, other: number) => boolean;
  /** Whether a row is a single event, not an aggregate of several. */
  readonly isOne: (row: number) => boolean;
}

function orderOf(table: EventTable, order: Order, measure: EventQuery['measure']): Ordering {
  const { buckets } = table;
  if (order === 'deadliest') {
    const fatality = fatalityMeasure(measure);
    const { bests } = table.estimatesOf(fatality);
    const dead = (row: number) => bests.get(row);
    const summedOf = (bucket: number, which: number) => buckets.sumOf(bucket, fatality, which);
    const ofBuckets: Ranks = {
      least: (bucket) =>
        areSingleEvents(table, bucket) && summedOf(bucket, BEST) > 0
          ? buckets.meanBest(bucket, fatality)
          : Number.NEGATIVE_INFINITY,
      most: (bucket) =>
        summedOf(bucket, WITHOUT_BEST) > 0 ? Number.POSITIVE_INFINITY : buckets.highestBest(bucket, fatality),
    };
    return {
      least: (row) => dead(row) > 0,
      most: () => true,
      compare: (a, b) => dead(b) - dead(a) || byTime(table, a, b),
      rank: (row) => (dead(row) === UNKNOWN ? Number.POSITIVE_INFINITY : dead(row)),
      ...{ ofBuckets, ofRivals: ofBuckets },
      isTied: (row, other) => dead(row) === dead(other),
      isOne: (row) => isSingleEvent(table, row),
    };
  }
  const [lows, mostOf] =
    measure === 'events'
      ? [() => 1, () => 1]
      : [
          (row: number) => table.estimatesOf(measure).lows.get(row),
          (row: number) => table.mostOf(measure, row),
        ];
  const isFirst = order === 'first';
  const { earliest, latest } = buckets.columns;
  const isDated = (bucket: number) => earliest.get(bucket) !== UNKNOWN && latest.get(bucket) !== UNKNOWN;
  const highest = (bucket: number) => {
    if (isFirst) return -earliest.get(bucket);
    return isDated(bucket) ? latest.get(bucket) : Number.POSITIVE_INFINITY;
  };
  const leastWhere = (sums: readonly number[]) => (bucket: number) =>
    isDated(bucket) &&
    (measure === 'events' || sums.some((which) => buckets.sumOf(bucket, measure, which) > 0))
      ? highest(bucket)
      : Number.NEGATIVE_INFINITY;
  const bucketOf = (row: number) => table.columns.bucket.get(row);
  return {
    // Events of one day are not ties: the first by id represents them.
    least: (row) => lows(row) > 0 && isDated(bucketOf(row)),
    most: (row) => mostOf(row) > 0,
    isTied: () => false,
    isOne: () => true,
    compare: isFirst
      ? (a, b) => byTime(table, a, b)
      : (a, b) => table.latestOf(b) - table.latestOf(a) || byTime(table, b, a),
    rank: (row) => highest(bucketOf(row)),
    ofBuckets: { least: leastWhere([LOW]), most: highest },
    ofRivals: { least: leastWhere([MOST, WITHOUT_MOST]), most: highest },
  };
}
