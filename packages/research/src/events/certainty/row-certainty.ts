import { EVENT_TYPES } from '@partner-api/contract';
import type { Scope, Window } from '@partner-api/reading';
import { membersOf } from '@partner-api/reading';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { actorCertainty, type MetByName } from './actor-certainty.js';
import { type Certainty, leastCertain, OUT, POSSIBLE, SURE } from './certainty.js';
import { deadliness } from './deadly-rows.js';
import { typeCertainty } from './type-certainty.js';

/**
 * Whether each row of a table belongs to a scope. What is asked of names and lists is asked once for each distinct value,
 * so that a row costs a few look-ups; the time, which leaves most rows out, is looked at first.
 */
export function rowCertainty(table: EventTable, scope: Scope): (row: number) => Certainty {
  const matter = matterCertainty(table, scope);
  const time = timeCertainty(table, scope.window);
  const mayBeSoDeadly = deathsCertainty(table, scope);
  return (row) => {
    const certainty = time(row);
    return certainty === OUT || !mayBeSoDeadly(row) ? OUT : leastCertain(certainty, matter(row));
  };
}

/** The same with the time and the dead left aside. A disputed event may not have been as it is told. */
export function matterCertainty(table: EventTable, scope: Scope): (row: number) => Certainty {
  const { province, isDisputed } = table.columns;
  const ofProvince = provinceCertainties(table, scope);
  const withoutProvince = placelessCertainties(table, scope);
  const kindOf = kindCertainties(table, scope);
  return (row) => {
    const number = province.get(row);
    const place = number === UNKNOWN ? withoutProvince(row) : (ofProvince[number] ?? OUT);
    if (place === OUT) return OUT;
    const certainty = leastCertain(place, kindOf(row));
    return isDisputed.get(row) === 1 ? leastCertain(certainty, POSSIBLE) : certainty;
  };
}

function timeCertainty(table: EventTable, { from, to }: Window): (row: number) => Certainty {
  const { earliest, latest } = table.columns;
  return (row) => {
    const [first, last] = [earliest.get(row), latest.get(row)];
    if (from !== null && last !== UNKNOWN && last < from) return OUT;
    if (to !== null && first !== UNKNOWN && first > to) return OUT;
    const beginsWithin = from === null || (first !== UNKNOWN && first >= from);
    const endsWithin = to === null || (last !== UNKNOWN && last <= to);
    return beginsWithin && endsWithin ? SURE : POSSIBLE;
  };
}

/** That its estimates differ leaves an event in the scope: it counts for some of them, and not for others. */
function deathsCertainty(table: EventTable, { deaths }: Scope): (row: number) => boolean {
  if (deaths === null) return () => true;
  const { certaintyOf } = deadliness(table, deaths);
  return (row) => certaintyOf(row) !== OUT;
}

function provinceCertainties(table: EventTable, { country, provinces }: Scope): Certainty[] {
  return table.provinces.values.map((province) => {
    if (country !== null && province.country !== country) return OUT;
    return provinces.length === 0 || provinces.some(({ slug }) => slug === province.slug) ? SURE : OUT;
  });
}

function placelessCertainties(table: EventTable, { country, provinces }: Scope): (row: number) => Certainty {
  const { columns } = table;
  const ofSources = table.sources.values.map((_, source) => table.countryOfSource(source));
  return (row) => {
    if (country === null) return provinces.length === 0 ? SURE : POSSIBLE;
    const told = columns.country.get(row);
    const number = told === UNKNOWN ? (ofSources[columns.source.get(row)] ?? UNKNOWN) : told;
    // An event of which neither the country nor the time is known would leave every other question open.
    const isTimeless = columns.earliest.get(row) === UNKNOWN && columns.latest.get(row) === UNKNOWN;
    if (number === UNKNOWN) return isTimeless ? OUT : POSSIBLE;
    if (table.countries.values[number] !== country) return OUT;
    return provinces.length === 0 ? SURE : POSSIBLE;
  };
}

const notAsked = 255;

/** By type, parties and source together, each combination judged once. */
function kindCertainties(table: EventTable, scope: Scope): (row: number) => Certainty {
  if (scope.kind === 'any' && scope.actors.length === 0) return () => SURE;
  const { type, parties, source } = table.columns;
  const typeCount = EVENT_TYPES.length + 1;
  const sourceCount = table.sources.values.length;
  const known = new Uint8Array(table.parties.values.length * sourceCount * typeCount).fill(notAsked);
  const metByName = meetings(table);
  return (row) => {
    const [ofType, ofList, ofSource] = [type.get(row), parties.get(row), source.get(row)];
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
      actorCertainty(scope, name, actors, metByName),
    );
  }
}

const explosions = EVENT_TYPES.indexOf('explosion_remote_violence') + 1;

function meetings(table: EventTable): MetByName {
  const known = new Map<string, boolean>();
  return (actor, opponent) => {
    const key = `${actor[0]}\n${opponent}`;
    const met =
      known.get(key) ??
      table.parties.values.some((parties) => {
        const names = parties.flatMap(membersOf);
        return names.includes(opponent) && names.some((name) => actor.includes(name));
      });
    known.set(key, met);
    return met;
  };
}
