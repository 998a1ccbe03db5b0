import { addDays, type ClosedWindow, dateIn, type Window, windowOfMonths } from '../calendar.js';
import type { Draft } from './draft.js';
import { has, isSign, slotValue } from './tagged-token.js';
import { type Atom, atomAt } from './time-atoms.js';

/** A period that a text names, with its item span. */
export interface TimeSpan {
  readonly window: Window;
  readonly isRelative: boolean;
  readonly isUnclear: boolean;
  /** Whether the year comes from another expression: "June was the worst month of 2018". */
  readonly isYearApart: boolean;
  /** The windows of the expressions that it consists of. */
  readonly parts: readonly ClosedWindow[];
  /** Whether it is a range from the first part to the last. */
  readonly isRange: boolean;
  readonly from: number;
  readonly to: number;
}

/** The time of a text without one. */
export const ANY_TIME: TimeSpan = {
  window: { from: null, to: null },
  isRelative: false,
  isUnclear: false,
  isYearApart: false,
  parts: [],
  isRange: false,
  from: 0,
  to: 0,
};

/** Parses the periods of a text in text order, and marks their items as used. */
export function readTimes(draft: Draft, today: string): TimeSpan[] {
  const atoms = withYears(draft, atomsOf(draft, today));
  for (const { from, to } of atoms) draft.use(from, to);
  const spans: TimeSpan[] = [];
  for (let at = 0; at < atoms.length; ) {
    const taken = linked(draft, atoms, at);
    const [first, last] = [atoms[at], atoms[at + taken - 1]];
    if (first !== undefined && last !== undefined)
      spans.push(bounded(draft, first, last, atoms.slice(at, at + taken)));
    at += taken;
  }
  const days = spans.filter(({ window }) => window.from !== null && window.from === window.to);
  if (days.length > 0) draft.usePlaces('weekday');
  for (const { from } of days) {
    const before = draft.skipStopWords(from, -1, 'unit');
    if (slotValue(draft.at(before), 'unit') === 'day') draft.use(before);
  }
  return spans;
}

function atomsOf(draft: Draft, today: string): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < draft.items.length; ) {
    const atom = atomAt(draft, at, today);
    if (atom !== null && atom.to > at) {
      // A season after its year ("2018, summer") replaces the year parsed before it.
      if (atom.from < at) atoms.pop();
      atoms.push(atom);
    }
    at = Math.max(at + 1, atom?.to ?? 0);
  }
  return atoms;
}

/** Gives months and days without a year the year after them, or else the only year of the text. */
function withYears(draft: Draft, atoms: readonly Atom[]): Atom[] {
  const years = new Set(
    atoms.flatMap(({ window, isRelative }) =>
      window === null || isRelative ? [] : [window.from.slice(0, 4)],
    ),
  );
  const lacking = atoms.filter(({ window, month }) => window === null && month !== null);
  if (lacking.length === 0) return atoms.filter(isTold);
  const [only] = years;
  const found = atoms.map((atom, at) => {
    if (atom.window !== null || atom.month === null) return atom;
    const behind = isLink(draft, atom, atoms[at + 1]) ? atoms[at + 1]?.window : null;
    const year = behind?.from.slice(0, 4) ?? (years.size === 1 ? only : undefined);
    return year === undefined
      ? { ...atom, isUnclear: true }
      : { ...atom, window: windowIn(Number(year), atom), isYearApart: true };
  });
  // A year that supplied the year of months is not a period of its own.
  const lone = found.filter(({ isYear }) => isYear);
  const rest = years.size === 1 ? found.filter((atom) => !isSame(atom, lone[0]) || lone.length > 1) : found;
  for (const atom of lone) draft.use(atom.from, atom.to);
  return (rest.some(({ window }) => window !== null) ? rest : found).filter(isTold);
}

function isSame(one: Atom, other: Atom | undefined): boolean {
  return one.from === other?.from;
}

/** Whether an expression has a window or is ambiguous; a month in a text without years is dropped. */
function isTold({ window, isUnclear }: Atom): boolean {
  return window !== null || isUnclear;
}

function windowIn(year: number, { month, day }: Atom): ClosedWindow | null {
  if (day === null) return windowOfMonths(year, month ?? 1, month ?? 12);
  const date = dateIn(year, month ?? 1, day);
  return date === null ? null : { from: date, to: date };
}

/** The number of atoms from an index that form one period: "from June to October 2017", "2016, 2017 and 2018". */
function linked(draft: Draft, atoms: readonly Atom[], at: number): number {
  let count = 1;
  while (isLink(draft, atoms[at + count - 1], atoms[at + count])) count++;
  return count;
}

/** Whether only a connective stands between two expressions. */
function isLink(draft: Draft, one: Atom | undefined, other: Atom | undefined): boolean {
  if (one === undefined || other === undefined || other.from - one.to > 5) return false;
  const between = draft.items.slice(one.to, other.from);
  if (between.some((item) => has(item, 'since', 'than', 'versus', 'but'))) return false;
  // The tokeniser drops hyphens within words: "June-October".
  if (between.length === 0) return one.month !== null && other.month !== null;
  const isJoining = (place: number) => {
    const item = draft.at(place);
    return has(item, 'to', 'and', 'until') || isSign(item, '-', '\u2014', ',', '/', '\u060c', '\u2192');
  };
  const places = between.map((_, index) => one.to + index);
  const others = places.filter((place) => !isJoining(place) && !has(draft.at(place), 'stop', 'edge', 'unit'));
  return others.length === 0 && places.some(isJoining);
}

