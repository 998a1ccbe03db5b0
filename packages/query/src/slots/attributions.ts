import type { Slot } from '../tables/slots.js';
import type { Draft } from './draft.js';
import { has, hasFourDigits, isSign, slotValue, type TaggedToken } from './tagged-token.js';

/** An attribution clause, or a heading without content that is counted. */
export interface AttributionSpan {
  readonly from: number;
  readonly to: number;
}

const PAUSES = [...'.!?;:,()[]"|\u061f\u061b\u060c\u2014\u2026\u00ab\u00bb\u201c\u201d\u201e\u2022'];
const HEADING_ENDS = [':', '\u2014', '|', '.', '!', ')', ']'];

const COUNTED: readonly Slot[] = [
  ...(['dead', 'victims', 'event', 'clash', 'number', 'times', 'vague', 'nobody', 'some'] as const),
  ...(['compare', 'kill', 'more', 'fewer', 'most', 'fewest', 'deadliest', 'least_deadly'] as const),
  ...(['change', 'factor', 'count', 'which', 'share'] as const),
];
const DENYING: readonly Slot[] = ['not', 'no', 'denies', 'false', 'opinion', 'nobody'];
/** Guard values that do not change what is counted: a source may be a soldier or a doctor. */
const MERE_WORDS = ['subset', 'modality'];

const mostWordsOfHeading = 6;

/** Marks attribution clauses as used. A clause that has the only time or place of the text is kept. */
export function markAttributions(draft: Draft): AttributionSpan[] {
  const attributionSpans: AttributionSpan[] = [];
  const take = (from: number, to: number): void => {
    const places = draft.free(from, to).filter((at) => draft.at(at)?.type !== 'sign');
    if (places.length === 0 || !isRedundant(draft, from, to)) return;
    draft.use(from, to);
    attributionSpans.push({ from, to });
  };
  take(0, citiesOfDateline(draft));
  const clauses = clausesOf(draft);
  const first = clauses.find(({ from, to }) => countsIn(draft, from, to));
  for (const { from, to } of clauses) {
    const isCounting = countsIn(draft, from, to);
    if (isCounting) takeLeadingSource(draft, from, to, take);
    const items = draft.items.slice(from, to);
    const isTelling = items.some((item) => has(item, 'says', 'according'));
    if (items.some((item) => has(item, 'denies', 'opinion', 'false'))) continue;
    // "By rebels according to monitors" also tells who killed.
    const isBlaming = items.some((item, at) => has(item, 'by') && isParty(items[at + 1]));
    if (!isCounting && isTelling && !isBlaming && !items.some((item) => has(item, ...DENYING)))
      take(from, to);
    else if (isCounting && isTelling) takeInlineAttribution(draft, from, to, take);
    else if (!isCounting && first !== undefined && to <= first.from && isHeading(draft, from, to))
      take(from, to);
  }
  return attributionSpans;
}

function clausesOf(draft: Draft): AttributionSpan[] {
  const clauses: AttributionSpan[] = [];
  let from = 0;
  for (let at = 0; at <= draft.items.length; at++) {
    if (at < draft.items.length && !isSign(draft.at(at), ...PAUSES)) continue;
    if (at > from) clauses.push({ from, to: at });
    from = at + 1;
  }
  return clauses;
}

function countsIn(draft: Draft, from: number, to: number): boolean {
  return draft.free(from, to).some((at) => isCounted(draft.at(at), draft, at));
}

function isCounted(item: TaggedToken | undefined, draft: Draft, at: number): boolean {
  if (item?.type === 'number')
    return !hasFourDigits(item) && !has(draft.at(at + 1), 'month') && !has(draft.at(at - 1), 'month');
  const guard = slotValue(item, 'guard');
  if (guard !== null) return !MERE_WORDS.includes(guard);
  return has(item, ...COUNTED) && !(has(item, 'says', 'source', 'according') && !has(item, 'dead', 'event'));
}

