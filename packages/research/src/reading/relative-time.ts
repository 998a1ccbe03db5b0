import type { Day } from '../events/day.js';
import type { Window } from '../events/scope.js';
import { hasTag, type Item, isSilent } from './item.js';

const unitDays = [
  ['days', 1],
  ['weeks', 7],
  ['months', 30],
  ['years', 365],
] as const;

/** "In the last 30 days": so many days up to today. */
export function readRelative(
  items: readonly Item[],
  place: number,
  today: Day,
): { windows: readonly Window[]; end: number; isRelative: true } | null {
  let next = place + 1;
  while (isSilent(items[next]) && !hasTag(items[next], 'days', 'weeks', 'months', 'years')) next++;
  const item = items[next];
  const count = item?.type === 'number' ? item.value : 1;
  if (item?.type === 'number') next++;
  const unit = unitDays.find(([tag]) => hasTag(items[next], tag));
  if (unit === undefined || !Number.isInteger(count)) return null;
  return { windows: [{ from: today - count * unit[1], to: today }], end: next + 1, isRelative: true };
}