/** Placeholder for an unknown period; its bounds are not used. */
const ANY_DAY: ClosedWindow = { from: '2000-01-01', to: '2000-01-01' };

/** The period of several atoms, with a preposition before them: "since", "until the end of". */
function bounded(draft: Draft, first: Atom, last: Atom, atoms: readonly Atom[]): TimeSpan {
  for (let at = first.to; at < last.from; at++) draft.use(at);
  const windows = atoms.flatMap(({ window }) => (window === null ? [] : [window]));
  const links = draft.items.slice(first.to, last.from);
  const isRange =
    links.some((item) => has(item, 'to', 'until') || isSign(item, '-', '\u2014', '\u2192')) ||
    opens(draft, first) ||
    areAdjacent(atoms);
  const whole = joined(windows, isRange);
  const unclear = atoms.some(({ isUnclear }) => isUnclear) || whole === null;
  const [window, from] = openEnd(draft, first, whole ?? ANY_DAY, atoms.length === 1);
  // "By March 2017" gives no start.
  const isOnlyEnd =
    whole !== null && from === first.from && atoms.length === 1 && has(draft.at(first.from - 1), 'to');
  const to = useUnit(draft, last.to);
  return {
    window: whole === null ? { from: null, to: null } : window,
    isRelative: atoms.some(({ isRelative }) => isRelative),
    isUnclear: unclear || isOnlyEnd,
    isYearApart: atoms.some(({ isYearApart }) => isYearApart),
    parts: windows,
    isRange: isRange && windows.length > 1,
    from,
    to,
  };
}

function areAdjacent(atoms: readonly Atom[]): boolean {
  return atoms.length === 2 && atoms[0]?.to === atoms[1]?.from;
}

/** Whether "between" opens the period: "Between June and October". */
function opens(draft: Draft, first: Atom): boolean {
  const before = draft.previous(first.from);
  return has(draft.at(before), 'between') && !draft.isUsed(before);
}

/** The union of windows; null when there are days between them. */
function joined(windows: readonly ClosedWindow[], isRange: boolean): ClosedWindow | null {
  const [first, last] = [windows[0], windows.at(-1)];
  if (first === undefined || last === undefined || first.from > last.from) return null;
  const isContiguous = windows.every((window, at) => {
    const before = windows[at - 1];
    return before === undefined || window.from === addDays(before.to, 1);
  });
  return isRange || isContiguous || windows.length === 1 ? { from: first.from, to: last.to } : null;
}

const BOUNDS = ['since', 'until', 'to', 'from', 'before', 'after', 'edge'] as const;

/** Applies a preposition that leaves an end open ("since", "until"), and returns the new start index. */
function openEnd(draft: Draft, first: Atom, whole: ClosedWindow, isAlone: boolean): [Window, number] {
  let at = isAlone ? draft.skipStopWords(first.from, -1, ...BOUNDS) : draft.previous(first.from);
  let edge: string | null = null;
  const edged = slotValue(draft.at(at), 'edge');
  if (edged !== null && !draft.isUsed(at)) {
    const before = draft.skipStopWords(at, -1, ...BOUNDS);
    if (has(draft.at(before), ...BOUNDS) || has(draft.at(at), 'until')) {
      edge = edged;
      draft.use(at);
      at = has(draft.at(at), 'until') && !has(draft.at(before), ...BOUNDS) ? at : before;
    }
  }
  const item = draft.at(at);
  if (draft.isUsed(at) && edge === null) return [whole, first.from];
  const use = (window: Window): [Window, number] => {
    draft.use(at);
    return [window, at];
  };
  if (has(item, 'from', 'between') && !isAlone) return use(whole);
  // "From 5 to 15 September": in some languages "from" also means "since".
  const isOfDays = first.day !== null && whole.from !== whole.to;
  if (has(item, 'since', 'from') && isOfDays) return use(whole);
  if (has(item, 'since') && isAlone)
    return use({ from: edge === 'end' ? addDays(whole.to, 1) : whole.from, to: null });
  if (has(item, 'until') && isAlone) return use({ from: null, to: whole.to });
  if (has(item, 'to') && isAlone && edge === 'end') return use({ from: null, to: whole.to });
  if (has(item, 'before') && isAlone) return use({ from: null, to: addDays(whole.from, -1) });
  if (has(item, 'after') && isAlone) return use({ from: addDays(whole.to, 1), to: null });
  return [whole, first.from];
}

/** Uses the word for "year" or "month" after a period, as Russian writes it. */
function useUnit(draft: Draft, to: number): number {
  const item = draft.at(to);
  const isUnit = slotValue(item, 'unit') === 'year' || slotValue(item, 'unit') === 'month';
  if (!isUnit || has(item, 'group') || draft.isUsed(to)) return to;
  draft.use(to);
  return to + 1;
}
