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

/** The certainty of each cell for a scope, without deaths. A disputed event is at most POSSIBLE. */
export function cellCertainties(table: EventTable, scope: EventScope): Uint8Array {
  const { columns, count } = table.cells;
  const ofProvince = provinceCertainties(table, scope);
  const withoutProvince = placelessCertainties(table, scope);
  const timeOf = timeCertainty(table, daysOf(scope.window));
  const kindOf = kindCertainties(table, scope);
  const certainties = new Uint8Array(count);
  for (let cell = 0; cell < count; cell++) {
    const time = timeOf(cell);
    if (time === OUT) continue;
    const number = columns.province.get(cell);
    const place = number === UNKNOWN ? withoutProvince(cell) : (ofProvince[number] ?? OUT);
    if (place === OUT) continue;
    const certainty = leastCertain(leastCertain(time, place), kindOf === null ? SURE : kindOf(cell));
    certainties[cell] = columns.isDisputed.get(cell) === 1 ? leastCertain(certainty, POSSIBLE) : certainty;
  }
  return certainties;
}

/** Whether the days of a cell lie within a window. */
export function timeCertainty({ cells }: EventTable, { from, to }: Days): (cell: number) => Certainty {
  const { earliest, latest } = cells.columns;
  return (cell) => {
    const [first, last] = [earliest.get(cell), latest.get(cell)];
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
): (cell: number) => Certainty {
  const { columns } = table.cells;
  const ofSources = table.sources.values.map((_, source) => table.countryOfSource(source));
  return (cell) => {
    if (country === null) return provinces.length === 0 ? SURE : POSSIBLE;
    const told = columns.country.get(cell);
    const number = told === UNKNOWN ? (ofSources[columns.source.get(cell)] ?? UNKNOWN) : told;
    // Without country and time an event would be a possible match of every query, so it is excluded.
    if (number === UNKNOWN)
      return columns.earliest.get(cell) === UNKNOWN && columns.latest.get(cell) === UNKNOWN ? OUT : POSSIBLE;
    if (table.countries.values[number] !== country) return OUT;
    return provinces.length === 0 ? SURE : POSSIBLE;
  };
}

const notAsked = 255;

/** The certainty by type, parties and source, computed once for each combination. */
function kindCertainties(table: EventTable, scope: EventScope): ((cell: number) => Certainty) | null {
  if (scope.kind === 'any' && scope.actors.length === 0) return null;
  const { type, parties, source } = table.cells.columns;
  const typeCount = EVENT_TYPES.length + 1;
  const sourceCount = table.sources.values.length;
  const known = new Uint8Array(table.parties.values.length * sourceCount * typeCount).fill(notAsked);
  return (cell) => {
    const [ofType, ofList, ofSource] = [type.get(cell), parties.get(cell), source.get(cell)];
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
