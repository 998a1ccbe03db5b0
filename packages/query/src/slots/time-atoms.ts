import {
  addDays,
  type ClosedWindow,
  dateIn,
  dateOf,
  dayOf,
  windowOfKey,
  windowOfMonths,
  windowOfYear,
} from '../calendar.js';
import type { Numeral } from '../text/tokens.js';
import type { Draft } from './draft.js';
import { numberAt } from './numbers.js';
import { has, isSign, slotValue } from './tagged-token.js';
import { dayNumberAt, monthAt, yearAt } from './time-words.js';

/** A single time expression, before expressions are combined into ranges. */
export interface Atom {
  /** Null while the year is unknown. */
  readonly window: ClosedWindow | null;
  /** Month and day of an expression without a year. */
  readonly month: number | null;
  readonly day: number | null;
  readonly isYear: boolean;
  /** Whether the year comes from another expression. */
  readonly isYearApart: boolean;
  readonly isRelative: boolean;
  /** Whether it is ambiguous. */
  readonly isUnclear: boolean;
  readonly from: number;
  readonly to: number;
}

const plain = {
  month: null,
  day: null,
  isYear: false,
  isYearApart: false,
  isRelative: false,
  isUnclear: false,
} as const;

/** The time expression that begins at an item; null if there is none. */
export function atomAt(draft: Draft, at: number, today: string): Atom | null {
  if (draft.isUsed(at)) return null;
  const item = draft.at(at);
  if (item?.type === 'date') return dateAtom(item.key, at);
  return (
    relativeAtom(draft, at, today) ??
    recentAtom(draft, at, today) ??
    dayAtom(draft, at) ??
    partAtom(draft, at) ??
    monthAtom(draft, at) ??
    yearAtom(draft, at)
  );
}

function dateAtom(key: string | null, at: number): Atom {
  const span = { ...plain, from: at, to: at + 1 };
  return key === null ? { ...span, window: null, isUnclear: true } : { ...span, window: windowOfKey(key) };
}

/** "Last month", "yesterday": the value of the slot is a unit and an offset from today. */
function relativeAtom(draft: Draft, at: number, today: string): Atom | null {
  const [unit, count] = (slotValue(draft.at(at), 'relative') ?? '').split(' ');
  if (unit === undefined || count === undefined) return null;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const away = Number(count);
  const windows: Readonly<Record<string, () => ClosedWindow>> = {
    day: () => windowOfKey(addDays(today, away)),
    week: () => {
      const monday = addDays(today, -((dayOf(today) + 3) % 7) + 7 * away);
      return { from: monday, to: addDays(monday, 6) };
    },
    month: () => windowOfMonths(year, month + away, month + away),
    year: () => windowOfYear(year + away),
  };
  const window = windows[unit]?.() ?? null;
  return window === null ? null : { ...plain, window, isRelative: true, from: at, to: at + 1 };
}

/** "The last 20 days": a number, a unit and a word for "recent", in any order. */
function recentAtom(draft: Draft, at: number, today: string): Atom | null {
  if (!isOfRecent(draft, at)) return null;
  let to = at;
  while (to < at + 3 && isOfRecent(draft, to)) to++;
  const items = draft.items.slice(at, to);
  const unit = items.map((item) => slotValue(item, 'unit')).find((value) => value !== null);
  const numbers = items.flatMap((item) =>
    item.type === 'number' ? item.value : (slotValue(item, 'number') ?? []),
  );
  const [count, ...others] = numbers.map(Number);
  const isRecent = items.some((item) => has(item, 'recent'));
  // "The last two months of 2016" is a part of that year.
  const isOfYear = yearBehind(draft, to - 1)[0] !== null;
  if (!isRecent || isOfYear || unit === undefined || count === undefined || others.length > 0) return null;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const begins: Readonly<Record<string, () => string>> = {
    day: () => addDays(today, 1 - count),
    week: () => addDays(today, 1 - 7 * count),
    month: () => addDays(windowOfMonths(year, month - count, month - count).from, day),
    year: () => addDays(windowOfMonths(year - count, month, month).from, day),
  };
  const from = begins[unit ?? '']?.();
  return from === undefined
    ? null
    : { ...plain, window: { from, to: today }, isRelative: true, from: at, to };
}

function isOfRecent(draft: Draft, at: number): boolean {
  const item = draft.at(at);
  return (
    !draft.isUsed(at) &&
    (item?.type === 'number' || has(item, 'recent', 'number') || slotValue(item, 'unit') !== null)
  );
}

/** "5 July 2018", "July 5, 2018", "5 July", "1-31 August 2019". */
function dayAtom(draft: Draft, at: number): Atom | null {
  const first = dayNumberAt(draft, at);
  if (first !== null) {
    const second = secondDay(draft, at);
    const monthPlace = draft.skipStopWords(second?.at ?? at, 1);
    const month = monthAt(draft, monthPlace);
    if (month === null) return null;
    const [year, to] = yearBehind(draft, withOtherName(draft, monthPlace, month));
    return dayOfMonth(year, month, first, second?.day ?? first, at, to);
  }
  const month = monthAt(draft, at);
  const place = draft.skipStopWords(at, 1);
  const day = dayNumberAt(draft, place);
  // "July 2018" and "July, 20 people" have no day.
  if (month === null || day === null || place > at + 2) return null;
  const second = secondDay(draft, place);
  const [year, to] = yearBehind(draft, second?.at ?? place);
  const isDay = year !== null || (draft.at(place) as Numeral).isInflected;
  return isDay ? dayOfMonth(year, month, day, second?.day ?? day, at, to) : null;
}

