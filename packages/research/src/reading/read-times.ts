import type { Day } from '../events/day.js';
import type { Window } from '../events/scope.js';
import { hasTag, type Item, isSilent } from './item.js';
import { readCalendar, readRelative } from './relative-time.js';
import { type Atom, inherit, readAtom, windowOf } from './time-atom.js';

export interface Times {
  /** The time meant; null when the text gives none. */
  readonly window: Window | null;
  /** Whether it is told from the present, as "the last month". */
  readonly isRelative: boolean;
  /** Places of the items that tell it. */
  readonly used: ReadonlySet<number>;
}

/** The time that a text speaks of; null when it cannot be told, as with a month without a year, or two times apart. */
export function readTimes(items: readonly Item[], today: Day): Times | null {
  const used = new Set<number>();
  const windows: Window[] = [];
  let isRelative = false;
  for (let place = 0; place < items.length; ) {
    const found = readTime(items, place, today);
    if (found === null) {
      place++;
      continue;
    }
    if (found.windows.includes(null)) return null;
    for (let index = place; index < found.end; index++) used.add(index);
    windows.push(...found.windows.filter((window) => window !== null));
    isRelative ||= found.isRelative;
    place = found.end;
  }
  if (windows.length === 0) return { window: null, isRelative, used };
  const window = windows
    .slice(1)
    .reduce<Window | null>((sum, next) => sum && combined(sum, next), windows[0] ?? null);
  return window === null || isEmpty(window) ? null : { window, isRelative, used };
}

interface Found {
  /** Null for one that cannot be told. */
  readonly windows: readonly (Window | null)[];
  readonly end: number;
  readonly isRelative: boolean;
}

function readTime(items: readonly Item[], place: number, today: Day): Found | null {
  const item = items[place];
  if (hasTag(item, 'last')) return readRelative(items, place, today);
  const calendar = readCalendar(items, place, today);
  if (calendar !== null) return calendar;
  const opens = hasTag(item, 'between', 'from', 'from_or_with', 'since', 'before', 'after', 'to');
  const start = opens ? afterSilent(items, place + 1) : place;
  const first = readAtom(items, start, { isOpened: opens });
  if (first === null) return null;
  const link = afterSilent(items, first.end);
  const links = hasTag(items[link], 'to') || (hasTag(items[link], 'and') && hasTag(item, 'between'));
  const second = links
    ? readAtom(items, afterSilent(items, link + 1), { isOpened: true, after: first })
    : null;
  if (second !== null && !hasTag(item, 'before', 'after'))
    return { windows: [span(first, second)], end: second.end, isRelative: false };
  if (opens) return { windows: [opened(item, first, today)], end: first.end, isRelative: false };
  return list(items, first);
}

/** "From X to Y"; what one of them leaves out it has from the other. */
function span(first: Atom, second: Atom): Window | null {
  const [from, to] = [windowOf(inherit(first, second)), windowOf(inherit(second, first))];
  return from === null || to === null ? null : { from: from.from, to: to.to };
}

function opened(item: Item | undefined, atom: Atom, today: Day): Window | null {
  const window = windowOf(atom);
  if (window === null || window.from === null || window.to === null) return null;
  if (hasTag(item, 'before')) return { from: null, to: window.from - 1 };
  if (hasTag(item, 'after')) return { from: window.to + 1, to: today };
  if (hasTag(item, 'since', 'from', 'from_or_with')) return { from: window.from, to: today };
  // "au premier trimestre", "по март": the word is no more than "in" there.
  return hasTag(item, 'in') ? window : null;
}

/** "In January, February and March 2018". */
function list(items: readonly Item[], first: Atom): Found {
  const atoms = [first];
  for (;;) {
    const end = atoms.at(-1)?.end ?? first.end;
    const next = afterSilent(items, end);
    const start = hasTag(items[next], 'and') ? afterSilent(items, next + 1) : next;
    const atom = readAtom(items, start, { isOpened: false });
    if (atom === null) break;
    atoms.push(atom);
  }
  const last = atoms.at(-1) ?? first;
  const windows = atoms.map((atom) => windowOf(inherit(atom, last)));
  return { windows, end: last.end, isRelative: false };
}

function afterSilent(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next])) next++;
  return next;
}

/** One within the other is the narrower; side by side they are one; apart they are none. */
function combined(a: Window, b: Window): Window | null {
  if (isWithin(a, b)) return a;
  if (isWithin(b, a)) return b;
  if (a.from === null || b.from === null || a.to === null || b.to === null) return null;
  const touch = a.from <= b.to + 1 && b.from <= a.to + 1;
  return touch ? { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) } : null;
}

function isWithin(a: Window, b: Window): boolean {
  const begins = b.from === null || (a.from !== null && a.from >= b.from);
  return begins && (b.to === null || (a.to !== null && a.to <= b.to));
}

function isEmpty({ from, to }: Window): boolean {
  return from !== null && to !== null && from > to;
}
