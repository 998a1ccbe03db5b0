import { foldedView } from './folded-view.js';
import type { LocationPattern } from './location-pattern.js';
import { locationPatterns } from './location-patterns.js';

/** What stands in a text where a place was. */
export const LOCATION_REMOVED = '[location removed]';

/**
 * The text with every expression replaced that locates more finely than the 0.1 degree grid: coordinates, grid
 * references, codes of cells, map links. Doing so twice changes nothing; a text without any is returned as it is.
 */
export function redactText(text: string): string {
  if (text.length > REMEMBERED_CHARACTERS) return redact(text);
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const redacted = redact(text);
  if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
  remembered.set(text, redacted);
  return redacted;
}

/** Names, codes and times recur from record to record, and are most of what an import asks about. */
const remembered = new Map<string, string>();
const REMEMBERED_TEXTS = 10_000;
const REMEMBERED_CHARACTERS = 64;

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
 * What is removed may have kept something beside it from being recognised, so it is looked again. Real texts are done
 * in two rounds; one that is not done in these is a chain made to hide places or to cost time, and nothing of it is kept.
 */
const ROUNDS = 8;

interface Span {
  readonly start: number;
  readonly end: number;
}

function redactOnce(text: string): string {
  const view = foldedView(text);
  const found = locationPatterns
    .filter(({ sign = digit }) => sign.test(view.text))
    .flatMap((pattern) => spans(pattern, view.text));
  let redacted = '';
  let copied = 0;
  for (const { start, end } of merged(found, view.text)) {
    const [from, to] = view.original(start, end);
    redacted += text.slice(copied, from) + LOCATION_REMOVED;
    copied = to;
  }
  return redacted + text.slice(copied);
}

const digit = /\d/;

function spans({ expression, accepts, isWhole }: LocationPattern, text: string): Span[] {
  const found: Span[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    const place = match.groups?.place ?? match[0];
    const start = match.index + match[0].lastIndexOf(place);
    const end = start + place.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const after = text.slice(end, end + 24);
    if (!accepts || accepts({ match, before, after })) found.push({ start, end });
    else if (!isWhole) expression.lastIndex = match.index + 1;
  }
  return found;
}

/** Overlapping spans, and those that only separators part, become one. */
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
