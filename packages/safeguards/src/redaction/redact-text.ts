import { memoized } from '@partner-api/text';
import { encodedTexts } from './encoded-text.js';
import type { FoldedView } from './folded-view.js';
import { AROUND_CHARACTERS, type LocationPattern } from './location-pattern.js';
import { locationPatterns } from './location-patterns.js';
import { viewsOf } from './views.js';

/** Replaces a place in a text. */
export const LOCATION_REMOVED = '[location removed]';

/**
 * Returns the text with every expression replaced that locates more finely than the 0.1 degree grid: coordinates, grid
 * references, cell codes, map links. It is idempotent and returns a text without any unchanged.
 */
export const redactText: (text: string) => string = memoized(redact, {
  // Cached, because names, codes, times and credits recur and are most of an import's texts.
  texts: 5_000,
  characters: 1_000,
  charactersInAll: 1_000_000,
});

function redact(text: string): string {
  let current = text;
  for (let round = 0; round < ROUNDS; round++) {
    const redacted = redactOnce(current);
    if (redacted === current) return current;
    current = redacted;
  }
  return LOCATION_REMOVED;
}

/**
 * A removal can make something beside it recognisable, so redaction repeats. Real texts take two rounds; a text that
 * takes all of these is built to hide places or to cost time, and is replaced as a whole.
 */
const ROUNDS = 8;

interface Span {
  readonly start: number;
  readonly end: number;
}

function redactOnce(text: string): string {
  const places = [...writtenPlaces(text), ...encodedPlaces(text)];
  let redacted = '';
  let copied = 0;
  for (const { start, end } of merged(places, text)) {
    redacted += text.slice(copied, start) + LOCATION_REMOVED;
    copied = end;
  }
  return redacted + text.slice(copied);
}

/** Returns the spans of places in a text, as written and as it may be meant. */
const writtenPlaces = (text: string): Span[] =>
  viewsOf(text).flatMap((view) =>
    spansIn(view).map(({ start, end }) => {
      const [from, to] = view.original(start, end);
      return { start: from, end: to };
    }),
  );

function encodedPlaces(text: string): Span[] {
  return [...encodedTexts(text)].filter(({ says }) => writtenPlaces(says).length > 0);
}

function spansIn(view: FoldedView): Span[] {
  const shown = new Map<RegExp, boolean>();
  const shows = (sign: RegExp): boolean => {
    const known = shown.get(sign) ?? sign.test(view.lower);
    shown.set(sign, known);
    return known;
  };
  return locationPatterns.filter(({ sign }) => shows(sign)).flatMap((pattern) => spans(pattern, view));
}

function spans(
  { expression, isCaseSensitive, accepts, parts, isWhole }: LocationPattern,
  view: FoldedView,
): Span[] {
  const found: Span[] = [];
  const text = isCaseSensitive === true ? view.text : view.lower;
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    const place = match.groups?.place ?? match[0];
    const start = match.index + match[0].lastIndexOf(place);
    const end = start + place.length;
    const written = view.text.slice(match.index, match.index + match[0].length);
    const before = view.lower.slice(Math.max(0, start - AROUND_CHARACTERS), start);
    const after = view.lower.slice(end, end + AROUND_CHARACTERS);
    if (!accepts || accepts({ match, written, before, after })) {
      if (parts === undefined) found.push({ start, end });
      else for (const part of place.matchAll(parts)) found.push(spanOf(part, start));
    } else if (!isWhole) expression.lastIndex = match.index + 1;
  }
  return found;
}

const spanOf = ({ 0: part, index }: RegExpExecArray, offset: number): Span => ({
  start: offset + index,
  end: offset + index + part.length,
});

/** Joins spans that overlap or are only separated by separators. */
function merged(spans: readonly Span[], text: string): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && (span.start <= last.end || /^[\s,;/|&]{1,4}$/.test(text.slice(last.end, span.start)))) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else result.push(span);
  }
  return result;
}
