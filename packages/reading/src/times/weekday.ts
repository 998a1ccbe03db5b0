import { foldText } from '@partner-api/text';
import type { Day } from '../domain/day.js';
import { hasTag, type Item, textOf } from '../items/item.js';

/** "On Wednesday", told on a day: the last one until then, that day included. */
export function readWeekday(
  items: readonly Item[],
  place: number,
  today: Day,
): { windows: readonly { from: Day; to: Day }[]; end: number; isRelative: true } | null {
  const item = items[place];
  // "On Wednesday, July 25" tells its day.
  const isDated = items.some(({ type }) => type === 'month' || type === 'date');
  if (!hasTag(item, 'weekday') || isDated || any.test(textOf(items[place - 1]))) return null;
  const weekday = weekdayIn(item);
  if (weekday === null) return null;
  const day = today - ((weekdayOf(today) - weekday + 7) % 7);
  return { windows: [{ from: day, to: day }], end: place + 1, isRelative: true };
}

/** "On a Wednesday". */
const any = /^(?:an?|une?|le|every|each|cada|los|chaque)$/;

/** The weekday that a phrase names, from 0 for Sunday; null for one of a language without a list of them. */
export function weekdayIn(item: Item | undefined): number | null {
  const named = textOf(item)
    .split(' ')
    .map((word) => weekdays.get(word))
    .find((number) => number !== undefined);
  return named ?? null;
}

/** From 0 for Sunday. 1 January 1970 was a Thursday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Names of weekdays, folded, in the languages that have a list of them. */
const weekdays: ReadonlyMap<string, number> = new Map(
  ['en', 'es', 'fr', 'ar'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, number) => {
      const sunday = Date.UTC(1970, 0, 4 + number);
      return [foldText(format.format(sunday)), number] as const;
    });
  }),
);
