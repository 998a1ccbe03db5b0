import type { Deaths } from '../domain/deaths.js';
import type { Predicate } from '../domain/predicate.js';
import { COMPARATORS, KINDS } from '../items/counted.js';
import { hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import { type Quantity, readQuantity } from '../quantities/read-quantity.js';
import { bringsDeath, isMaking } from './joining-words.js';

/** Words side by side that tell how many died: "killed more than ten people", "at least 50 civilians died". */
export interface DeathsRun {
  readonly start: number;
  /** Place of the first item after it. */
  readonly end: number;
  readonly deaths: Deaths;
  /** Whether it names a number; else that some died. */
  readonly isNumbered: boolean;
  /** Whether what goes before it is what killed: "killed ten", where "ten died" stands by itself. */
  readonly isDoing: boolean;
  /** Whether its number stands before the word for the dead: "ten deaths". */
  readonly isNumberFirst: boolean;
  /** "Deaths": nobody but the dead is named, and no number. */
  readonly isBare: boolean;
}

/** The one run of words for the dead in a text; null where there is none, or it does not tell one thing. */
export function deathsRun(items: readonly Item[]): DeathsRun | null {
  const first = items.findIndex((item, place) => isOfDead(item) && !isAsked(items, place));
  if (first < 0) return null;
  const start = reach(items, first, -1);
  const end = reach(items, first, 1) + 1;
  const run = items.slice(start, end);
  const isElsewhere = (item: Item, place: number) =>
    (place < start || place >= end) && (isOfDead(item) || isOfNobody(item)) && !isAsked(items, place);
  if (items.some(isElsewhere) || run.some(isOfNobody)) return null;
  const quantity = readQuantity(run, new Set());
  if (quantity === 'many') return null;
  const isUsed = (item: Item, place: number) =>
    quantity?.used.has(place) || isOfDead(item) || hasTag(item, 'resulted') || isBetween(item);
  if (!run.every(isUsed) || run.some((item) => hasTag(item, 'hearsay', 'not'))) return null;
  const [isOfCivilians, isOfPeople] = [has(run, 'civilians'), has(run, 'people') && !isOfLives(run)];
  if (isOfCivilians && isOfPeople) return null;
  if (quantity !== null && isOfOthers(run, quantity)) return null;
  const band = quantity === null ? { from: 1, to: Number.POSITIVE_INFINITY } : bandOf(quantity.predicate);
  // A word for the dead is needed: "attacks on more than ten people" killed nobody.
  if (band === null || band.to < 1 || !has(run, 'killed')) return null;
  const [opening] = run;
  return {
    start,
    end,
    deaths: { measure: isOfCivilians ? 'civilians_killed' : 'killed', ...band },
    isNumbered: quantity !== null,
    isNumberFirst: quantity !== null && !run.slice(0, quantity.start).some(isOfDead),
    isDoing: hasTag(opening, 'slew', 'resulted') || isMaking(textOf(opening)) || bringsDeath(textOf(opening)),
    isBare: quantity === null && !isOfCivilians && !has(run, 'people'),
  };
}

/** "The number of battles that killed civilians exceeded 30", "was more than 30": the number is that of the battles. */
function isOfOthers(run: readonly Item[], { start, used }: Quantity): boolean {
  const before = run.slice(0, start);
  const last = before.findLastIndex((item, place) => isOfDead(item) && !used.has(place));
  const between = before.slice(last + 1).filter((_, place) => !used.has(last + 1 + place));
  const isVerb = (item: Item) => isSilent(item) && !beforeNumbers.test(textOf(item));
  return (
    run.some((item) => hasTag(item, 'exceeds')) ||
    before.some((item) => hasTag(item, 'people', 'civilians') && !hasTag(item, 'killed')) ||
    (last >= 0 && between.some(isVerb))
  );
}

/** "Mataron a diez", "قتل فيها عشرة". */
const beforeNumbers = /^(?:a|the|فيها|فيه|خلالها|خلاله)$/u;

/** How far what tells of the dead reaches, words between that say nothing included. */
function reach(items: readonly Item[], from: number, step: 1 | -1): number {
  let last = from;
  for (let place = from + step; ; place += step) {
    if (isCore(items, place)) last = place;
    else if (!isBetween(items[place])) return last;
  }
}

function isCore(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item === undefined) return false;
  if (item.type === 'number') return !item.isYear || hasTag(items[place - 1], ...COMPARATORS);
  if (hasTag(item, 'and', 'to', 'between', 'from', 'from_or_with')) {
    const isRange = items[place + 1]?.type === 'number' && !isYearAt(items, place + 1);
    return (
      isRange && (hasTag(item, 'between', 'from', 'from_or_with') || items[place - 1]?.type === 'number')
    );
  }
  return isOfDead(item) || isMaking(textOf(item)) || isCounting(item);
}

function isCounting(item: Item): boolean {
  return hasTag(item, ...COMPARATORS, ...VAGUE_TAGS, 'or_more', 'or_fewer', 'resulted');
}

function isYearAt(items: readonly Item[], place: number): boolean {
  const item = items[place];
  return item?.type === 'number' && item.isYear;
}

/** "Mataron a diez", "des civils ont-ils été tués". */
function isBetween(item: Item | undefined): boolean {
  return (isSilent(item) && !hasTag(item, 'in')) || hasTag(item, 'a', 'whether') || textOf(item) === 'a';
}

/** People and their deaths, and no event whose name tells of them: "attacks on civilians". */
function isOfDead(item: Item): boolean {
  return hasTag(item, 'killed', 'people', 'civilians') && !hasTag(item, 'event', ...KINDS);
}

function isOfNobody(item: Item): boolean {
  return hasTag(item, 'nobody', 'nothing');
}

/** "How many died", and none of the events. */
function isAsked(items: readonly Item[], place: number): boolean {
  return hasTag(items[place], 'how_many') && !hasTag(items[place - 1], 'involving', 'from_or_with', 'a');
}

function has(items: readonly Item[], tag: 'killed' | 'people' | 'civilians'): boolean {
  return items.some((item) => hasTag(item, tag));
}

/** "Lives" are people as well as deaths. */
function isOfLives(items: readonly Item[]): boolean {
  return items.every((item) => !hasTag(item, 'people') || hasTag(item, 'killed', 'civilians'));
}

/** A plain number of the dead may be that of all events together. */
function bandOf({ says, holds }: Predicate): { readonly from: number; readonly to: number } | null {
  return clear.has(says) ? holds : null;
}

const clear: ReadonlySet<Predicate['says']> = new Set([
  'at_least',
  'more_than',
  'at_most',
  'fewer_than',
  'between',
  'exactly',
]);
