import { EVENT_TYPES } from '@partner-api/contract';
import type { Scope } from '@partner-api/reading';
import { membersOf } from '@partner-api/reading';
import { actorCertainty, type MetByName } from '../certainty/actor-certainty.js';
import { OUT, SURE } from '../certainty/certainty.js';
import type { EventTable } from '../table/event-table.js';
import type { Countable } from './countable.js';
import { type Part, rowsByKey } from './rows-by-key.js';
import { type Tally, tallyOf } from './tally.js';
import type { GroupedTally, GroupTally } from './tally-groups.js';

/**
 * Parts a tally by those who took part, under the names that the sources give them. An event counts for each of them, so
 * that the parts add up to more than the whole. Where it is asked who killed, an event counts for whoever attacked
 * civilians; of a battle it is not known who killed whom, so that it may count for each side.
 */
export function tallyActors(
  table: EventTable,
  countable: Countable,
  found: Pick<Tally, 'sureRows' | 'possibleRows'>,
  { actors, role, areOpponents }: PartiesAsked,
): GroupedTally {
  const asked = new Set(actors.flat());
  const [one] = actors;
  const partsOf = partsIn(table, (name) =>
    areOpponents && one !== undefined
      ? { actors: [one, [name]], role: 'against' }
      : { actors: [[name]], role },
  );
  const { sure, possible, anywhere } = rowsByKey(found, (row) => {
    const parts = partsOf(row);
    return parts.length === 0 ? null : parts.filter(({ key }) => !asked.has(key));
  });
  const keys = [...new Set([...sure.keys(), ...possible.keys()])];
  const groups = keys.map((key) => ({
    key,
    tally: tallyOf(table, countable, sure.get(key) ?? [], possible.get(key) ?? []),
  }));
  return { groups: groups.toSorted(byWeight), anywhere };
}

interface PartiesAsked extends Pick<Scope, 'actors' | 'role'> {
  /** Whether those alone are asked for against whom the one that is named fought. */
  readonly areOpponents: boolean;
}

/** Who surely had most, first; of those with as much, who may have had most. */
function byWeight(a: GroupTally, b: GroupTally): number {
  const surely = ({ tally: { sure } }: GroupTally) => sure.best ?? sure.low;
  const perhaps = ({ tally: { sure, possible } }: GroupTally) => sure.high + possible.high;
  return surely(b) - surely(a) || perhaps(b) - perhaps(a) || (a.key < b.key ? -1 : 1);
}

/** Those who had their part in an event; each combination of a type and parties is judged once. */
function partsIn(
  table: EventTable,
  partOf: (name: string) => Pick<Scope, 'actors' | 'role'>,
): (row: number) => readonly Part[] {
  const { type, parties } = table.columns;
  const known = new Map<string, readonly Part[]>();
  return (row) => {
    const key = `${type.get(row)}/${parties.get(row)}`;
    const found = known.get(key) ?? judge(type.get(row), parties.get(row));
    known.set(key, found);
    return found;
  };

  function judge(ofType: number, list: number): readonly Part[] {
    const actors = table.parties.values[list] ?? [];
    const names = new Set(actors.flatMap(membersOf).filter((name) => !isVictims(name)));
    return [...names].flatMap((name) => {
      const certainty = actorCertainty(partOf(name), EVENT_TYPES[ofType - 1] ?? null, actors, neverMet);
      return certainty === OUT ? [] : [{ key: name, isSure: certainty === SURE }];
    });
  }
}

/** Each name is judged in an event that tells it, where it plays no part whom it met elsewhere. */
const neverMet: MetByName = () => false;

/** Sources name the victims of attacks as a party. */
function isVictims(name: string): boolean {
  return name.toLowerCase() === 'civilians';
}
