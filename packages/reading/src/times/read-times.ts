import type { Day } from '../domain/day.js';
import { daysIn, isClosed, isWithin, type Window } from '../domain/scope.js';
import { daysOfYear } from '../domain/whole-months.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { spanNamed } from '../items/span-named.js';
import { readCalendar, readRelative, readRelativeBefore, type Unit } from './relative-time.js';
import { type Atom, inherit, readAtom, windowOf } from './time-atom.js';
import { readWeekday } from './weekday.js';
import { isYearOfWar } from './year-of-war.js';

export interface Times {
  /** The time meant; null when the text gives none. */
  readonly window: Window | null;
  /** Whether it is told from the present, as "the last month". */
  readonly isRelative: boolean;
  /** Whether it is put together of times told apart: "in Homs in 2016 and in Hama in 2017". */
  readonly isScattered: boolean;
  /** The times that it is told by: both ends of "from March to June 2017", each of "2016, 2017 and 2018". */
  readonly pieces: readonly Window[];
  /** The same with a range as one. */
  readonly spans: readonly Window[];
  /** Whether it is one of those since another: "March 2018 was the deadliest month since May 2016". */
  readonly isLatestOf: boolean;
  /** Places of the items that tell it. */
  readonly used: ReadonlySet<number>;
}

/** What a text leaves to be known of its times. */
export interface TimeSetting {
  readonly today: Day;
  /** The year of what is told without one, where it is known. */
  readonly year: number | null;
  /** Whether the text was written on `today`, as it tells itself. */
  readonly isDated: boolean;
}

/** Of a text that tells nothing of when it was written. */
export function asOf(today: Day): TimeSetting {
  return { today, year: null, isDated: false };
}

/** The time that a text speaks of; null when it cannot be told, as with a month without a year, or two times apart. */
export function readTimes(items: readonly Item[], given: TimeSetting): Times | null {
  const setting = { ...given, year: given.year ?? yearOfMonths(items) };
  const used = new Set<number>();
  const windows: Window[] = [];
  const spans: Window[] = [];
  const pieces: Window[] = [];
  let isRelative = false;
  let isToldFromDay = false;
  let isOpen = false;
  let since: Day | null = null;
  for (let place = 0; place < items.length; ) {
    const found = readTime(items, place, setting);
    if (found === null) {
      place++;
      continue;
    }
    if (found.windows.includes(null)) return null;
    if (isYearOfWar(items, found.end - 1)) return null;
    for (let index = place; index < found.end; index++) used.add(index);
    const listed = found.windows.filter((one) => one !== null);
    pieces.push(...(found.ends ?? listed));
    spans.push(...listed);
    const told = together(listed);
    windows.push(...(told === null ? listed : [told]));
    isOpen ||= hasTag(items[place], 'since', 'before', 'after', 'to_end', 'at_end') || found.isFrom === true;
    since ??= found.since ?? null;
    isRelative ||= found.isRelative && !setting.isDated;
    isToldFromDay ||= found.isRelative && setting.isDated;
    place = found.end;
  }
  // "The first three months of last year": the one narrows the other.
  if (isToldFromDay && windows.length > 1) return null;
  const read = { isRelative, isScattered: false, isLatestOf: false, pieces, spans, used };
  if (windows.length === 0) return { ...read, window: null };
  if (since !== null && windows.length === 2) {
    const latest = latestSince(items, windows, since, setting.today);
    return latest === null ? null : { ...read, ...latest, isLatestOf: true };
  }
  // "In March 2018 the toll since 2016 reached …": two times, neither of which is meant alone.
  if (isOpen && windows.length > 1) return null;
  // "28 December 2018 - 5,000 were killed in 2018": when it was written, perhaps.
  if (windows.some((one) => isDay(one) && windows.some((other) => !isDay(other)))) return null;
  // "In December 2018, the UN said that 10,000 died in 2018": when it was said, perhaps.
  if (!items.some((item) => hasTag(item, ...ofParts)) && isWidened(windows)) return null;
  const window = together(windows) ?? compared(items, windows);
  if (window === null || isEmpty(window)) return null;
  const isScattered = windows.some((one) =>
    windows.some((other) => !isWithin(one, other) && !isWithin(other, one)),
  );
  return { ...read, window, isScattered };
}

