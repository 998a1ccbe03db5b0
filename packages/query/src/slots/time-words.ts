import type { Draft } from './draft.js';
import { has, hasFourDigits, isNoted, isSign, slotValue } from './tagged-token.js';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const lastDayOfMonth = 31;

/** The year at an item. A four-digit quantity is none: "more than 2000", or "2000 people" next to another year. */
export function yearAt(draft: Draft, at: number): number | null {
  const item = draft.at(at);
  if (!hasFourDigits(item)) return null;
  if (item.value < FIRST_YEAR || item.value > LAST_YEAR) return null;
  if (item.isInflected || slotValue(draft.at(draft.previous(at)), 'unit') === 'year') return item.value;
  if (isCounting(draft, at)) return null;
  return item.value;
}

function isCounting(draft: Draft, at: number): boolean {
  const before = draft.at(at - 1);
  // "From 2016 to 2018": in some languages "to" is also the word in "up to 2,000".
  const isRange = has(before, 'to') && yearAt(draft, at - 2) !== null;
  if (has(before, 'compare') && !isRange && !has(before, 'since', 'until', 'month')) return true;
  const next = draft.at(at + 1);
  if (!has(next, 'people', 'victims', 'dead', 'event') && !isSign(next, '+')) return false;
  return draft.items.some(
    (item, place) =>
      place !== at && hasFourDigits(item) && item.value >= FIRST_YEAR && item.value <= LAST_YEAR,
  );
}

export function dayNumberAt(draft: Draft, at: number): number | null {
  const item = draft.at(at);
  if (draft.isUsed(at) || item?.type !== 'number' || item.digits === null || item.digits.length > 2)
    return null;
  return item.value >= 1 && item.value <= lastDayOfMonth ? item.value : null;
}

/** The month at an item. An ambiguous word such as "may" counts as a month only next to a number. */
export function monthAt(draft: Draft, at: number): number | null {
  const item = draft.at(at);
  const month = slotValue(item, 'month');
  if (month === null || draft.isUsed(at)) return null;
  const isBeside =
    draft.at(at - 1)?.type === 'number' ||
    draft.at(at + 1)?.type === 'number' ||
    draft.at(draft.skipStopWords(at, 1))?.type === 'number';
  return isNoted(item, 'doubtful') && !isBeside && !isInRange(draft, at) ? null : Number(month);
}

function isInRange(draft: Draft, at: number): boolean {
  return [draft.at(draft.previous(at)), draft.at(draft.skipStopWords(at, 1))].some(
    (item) => has(item, 'to', 'from', 'and', 'between') || isSign(item, '-', '\u2014') || has(item, 'month'),
  );
}
