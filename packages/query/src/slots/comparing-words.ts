import type { ComparisonOperator } from '../predicate.js';
import type { Draft } from './draft.js';
import { has, hasFourDigits, isNoted, isSign, slotValue } from './tagged-token.js';

/** A number with its comparison operator: "at least 40". */
export interface Quantity {
  readonly says: ComparisonOperator;
  readonly value: number;
  readonly second: number | null;
  /** Whether its comparison words contradict each other, or the number may be a year or an age. */
  readonly isUnclear: boolean;
  /** Whether it is a running total, which may include earlier events: "the toll reached 400,000". */
  readonly isReached: boolean;
  readonly from: number;
  readonly to: number;
}

const signs: readonly (readonly [string, ComparisonOperator])[] = [
  ['>', 'more_than'],
  ['<', 'fewer_than'],
  ['~', 'about'],
  ['\u2248', 'about'],
  ['\u2265', 'at_least'],
  ['\u2264', 'at_most'],
];

/** Attaches each comparison word to the number after it, or else to the number before it. */
export function compare(draft: Draft, quantities: readonly Quantity[]): Quantity[] {
  const sayings = quantities.map(({ says }): ComparisonOperator[] => (says === 'number' ? [] : [says]));
  const reached: boolean[] = [];
  const take = (place: number, at: number, says: ComparisonOperator): void => {
    sayings[place]?.push(says);
    if (isNoted(draft.at(at), 'reached')) reached[place] = true;
    draft.use(at);
  };
  for (const at of draft.free()) {
    const item = draft.at(at);
    const isBefore = quantities.some(({ from }) => from === at + 1);
    const bySign =
      item?.type === 'sign' && isBefore ? signs.find(([sign]) => sign === item.sign)?.[1] : undefined;
    const says = (slotValue(item, 'compare') as ComparisonOperator | null) ?? bySign ?? null;
    if (isSign(item, '+')) {
      const behind = quantities.findIndex(({ to }) => to === at);
      if (behind >= 0) take(behind, at, 'at_least');
    } else if (says !== null) {
      const place = ofComparison(draft, quantities, at);
      if (place !== null) take(place, at, says);
      // "1,500 killed in 2019 at the least"; not "the war was over".
      else if (
        quantities.length === 1 &&
        says !== 'about' &&
        !has(draft.at(at - 1), 'passive') &&
        isSign(draft.at(draft.skipStopWords(at, 1)) ?? END, '.', ',', '!')
      )
        take(0, at, says);
    }
  }
  return quantities.map((quantity, place) => {
    const says = sayingOf(quantity.says, sayings[place] ?? []);
    if (says === null) return { ...quantity, isUnclear: true };
    return {
      ...quantity,
      says,
      isUnclear: isOfOther(draft, quantity, says),
      isReached: reached[place] === true,
    };
  });
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2040;

/** Whether a number is an age ("A civilian, 34, was killed") or may be a year ("exceeded 2016"). */
function isOfOther(draft: Draft, { from, to, value }: Quantity, says: ComparisonOperator): boolean {
  const item = draft.at(from);
  if (isSign(draft.at(from - 1), ',', '(') && isSign(draft.at(to), ',', ')')) return true;
  const isYear = hasFourDigits(item) && value >= FIRST_YEAR && value <= LAST_YEAR;
  return (
    isYear &&
    says !== 'number' &&
    !has(draft.at(draft.skipStopWords(to - 1, 1)), 'people', 'victims', 'dead', 'kill', 'event')
  );
}

const END = { type: 'sign', sign: '.', from: 0, to: 0 } as const;

function ofComparison(draft: Draft, quantities: readonly Quantity[], at: number): number | null {
  const own = quantities.findIndex(({ from, to }) => at >= from && at < to);
  if (own >= 0) return own;
  const next = skipTo(draft, at, 1);
  const ahead = quantities.findIndex(({ from }) => from === next);
  if (ahead >= 0) return ahead;
  const previous = skipTo(draft, at, -1);
  const behind = quantities.findIndex(({ from, to }) => previous >= from && previous < to);
  return behind >= 0 ? behind : null;
}

/** The index of the nearest item that is neither a stop word nor a word for what is counted. */
function skipTo(draft: Draft, from: number, step: 1 | -1): number {
  let at = from + step;
  while (at >= 0 && at < draft.items.length && Math.abs(at - from) < 6) {
    const item = draft.at(at);
    if (!has(item, 'stop', 'people', 'victims', 'dead', 'compare', 'passive', 'kill', 'event', 'count'))
      break;
    at += step;
  }
  return at;
}

/** The operator that bounds: "at least about 300" means at least 300. Null when two bounds differ. */
function sayingOf(own: ComparisonOperator, said: readonly ComparisonOperator[]): ComparisonOperator | null {
  const bounding = [...new Set(said.filter((saying) => saying !== 'about' && saying !== 'vague'))];
  if (own === 'between') return 'between';
  if (own === 'vague') return bounding.length === 0 ? 'vague' : (bounding[0] ?? 'vague');
  if (bounding.length > 1) return null;
  return bounding[0] ?? (said.includes('about') ? 'about' : 'number');
}
