import type { EventKind, Measure } from '@partner-api/contract';
import { COUNTED, KINDS } from '../items/counted.js';
import { type DeathsOfEach, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { isOnCivilians } from '../items/on-civilians.js';
import type { Tag } from '../lexicons/lexicon.js';
import type { Quantity } from '../quantities/read-quantity.js';

/** What a text counts. */
export interface Counted {
  readonly measure: Measure | null;
  /** How many were killed in each of the events that are counted; null where that is not told. */
  readonly deaths: DeathsOfEach | null;
  /** Whether those who were killed are spoken of, though their events may be what is counted. */
  readonly isKilling: boolean;
}

export function countedIn(items: readonly Item[], quantity: Quantity | null, kind: EventKind): Counted {
  const measure = measureIn(items, quantity, kind);
  const isKilling = measure !== null && measure !== 'events';
  if (isKilling && items.some(asksHowOften))
    return { measure: 'events', deaths: someKilled(measure), isKilling };
  return { measure, deaths: items.find((item) => item.type === 'deaths') ?? null, isKilling };
}

function measureIn(items: readonly Item[], number: Quantity | null, kind: EventKind): Measure | null {
  const has = (...tags: Tag[]) => items.some((item) => hasTag(item, ...tags));
  const counted = number === null ? null : countedNoun(items, number);
  const isOfEvents =
    counted !== null && hasTag(counted, 'event', ...KINDS) && !hasTag(counted, 'people', 'killed');
  // "The people killed were civilians" says another thing than "civilians were killed".
  if (has('people') && has('civilians')) return null;
  // "Homs lost 2,000 inhabitants": they may have left.
  if (items.some((item) => textOf(item) === 'inhabitants') && items.some(isLoss)) return null;
  if (has('killed')) return isOfEvents ? null : has('civilians') ? 'civilians_killed' : 'killed';
  const areTargets = kind === 'violence_against_civilians' && isOnCivilians(items);
  if (has('people', 'nobody') || (has('civilians') && !areTargets)) return null;
  // "Thousands fought": they were people.
  if (counted !== null && hasTag(counted, 'fought', 'struck')) return null;
  // Most attacks on civilians have few dead, and are no massacres.
  if (items.some(isMassacre)) return null;
  // "Airstrikes took 500": people.
  if (number !== null && has('resulted') && !isBesideCounted(items, number)) return null;
  return kind !== 'any' || has('event', 'nothing') ? 'events' : null;
}

/** What a number counts: the next word after it for people or events. */
function countedNoun(items: readonly Item[], { end }: Quantity): Item | null {
  const after = items
    .slice(end)
    .find((item) => hasTag(item, ...COUNTED) && !hasTag(item, 'or_more', 'or_fewer'));
  return after ?? null;
}

/** Whether a number stands before what it counts: "30 battles", not "30 in battles". */
export function isBesideCounted(items: readonly Item[], { end }: Quantity): boolean {
  let next = end;
  while (isSilent(items[next]) && !hasTag(items[next], 'in')) next++;
  return hasTag(items[next], ...COUNTED);
}

function isLoss(item: Item): boolean {
  return /^los(?:t|es?|ing)$/.test(textOf(item));
}

function isMassacre(item: Item): boolean {
  return item.type === 'phrase' && hasTag(item, ...KINDS) && massacre.test(item.text);
}

const massacre = /mass?acre|matanza|tuerie|резн|різан|масс?ов|مجزر|مجازر|مذبح|مذابح/u;

/** "How often were civilians killed?" asks for the events in which some were. */
function asksHowOften(item: Item): boolean {
  return hasTag(item, 'how_many') && often.test(textOf(item));
}

const often =
  /often|times|occasions|cases|veces|ocasiones|fois|reprises|frecuencia|frequence|часто|раз|مرة|حالة/u;

function someKilled(measure: Exclude<Measure, 'events'>): DeathsOfEach {
  const deaths = { measure, from: 1, to: Number.POSITIVE_INFINITY };
  return { type: 'deaths', deaths, mayBeTogether: false };
}
