import type { Window } from '../domain/scope.js';
import { hasTag, type Item, textOf } from '../items/item.js';
import { weekdayIn, weekdayOf } from './weekday.js';

/** "On Sunday 4 May 2023", which was a Thursday: one of the two is wrong, and which is not told. */
export function namesOtherWeekday(items: readonly Item[], { from, to }: Window): boolean {
  if (from === null || from !== to) return false;
  return items.some((item) => {
    const named = hasTag(item, 'weekday') ? (weekdayIn(item) ?? shortened(textOf(item))) : null;
    return named !== null && named !== weekdayOf(from);
  });
}

/** "Sun, May 4": beside a date alone, where "sat" is no verb. */
function shortened(word: string): number | null {
  const found = english.findIndex((day) => word.startsWith(day));
  return found < 0 ? null : found;
}

const english = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