function secondDay(draft: Draft, at: number): { readonly day: number; readonly at: number } | null {
  const link = draft.at(at + 1);
  const day = dayNumberAt(draft, at + 2);
  const isNext = has(link, 'and') && day === (dayNumberAt(draft, at) ?? 0) + 1;
  return day !== null && (isNext || has(link, 'to') || isSign(link, '-', '\u2014'))
    ? { day, at: at + 2 }
    : null;
}

function dayOfMonth(
  year: number | null,
  month: number,
  first: number,
  last: number,
  from: number,
  to: number,
): Atom | null {
  if (year === null) return first === last ? { ...plain, window: null, month, day: first, from, to } : null;
  const [start, end] = [dateIn(year, month, first), dateIn(year, month, last)];
  if (start === null || end === null || start > end)
    return { ...plain, window: null, isUnclear: true, from, to };
  return { ...plain, window: { from: start, to: end }, day: first, from, to };
}

/** Part of a period: the first half of a year, summer, the first week of a month. */
function partAtom(draft: Draft, at: number): Atom | null {
  const item = draft.at(at);
  if (has(item, 'edge') && has(item, 'stop')) return null;
  if (has(item, 'week', 'edge')) return partOfTime(draft, at);
  const [part, end] = partAt(draft, at);
  if (part === null) return null;
  const [told, to] = yearBehind(draft, end);
  // "In the first eight months 2017 people were killed": a number of people.
  const behind = has(draft.at(to), 'people', 'victims', 'dead', 'event') ? null : told;
  const [year, from] = behind === null ? yearBefore(draft, at) : [behind, at];
  if (year === null) return null;
  const [first = 0, last = 0] = part.split('-').map(Number);
  // Winter is ambiguous: the year may be the one it begins or ends in.
  const isUnclear = last > 12;
  return {
    ...plain,
    window: windowOfMonths(year, first, last),
    isUnclear,
    from,
    to: behind === null ? end + 1 : to,
  };
}

/** The months of a part of a year, and its last item: "the third quarter", "the first eight months". */
function partAt(draft: Draft, at: number): [part: string | null, end: number] {
  const part = slotValue(draft.at(at), 'part');
  if (part !== null) return [part, at];
  const [one, other] = [draft.at(at), draft.at(at + 1)];
  const edge = [one, other].find((item) => has(item, 'first', 'last'));
  const count = numberAt(draft, edge === one ? at + 1 : at);
  const isOfMonths = slotValue(draft.at(at + 2), 'unit') === 'month';
  if (edge === undefined || !isOfMonths || count === null || !(count >= 1 && count <= 12)) return [null, at];
  return [has(edge, 'first') ? `1-${count}` : `${13 - count}-12`, at + 2];
}

/** "The first week of March 2018". "The beginning of" without "since" or "until" is ambiguous. */
function partOfTime(draft: Draft, at: number): Atom | null {
  const whole = monthAtom(draft, draft.skipStopWords(at, 1)) ?? yearAtom(draft, draft.skipStopWords(at, 1));
  if (whole === null || whole.window === null) return null;
  const week = Number(slotValue(draft.at(at), 'week') ?? 0);
  if (week === 0) return { ...whole, from: at, isUnclear: true };
  const first = dayOf(whole.window.from);
  const from = week === 5 ? dateOf(dayOf(whole.window.to) - 6) : dateOf(first + 7 * (week - 1));
  return { ...whole, isYear: false, window: { from, to: addDays(from, 6) }, from: at };
}

function monthAtom(draft: Draft, at: number): Atom | null {
  const unit = slotValue(draft.at(at), 'unit') === 'month' ? draft.skipStopWords(at, 1) : at;
  const month = monthAt(draft, unit);
  if (month === null) return null;
  const last = withOtherName(draft, unit, month);
  const [year, to] = yearBehind(draft, last);
  if (year === null) return { ...plain, window: null, month, from: at, to: last + 1 };
  return { ...plain, window: windowOfMonths(year, month, month), month, from: at, to };
}

/** Skips the second name of a month, which Arabic newsrooms often add. */
function withOtherName(draft: Draft, at: number, month: number): number {
  const isOther =
    isSign(draft.at(at + 1), '/', '(', '-') && slotValue(draft.at(at + 2), 'month') === String(month);
  return isOther ? at + (isSign(draft.at(at + 3), ')') ? 3 : 2) : at;
}

function yearAtom(draft: Draft, at: number): Atom | null {
  const place = slotValue(draft.at(at), 'unit') === 'year' ? draft.skipStopWords(at, 1) : at;
  const year = yearAt(draft, place);
  if (year === null || place > at + 2) return null;
  const behind = draft.at(place + 1);
  const to = slotValue(behind, 'unit') === 'year' && !has(behind, 'group') ? place + 2 : place + 1;
  return { ...plain, window: windowOfYear(year), isYear: true, from: at, to };
}

/** The year after an expression, and its end: "July 2018", "July of the year 2018". */
function yearBehind(draft: Draft, at: number): [year: number | null, to: number] {
  const next = draft.skipStopWords(at, 1);
  const atom = yearAtom(draft, next);
  if (atom?.window === undefined || atom.window === null || next > at + 4) return [null, at + 1];
  return [Number(atom.window.from.slice(0, 4)), atom.to];
}

function yearBefore(draft: Draft, at: number): [year: number | null, from: number] {
  let place = draft.previous(at);
  if (slotValue(draft.at(place), 'unit') === 'year') place = draft.previous(place);
  const year = draft.isUsed(place) ? null : yearAt(draft, place);
  return [year, place];
}
