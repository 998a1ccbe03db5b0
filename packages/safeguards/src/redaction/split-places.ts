import { memoized } from '@partner-api/text';
import { end, start } from './fragments.js';
import { isMeasured, type WrittenNumber, writtenNumber } from './plausible.js';
import { LOCATION_REMOVED } from './redact-text.js';
import { twoDecimalsSign } from './signs.js';
import { viewsOf } from './views.js';

/**
 * Redacts a place that is split over several texts of a record, with the latitude in one and the longitude in another.
 * If two texts can form a place, all their numbers of four decimals go, and those of two or three that are a whole
 * text.
 */
export function redactSplitPlaces(record: unknown): unknown {
  const texts: HalvesOfText[] = [];
  collect(record, texts);
  return isSplitOver(texts) ? without(record, new Map(texts.map((halves) => [halves.text, halves]))) : record;
}

interface Half extends WrittenNumber {
  readonly from: number;
  readonly to: number;
}

interface HalvesOfText {
  readonly text: string;
  readonly halves: readonly Half[];
}

function collect(value: unknown, found: HalvesOfText[]): void {
  if (typeof value === 'string') {
    const halves = halvesIn(value);
    if (halves.length > 0) found.push({ text: value, halves });
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, found);
  }
}

const number = new RegExp(`${start}[+-]?\\d{1,3}[.,·]\\d{2,40}${end}`, 'gu');

const halvesIn: (text: string) => readonly Half[] = memoized(findHalves, {
  texts: 5_000,
  characters: 1_000,
  charactersInAll: 1_000_000,
});

function findHalves(text: string): readonly Half[] {
  return viewsOf(text).flatMap((view) => {
    if (!twoDecimalsSign.test(view.text)) return [];
    const content = contentRange(view.text);
    return [...view.text.matchAll(number)].flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].length];
      const written = writtenNumber(match[0]);
      const [before, after] = [view.lower.slice(Math.max(0, from - 32), from), view.lower.slice(to, to + 32)];
      const isAll = from <= content.from && content.to <= to;
      const isHalf = (written.decimals >= 4 || isAll) && written.degrees <= 180;
      // A slash follows a DOI prefix.
      if (!isHalf || isMeasured(before, after) || after.startsWith('/')) return [];
      const [start, end] = view.original(from, to);
      return { ...written, from: start, to: end };
    });
  });
}

/** Returns the range from the first to the last letter or digit. */
function contentRange(text: string): { readonly from: number; readonly to: number } {
  const from = text.search(/[\p{L}\d]/u);
  let to = text.length;
  while (to > from && !/[\p{L}\d]/u.test(text.slice(to - 1, to))) to -= 1;
  return { from, to };
}

/**
 * Whether numbers of two texts can be a place: one within 90 degrees, both within 180, and not pi and e. The extremes
 * of each text suffice, so each text is compared once.
 */
function isSplitOver(texts: readonly HalvesOfText[]): boolean {
  let smallest = Number.POSITIVE_INFINITY;
  let largest = 0;
  return texts.some(({ halves }) => {
    const [low, high] = extremes(halves);
    if (Math.min(low, smallest) <= 90 && smallest <= 180 && Math.max(high, largest) >= 5) return true;
    smallest = Math.min(smallest, low);
    largest = Math.max(largest, high);
    return false;
  });
}

function extremes(halves: readonly Half[]): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const { degrees } of halves) {
    low = Math.min(low, degrees);
    high = Math.max(high, degrees);
  }
  return [low, high];
}

function without(value: unknown, found: ReadonlyMap<string, HalvesOfText>, member = ''): unknown {
  if (typeof value === 'string') {
    const halves = found.get(value)?.halves;
    if (halves === undefined) return value;
    return member === 'url' || member.endsWith('_url') ? null : withoutHalves(value, halves);
  }
  if (Array.isArray(value)) return value.map((item) => without(item, found, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part, found, name)]));
}

function withoutHalves(text: string, halves: readonly Half[]): string {
  let left = '';
  let copied = 0;
  for (const { from, to } of halves.toSorted((one, other) => one.from - other.from)) {
    if (from < copied) continue;
    left += text.slice(copied, from) + LOCATION_REMOVED;
    copied = to;
  }
  return left + text.slice(copied);
}