/** "March 2018 was the deadliest month since May 2016": the one, and all from a day on until it. */
function latestSince(
  items: readonly Item[],
  windows: readonly Window[],
  since: Day,
  today: Day,
): Pick<Times, 'window' | 'pieces' | 'spans'> | null {
  const [window, whole] = windows;
  // "Since 2016 the deadliest year has been 2018": of those after 2018, too.
  if (window === undefined || !isClosed(window) || whole?.to !== today) return null;
  if (isDay(window) || window.from <= since) return null;
  if (!items.some((item) => hasTag(item, 'most', 'fewest', 'deadliest'))) return null;
  const spans = [window, { from: since, to: window.to }];
  return { window, pieces: spans, spans };
}

/** "March was the deadliest month of 2018": the one year that is told, of which the months are compared. */
function yearOfMonths(items: readonly Item[]): number | null {
  if (!items.some((item) => hasTag(item, 'which_month', 'among_months'))) return null;
  const years = new Set(items.flatMap((item) => (item.type === 'number' && item.isYear ? [item.value] : [])));
  const [only = null, ...others] = years;
  return others.length === 0 ? only : null;
}

/** What compares a time with others, or puts it in order: "was March the deadliest month of 2018?" */
const ofParts = [
  'most',
  'fewest',
  'deadliest',
  'comparing',
  'compare',
  'change',
  'which_month',
  'which_day',
  'among_months',
  'among_years',
] as const;

/** Whether a time is told after a part of it; what comes after the whole narrows it. */
function isWidened(windows: readonly Window[]): boolean {
  return windows.some((one, place) => windows.slice(place + 1).some((next) => isPartOf(one, next)));
}

function isPartOf(one: Window, other: Window): boolean {
  return isWithin(one, other) && !isWithin(other, one);
}

/** The one time that those of a list make up. */
function together([first, ...others]: readonly Window[]): Window | null {
  return others.reduce<Window | null>((sum, next) => sum && combined(sum, next), first ?? null);
}

interface Found {
  /** Null for one that cannot be told. */
  readonly windows: readonly (Window | null)[];
  /** Those that a range is told by. */
  readonly ends?: readonly Window[];
  readonly end: number;
  readonly isRelative: boolean;
  /** Whether it goes on from there until today: "from March 2016". */
  readonly isFrom?: boolean;
  /** From when on it is told to be, "since March 2016" without that month: one that is the first since then is so after it. */
  readonly since?: Day | null;
}

function readTime(items: readonly Item[], place: number, setting: TimeSetting): Found | null {
  const { today, year } = setting;
  const item = items[place];
  // "The last two months of 2016" are told from its end.
  if (hasTag(item, 'last') && (readAtom(items, place, { isOpened: false })?.year ?? null) === null) {
    const relative = readRelative(items, place, today);
    return setting.isDated && !(isNumbered(items, place) && isOfDays(relative)) ? UNCLEAR(place) : relative;
  }
  const before = readRelativeBefore(items, place, today);
  if (before !== null) return setting.isDated && !isOfDays(before) ? UNCLEAR(place) : before;
  const calendar =
    readCalendar(items, place, today) ?? (setting.isDated ? readWeekday(items, place, today) : null);
  if (calendar !== null) return calendar;
  const opens = hasTag(item, 'between', 'from', 'from_or_with', 'since', 'before', 'after', 'to', 'at_end');
  const start = opens ? afterSilent(items, place + 1) : place;
  const first = withYear(readAtom(items, start, { isOpened: opens }), year);
  if (first === null) return null;
  const link = afterSilent(items, first.end);
  if (hasTag(items[link], 'to_now') && !hasTag(item, 'before', 'after', 'to'))
    return { windows: [upToNow(first, today)], end: link + 1, isRelative: false };
  const links = hasTag(items[link], 'to') || (hasTag(items[link], 'and') && hasTag(item, 'between'));
  const second = links
    ? withYear(readAtom(items, afterSilent(items, link + 1), { isOpened: true, after: first }), year)
    : null;
  const rest = second === null ? restOfYear(items, link, first) : null;
  if (rest !== null && !hasTag(item, 'before', 'to', 'at_end')) {
    const from = windowOf(first);
    if (!isClosed(from)) return null;
    const window = { from: hasTag(item, 'after') ? from.to + 1 : from.from, to: rest.to };
    return { windows: [window], ends: [window], end: rest.end, isRelative: false };
  }
  if (second !== null && !hasTag(item, 'before', 'after'))
    return {
      windows: [span(first, second)],
      ends: endsOf(first, second),
      end: second.end,
      isRelative: false,
    };
  if (opens) {
    const window = opened(items, place, first, today);
    const isFrom = hasTag(item, 'from', 'from_or_with') && window?.to === today;
    const since = hasTag(item, 'since', 'from_or_with') ? startSince(item, windowOf(first)) : null;
    return { windows: [window], end: first.end, isRelative: false, isFrom, since };
  }
  return list(items, start, first, year);
}

