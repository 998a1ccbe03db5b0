import { EVENT_TYPES } from '@partner-api/contract';
import { dayOf, type EventScope } from '@partner-api/query';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { actorCertainty } from './actor-certainty.js';
import { type Certainty, leastCertain, OUT, POSSIBLE, SURE } from './certainty.js';
import { typeCertainty } from './type-certainty.js';

/** A range of days since 1970, both ends included; infinite where open. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

export function daysOf({ from, to }: EventScope['window']): Days {
  return {
    from: from === null ? Number.NEGATIVE_INFINITY : dayOf(from),
    to: to === null ? Number.POSITIVE_INFINITY : dayOf(to),
  };
}

/** The certainty of each bucket for a scope, without deaths. A disputed event is at most POSSIBLE. */
export function bucketCertainties(table: EventTable, scope: EventScope): Uint8Array {
  const { columns, count } = table.buckets;
  const ofProvince = provinceCertainties(table, scope);
  const withoutProvince = placelessCertainties(table, scope);
  const timeOf = timeCertainty(table, daysOf(scope.window));
  const kindOf = kindCertainties(table, scope);
  const certainties = new Uint8Array(count);
  for (let bucket = 0; bucket < count; bucket++) {
    const time = timeOf(bucket);
    if (time === OUT) continue;
    const number = columns.province.get(bucket);
    const place = number === UNKNOWN ? withoutProvince(bucket) : (ofProvince[number] ?? OUT);
    if (place === OUT) continue;
    const certainty = leastCertain(leastCertain(time, place), kindOf === null ? SURE : kindOf(bucket));
    certainties[bucket] =
      columns.isDisputed.get(bucket) === 1 ? leastCertain(certainty, POSSIBLE) : certainty;
  }
  return certainties;
}

/** Whether the days of a bucket lie within a window. */
export function timeCertainty({ buckets }: EventTable, { from, to }: Days): (bucket: number) => Certainty {
  const { earliest, latest } = buckets.columns;
  return (bucket) => {
    const [first, last] = [earliest.get(bucket), latest.get(bucket)];
    if (last !== UNKNOWN && last < from) return OUT;
    if (first !== UNKNOWN && first > to) return OUT;
    const beginsWithin = from === Number.NEGATIVE_INFINITY || (first !== UNKNOWN && first >= from);
    const endsWithin = to === Number.POSITIVE_INFINITY || (last !== UNKNOWN && last <= to);
    return beginsWithin && endsWithin ? SURE : POSSIBLE;
  };
}

function provinceCertainties(table: EventTable, { country, provinces }: EventScope): Certainty[] {
  return table.provinces.values.map((province) => {
    if (country !== null && province.country !== country) return OUT;
    return provinces.length === 0 || provinces.includes(province.slug) ? SURE : OUT;
  });
}

function placelessCertainties(
  table: EventTable,
  { country, provinces }: EventScope,
): (bucket: number) => Certainty {
  const { columns } = table.buckets;
  const ofSources = table.sources.values.map((_, source) => table.countryOfSource(source));
  return (bucket) => {
    if (country === null) return provinces.length === 0 ? SURE : POSSIBLE;
    const told = columns.country.get(bucket);
    const number = told === UNKNOWN ? (ofSources[columns.source.get(bucket)] ?? UNKNOWN) : told;
    // Without country and time an event would be a possible match of every query, so it is excluded.
    if (number === UNKNOWN)
      return columns.earliest.get(bucket) === UNKNOWN && columns.latest.get(bucket) === UNKNOWN
        ? OUT
        : POSSIBLE;
    if (table.countries.values[number] !== country) return OUT;
    return provinces.length === 0 ? SURE : POSSIBLE;
  };
}

const notAsked = 255;

/** The certainty by type, parties and source, computed once for each combination. */
function kindCertainties(table: EventTable, scope: EventScope): ((bucket: number) => Certainty) | null {
  if (scope.kind === 'any' && scope.actors.length === 0) return null;
  const { type, parties, source } = table.buckets.columns;
  const typeCount = EVENT_TYPES.length + 1;
  const sourceCount = table.sources.values.length;
  const known = new Uint8Array(table.parties.values.length * sourceCount * typeCount).fill(notAsked);
  return (bucket) => {
    const [ofType, ofList, ofSource] = [type.get(bucket), parties.get(bucket), source.get(bucket)];
    const key = (ofList * sourceCount + ofSource) * typeCount + ofType;
    const found = known[key];
    if (found === OUT || found === POSSIBLE || found === SURE) return found;
    const certainty = judge(ofType, ofList, ofSource);
    known[key] = certainty;
    return certainty;
  };

  function judge(ofType: number, list: number, ofSource: number): Certainty {
    const actors = table.parties.values[list] ?? [];
    const name = EVENT_TYPES[ofType - 1] ?? null;
    return leastCertain(
      typeCertainty(scope.kind, name, actors, !table.hasType(ofSource, explosions)),
      actorCertainty(scope, name, actors, (actor, opponent) =>
        table.parties.areNamedTogether(actor, opponent),
      ),
    );
  }
}

const explosions = EVENT_TYPES.indexOf('explosion_remote_violence') + 1;