/** Whether removing a clause leaves the text with a time and a place, if it has them. */
function isRedundant(draft: Draft, from: number, to: number): boolean {
  const others = draft.free().filter((at) => at < from || at >= to);
  return [isTime, isPlace].every((is) => {
    const tells = (places: readonly number[]) => places.some((at) => is(draft.at(at)));
    return !tells(draft.free(from, to)) || tells(others);
  });
}

function isTime(item: TaggedToken | undefined): boolean {
  return item?.type === 'date' || hasFourDigits(item) || has(item, 'relative');
}

function isPlace(item: TaggedToken | undefined): boolean {
  return item?.type === 'place' || has(item, 'countrywide');
}

/** Takes a source at the start of a clause: "Monitors documented more than 400 battles". */
function takeLeadingSource(
  draft: Draft,
  from: number,
  to: number,
  take: (from: number, to: number) => void,
): void {
  let at = from;
  while (
    at < to &&
    has(draft.at(at), 'source', 'stop', 'refers') &&
    !has(draft.at(at), 'kill', 'dead', 'takes')
  )
    at++;
  const witness = draft.items.slice(from, at).findLastIndex((item) => has(item, 'source')) + from;
  // In "officials in Homs were killed" they are no source.
  const isTold =
    witness >= from &&
    at > witness + 1 &&
    draft.at(at)?.type !== 'place' &&
    !has(draft.at(at), 'kill', 'dead', 'takes', 'passive');
  if (isTold) take(from, witness + 1);
}

/** Takes an attribution without a comma: "The UN said that …", "… according to the UN". */
function takeInlineAttribution(
  draft: Draft,
  from: number,
  to: number,
  take: (from: number, to: number) => void,
): void {
  const telling = draft.free(from, to).filter((at) => has(draft.at(at), 'says', 'according'));
  const last = telling.at(-1) ?? to;
  if (!countsIn(draft, last + 1, to)) take(last, to);
  const [start] = telling;
  if (start === undefined || draft.isUsed(start)) return;
  const that = draft.free(start, to).find((at) => has(draft.at(at), 'that'));
  const end = that !== undefined && !countsIn(draft, start + 1, that) ? that + 1 : start + 1;
  const isDenied = draft.items.slice(from, end).some((item) => has(item, ...DENYING));
  if (!countsIn(draft, from, start) && !isDenied && (has(draft.at(start), 'says') || that !== undefined))
    take(from, end);
}

function isParty(item: TaggedToken | undefined): boolean {
  return item?.type === 'actor' || item?.type === 'demonym' || has(item, 'government');
}

/** The number of leading items that name the city of a dateline: "BEIRUT (Reuters) -". */
function citiesOfDateline(draft: Draft): number {
  const to = draft.items.findIndex((item) => !(item.type === 'unknown' && item.isAcronym));
  const end = draft.items.findIndex((item) => isSign(item, ')')) + 1;
  return to > 0 && isSign(draft.at(to), '(') && isSign(draft.at(end), '\u2014') ? to : 0;
}

/** Whether a clause is a dateline or a label: "GENEVA (Newswire) -", "BREAKING:". */
function isHeading(draft: Draft, from: number, to: number): boolean {
  const items = draft.items.slice(from, to);
  if (!isSign(draft.at(to), ...HEADING_ENDS) || items.length > mostWordsOfHeading) return false;
  if (items.some(({ type }) => ['place', 'actor', 'number', 'date'].includes(type))) return false;
  // An unknown word in a heading may be a town.
  const isTelling = items.some((item) => has(item, 'source', 'says', 'according'));
  if (!isTelling && items.some((item) => item.type === 'unknown' && !item.isAcronym)) return false;
  return !items.some((item) =>
    has(item, ...DENYING, 'month', 'relative', 'part', 'takes', 'whether', 'unit'),
  );
}