/** "From 27 July 2020 (and) until the end of the year": of the one that was named. */
function restOfYear(
  items: readonly Item[],
  link: number,
  { year, month }: Atom,
): { readonly to: Day; readonly end: number } | null {
  const end = hasTag(items[link], 'and') ? link + 1 : link;
  // "From 2017 until the end of the year" may mean another.
  if (year === null || month === null || !hasTag(items[end], 'to_end')) return null;
  let word = end + 1;
  const isYear = (item: Item | undefined) => isSilent(item) && spanNamed(textOf(item)) === 'one_year';
  while (isSilent(items[word]) && !isYear(items[word])) word++;
  const next = items[afterSilent(items, word + 1)];
  const isNamed = next?.type === 'number' && next.isYear;
  return isYear(items[word]) && !isNamed ? { to: daysOfYear(year).to, end: word + 1 } : null;
}

/** "In the last 30 days"; "last week" may be the seven days or the week of the calendar. */
function isNumbered(items: readonly Item[], place: number): boolean {
  return items.slice(place, place + 3).some((item) => item.type === 'number' && !item.isYear);
}

/** A number of hours is not compared with that of the whole days which they reach into. */
function isOfDays(relative: { readonly unit: Unit | null } | null): boolean {
  return relative?.unit !== 'hours';
}

const UNCLEAR = (place: number): Found => ({ windows: [null], end: place + 1, isRelative: true });

/** A month or a day without a year is of the one that is known. */
function withYear(atom: Atom | null, year: number | null): Atom | null {
  return atom === null || atom.year !== null ? atom : { ...atom, year };
}

/** "The deadliest since 2016" had fewer dead than that year; "since the start of 2016" takes it in. */
function startSince(item: Item | undefined, named: Window | null): Day | null {
  if (named === null || !isClosed(named)) return null;
  return justSince.test(textOf(item)) ? named.to + 1 : named.from;
}

const justSince =
  /^(?:(?:ever )?since|desde(?: el (?:mes de|ano))?|depuis(?: l an(?:nee)?| le mois de?)?|منذ|со?|з|зі|із)$/u;

/** "From X to Y"; what one of them leaves out it has from the other. */
function span(first: Atom, second: Atom): Window | null {
  // "From May to 2017": of which year is not told.
  if (first.month !== null && first.year === null && second.month === null) return null;
  const [from, to] = [windowOf(inherit(first, second)), windowOf(inherit(second, first))];
  return from === null || to === null ? null : { from: from.from, to: to.to };
}

function endsOf(first: Atom, second: Atom): readonly Window[] {
  return [windowOf(inherit(first, second)), windowOf(inherit(second, first))].filter((one) => one !== null);
}

/** "Since 2017 until now". */
function upToNow(first: Atom, today: Day): Window | null {
  const window = windowOf(first);
  return window === null ? null : { from: window.from, to: today };
}

function opened(items: readonly Item[], place: number, atom: Atom, today: Day): Window | null {
  const item = items[place];
  const window = windowOf(atom);
  // "In the month before March", "a day after 3 March", "in the two years since 2016".
  const before = items[beforeSilentWords(items, place)];
  if (hasTag(before, 'unit') && hasTag(item, 'before', 'after')) return null;
  if (isLength(items, place) && hasTag(item, 'before', 'after', 'since', 'from')) return null;
  if (hasTag(items[place + 1], 'unit') && hasTag(item, 'before', 'after')) return null;
  if (!isClosed(window)) return null;
  // "Fin 2016, 40 personnes ont été tuées" tells of its last days alone.
  if (hasTag(item, 'at_end') && !items.some((other) => hasTag(other, 'so_far'))) return null;
  if (hasTag(item, 'to_end', 'at_end')) return { from: null, to: window.to };
  if (hasTag(item, 'before')) return { from: null, to: window.from - 1 };
  if (hasTag(item, 'after')) return { from: window.to + 1, to: today };
  if (hasTag(item, 'since', 'from', 'from_or_with')) return { from: window.from, to: today };
  // "Au premier trimestre": the word is no more than "in" there. "По март" is up to and with March.
  return hasTag(item, 'in') && !(item?.type === 'phrase' && item.text === 'по') ? window : null;
}

