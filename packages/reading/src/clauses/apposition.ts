import { COMPARATORS, KINDS } from '../items/counted.js';
import {
  afterSilent,
  beforeSilent,
  hasTag,
  type Item,
  isArticle,
  isOfTime,
  isSilent,
  textOf,
  wordOf,
} from '../items/item.js';
import { type Span, spanNamed } from '../items/span-named.js';
import { folded } from '../language/folded.js';
import { type Tag, VAGUE_TAGS } from '../lexicons/lexicon.js';

/**
 * What a clause after a comma says of the time right before it: `known`, "in 2014, the first year of the war", "the day of
 * the assault on the cathedral", or `claimed`, in words that may claim more, "the bloodiest year of the insurgency there",
 * "the year of the fires". Null for any other clause.
 */
export function appositionAt(items: readonly Item[], from: number, to: number): 'known' | 'claimed' | null {
  const comma = items[from - 1];
  if (comma?.type !== 'pause' || !/^[,،]$/.test(comma.text)) return null;
  const time = beforeSilent(items, from - 2);
  const clause = items.slice(from, to);
  const span = clause.findIndex((item) => spanOf(item) !== null);
  if (span < 0 || !mayBe(spanOf(clause[span]), items, time)) return null;
  const [before, after] = [clause.slice(0, span), clause.slice(span + 1)];
  if (!before.every(isOrdinal) || clause.some(tellsMore)) return null;
  // "That year" is the year itself.
  if (after.every((item) => isSilent(item) && !isOfWarOrPeace(item))) return null;
  // Whatever else it tells of an assault, what killed was violence.
  const isOfEvent = after.some((item) => hasTag(item, ...KINDS));
  const isKnown = isOfEvent || after.every((item) => isOfWarOrPeace(item) || isBetween(item));
  return isKnown && !clause.some((item) => hasTag(item, 'deadliest')) ? 'known' : 'claimed';
}

/**
 * Whether a text names the time that it tells by events: "2016, the year of the attacks". Read with the rest, they would be taken
 * for what is counted.
 */
export function namesTimeByEvents(items: readonly Item[]): boolean {
  return items.some((_, comma) => isTimeByEvents(items, comma + 1));
}

/** The same of what begins at a place. */
export function isTimeByEvents(items: readonly Item[], from: number): boolean {
  const pause = items[from - 1];
  const isParted = pause?.type === 'pause' || textOf(pause) === '-';
  const before = items[beforeSilent(items, from - 2)];
  if (!isParted || before === undefined || !isOfTime(before)) return false;
  let span = from;
  while (isOrdinal(items[span]) && spanOf(items[span]) === null) span++;
  if (spanOf(items[span]) === null) return false;
  return hasTag(items[afterSilent(items, span + 1)], ...KINDS);
}

/** The word for a time in a phrase: "year of", "the bloodiest year". */
function spanOf(item: Item | undefined): Span | null {
  const span = spanNamed(wordOf(item));
  return span === 'period' || hasTag(item, 'by_day', 'by_month', 'by_year') ? null : span;
}

/** "2017, the first month of the war, …" may tell of a month that is not named. */
function mayBe(span: Span | null, items: readonly Item[], time: number): boolean {
  const named = items[time];
  if (named === undefined || !isOfTime(named)) return false;
  return span === 'one_year' || items[beforeSilent(items, time - 1)]?.type === 'month';
}

function isOrdinal(item: Item | undefined): boolean {
  return (
    isArticle(item) ||
    (isSilent(item) && !hasTag(item, 'in')) ||
    hasTag(item, 'first_of', 'last_of', 'deadliest') ||
    ordinal.test(wordOf(item))
  );
}

/** As nouns decline: "в 2014 году, первом году войны". */
const ordinal = /^(?:перв|последн|перш|останн)\S+$/u;

function isOfWarOrPeace(item: Item): boolean {
  return hasTag(item, 'war') || peace.test(wordOf(item));
}

function isBetween(item: Item): boolean {
  return hasTag(item, 'whence') || (isSilent(item) && !hasTag(item, 'told_place'));
}

const peace = folded(
  /^(?:peace|deal|agreement|accords?|ceasefire|truce|acuerdo|paz|tregua|alto|fuego|paix|cessez|feu|trêve|мирн\S+|соглашени\S+|договора|перемири\S+|угод[иау]|перемиря|اتفاق|سلام|السلام|هدنة|الهدنة)$/u,
);

function tellsMore(item: Item): boolean {
  return ['actor', 'number', 'month', 'date', 'deaths'].includes(item.type) || hasTag(item, ...telling);
}

/** What no time is told by. */
const telling: readonly Tag[] = [
  ...(['people', 'civilians', 'killed', 'restricts', 'said', 'sayer', 'according_to', 'a'] as const),
  ...(['no', 'nobody', 'nothing', 'not', 'half_denial', 'without', 'false_that', 'all', 'only'] as const),
  ...(['since', 'before', 'after', 'resulted', 'saw', 'comparing', 'change'] as const),
  ...COMPARATORS,
  ...VAGUE_TAGS,
];
