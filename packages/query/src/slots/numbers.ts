import { compare, type Quantity } from './comparing-words.js';
import type { Draft } from './draft.js';
import { has, isSign, slotValue } from './tagged-token.js';

interface Run {
  readonly value: number;
  readonly isVague: boolean;
  readonly from: number;
  readonly to: number;
}

/** Parses the numbers of a text that are not part of a time, each with its comparison words. */
export function readQuantities(draft: Draft, settings: ReadonlySet<string>): Quantity[] {
  const runs = runsOf(draft, settings);
  const quantities: Quantity[] = [];
  for (let place = 0; place < runs.length; place++) {
    const run = runs[place];
    const second = runs[place + 1];
    if (run === undefined) continue;
    const range = second === undefined ? null : rangeOf(draft, run, second);
    if (range !== null) place++;
    const { value, isVague, from, to } = run;
    quantities.push(range ?? { ...PLAIN, says: isVague ? 'vague' : 'number', value, from, to });
  }
  const compared = compare(draft, quantities);
  for (const { from, to } of compared) draft.use(from, to);
  return compared;
}

const PLAIN = { second: null, isUnclear: false, isReached: false };

function runsOf(draft: Draft, settings: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < draft.items.length; ) {
    const run = draft.isUsed(at) ? null : runAt(draft, at, settings);
    if (run !== null) runs.push(run);
    at = run?.to ?? at + 1;
  }
  return runs;
}

function runAt(draft: Draft, from: number, settings: ReadonlySet<string>): Run | null {
  const vague = slotValue(draft.at(from), 'vague');
  const isTimes =
    has(draft.at(from), 'times') && (has(draft.at(from - 1), 'compare') || has(draft.at(from + 1), 'number'));
  if (vague !== null && !isTimes) return { value: Number(vague), isVague: true, from, to: from + 1 };
  let total = 0;
  let current: number | null = null;
  let to = from;
  for (let at = from; at < draft.items.length && !draft.isUsed(at); ) {
    const value: number | null = numberAt(draft, at);
    const times = slotValue(draft.at(at), 'times');
    if (times !== null) {
      const factor = Number(times);
      if (factor === 100) current = (current ?? 1) * factor;
      else {
        total += (current ?? 1) * factor;
        current = null;
      }
    } else if (value !== null && isDigits(draft, at) && current === null && to === from) {
      const [joined, end] = withGroups(draft, at);
      current = joined;
      at = end - 1;
    } else if (value !== null && !isDigits(draft, at) && fits(current, value, settings))
      current = (current ?? 0) + value;
    else break;
    to = at + 1;
    at = linkBehind(draft, to, current ?? total, settings);
  }
  if (to === from) return null;
  return { value: Math.round(total + (current ?? 0)), isVague: false, from, to };
}

export function numberAt(draft: Draft, at: number): number | null {
  const item = draft.at(at);
  if (item?.type === 'number') return item.isInflected ? null : item.value;
  const value = slotValue(item, 'number');
  return value === null ? null : Number(value);
}

function isDigits(draft: Draft, at: number): boolean {
  return draft.at(at)?.type === 'number';
}

/** Joins digit groups separated by spaces: "12 610". */
function withGroups(draft: Draft, from: number): [value: number, end: number] {
  const first = draft.at(from);
  if (first?.type !== 'number') return [0, from + 1];
  let text = first.digits ?? '';
  if (text === '' || text.length > 3 || first.value === 0) return [first.value, from + 1];
  let at = from + 1;
  for (; !draft.isUsed(at); at++) {
    const item = draft.at(at);
    if (item?.type !== 'number' || item.digits?.length !== 3) break;
    text += item.digits;
  }
  return [Number(text), at];
}

/** Whether a number word continues the number before it: "forty two", "two hundred five". */
function fits(current: number | null, value: number, settings: ReadonlySet<string>): boolean {
  if (current === null) return true;
  if (settings.has('units_before_tens') && current > 0 && current < 10 && value >= 20 && value < 100)
    return true;
  const unit =
    current % 1000 === 0
      ? 1000
      : current % 100 === 0
        ? 100
        : current % 10 === 0 && current % 100 >= 20
          ? 10
          : 1;
  return value < unit;
}

/** The index at which a number continues, skipping "and" before a number word that fits. */
function linkBehind(draft: Draft, at: number, current: number, settings: ReadonlySet<string>): number {
  if (has(draft.at(at), 'compare') && has(draft.at(at + 1), 'times')) return at + 1;
  if (!has(draft.at(at), 'and')) return at;
  const next = draft.at(at + 1);
  const value = slotValue(next, 'number');
  // "Five thousand and six thousand" are two numbers.
  if (current >= 1000 && Number(slotValue(draft.at(at + 2), 'times') ?? 0) >= 1000) return at;
  if (has(next, 'times') && settings.has('and_joins_numbers')) return at + 1;
  const isFit = value !== null && (current >= 1000 || fits(current, Number(value), settings));
  return isFit ? at + 1 : at;
}

/** Parses a range: "30 to 60", "between 30 and 60", "five to six thousand". */
function rangeOf(draft: Draft, first: Run, second: Run): Quantity | null {
  if (first.isVague || second.isVague) return null;
  const before = draft.previous(first.from);
  const isOpened = has(draft.at(before), 'between', 'from') && !draft.isUsed(before);
  const link = draft.at(first.to);
  const isLinked =
    second.from === first.to + 1 &&
    (has(link, 'to') || isSign(link, '-', '\u2014') || (isOpened && has(link, 'and')));
  const isFar = isOpened && second.from <= first.to + 3 && has(draft.at(second.from - 1), 'and', 'to');
  if (!isLinked && !isFar) return null;
  // "Five to six thousand" means 5,000 to 6,000.
  const factor = first.value < 100 && second.value >= 1000 && second.value % 1000 === 0 ? 1000 : 1;
  const value = first.value * factor;
  if (value >= second.value) return null;
  for (let at = first.to; at < second.from; at++) draft.use(at);
  if (isOpened) draft.use(before);
  return { ...PLAIN, says: 'between', value, second: second.value, from: first.from, to: second.to };
}