/** "Le mois d'après mars", "за год после 2016 года", "in the month from 4 April"; in "2017 год" it is one that is named. */
function isLength(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while (isSilent(items[before]) && !lengths.test(textOf(items[before]))) before--;
  const named = items[before - 1];
  // "The deadliest month since March".
  if (hasTag(items[before], ...ofParts)) return false;
  return lengths.test(textOf(items[before])) && !(named?.type === 'number' && named.isYear);
}

const lengths =
  /(?:^| )(?:months?|years?|weeks?|mes|meses|ano|anos|semanas?|mois|annees?|semaines?|месяц|месяца|месяцев|год|года|лет|місяць|місяця|місяців|рік|роки|років)(?: (?:of|d|de))?$/u;

/** "На 31 декабря 2017 года": as it stood on that day. */
function isUpTo(before: Item | undefined, { day, date }: Atom): boolean {
  return before?.type === 'phrase' && before.text === 'на' && (day !== null || date !== null);
}

/** The 4 of "January 3 and 4, 2015" is a day of January. */
function withMonth(atom: Atom, { month }: Atom): Atom {
  return atom.day === null || atom.month !== null ? atom : { ...atom, month };
}

/** "In January, February and March 2018". */
function list(items: readonly Item[], start: number, first: Atom, year: number | null): Found {
  const atoms = [first];
  let isJoined = false;
  for (;;) {
    const end = atoms.at(-1)?.end ?? first.end;
    const next = afterSilent(items, end);
    const start = hasTag(items[next], 'and') ? afterSilent(items, next + 1) : next;
    const listed = atoms.at(-1) ?? first;
    const atom = withYear(readAtom(items, start, { isOpened: false, listed }), year);
    if (atom === null) break;
    isJoined ||= start > next;
    atoms.push(withMonth(atom, listed));
  }
  const last = atoms.at(-1) ?? first;
  const windows = atoms.map((atom) => windowOf(inherit(atom, last)));
  const isUnclear = isUpTo(items[start - 1], first) || isUnclearList(windows, isJoined);
  return { windows: isUnclear ? [null] : windows, end: last.end, isRelative: false };
}

/** "In December and in 2018", "in 2016, 2017 and December 2017": both, and neither alone; "December 2018: in 2018, …". */
function isUnclearList(windows: readonly (Window | null)[], isJoined: boolean): boolean {
  const told = windows.filter((one) => one !== null);
  return isWidened(told) || (isJoined && isWidened(told.toReversed()));
}

/** The word before a place, articles and prepositions left out; a unit of time is silent, too, and is none of those. */
function beforeSilentWords(items: readonly Item[], place: number): number {
  let before = place - 1;
  while (isSilent(items[before]) && !hasTag(items[before], 'unit')) before--;
  return before;
}

/** One within the other is the narrower; side by side they are one; apart they are none. */
function combined(a: Window, b: Window): Window | null {
  if (isWithin(a, b)) return a;
  if (isWithin(b, a)) return b;
  if (!isClosed(a) || !isClosed(b)) return null;
  const touch = a.from <= b.to + 1 && b.from <= a.to + 1;
  return touch ? { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) } : null;
}

/** "2019 versus 2016": from the one to the other, for what is told of both and of what lies between. */
function compared(items: readonly Item[], windows: readonly Window[]): Window | null {
  const [first, second, ...others] = windows.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const compares = items.some((item) => hasTag(item, 'compare', 'comparing', 'change'));
  if (!compares || first === undefined || second === undefined || others.length > 0) return null;
  const [length, other] = [daysIn(first), daysIn(second)];
  if (length === null || other === null || Math.abs(length - other) > mostDaysApart) return null;
  return { from: first.from, to: second.to };
}

function isDay({ from, to }: Window): boolean {
  return from !== null && from === to;
}

/** Of two months, or of two years. */
const mostDaysApart = 3;

function isEmpty({ from, to }: Window): boolean {
  return from !== null && to !== null && from > to;
}
