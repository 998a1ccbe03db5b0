import type { Reading, UnparsedReason } from '../reading.js';
import type { AttributionSpan } from '../slots/attributions.js';
import { Draft } from '../slots/draft.js';
import { isNoted, slotValue } from '../slots/tagged-token.js';
import type { TaggedText } from '../tag-text.js';
import { isGuard, leftOver, type TemplateResult } from './draft-reading.js';
import { type ParseContext, type Slots, slotsOf } from './slots-of.js';

/** Makes queries from the slots of a text; null when the template does not fit. Each template gets its own draft. */
export type Template = (slots: Slots) => TemplateResult | null;

/** The reading of the first template that parses every word, or else of the first that gives a scope. */
export function readWith(text: TaggedText, setting: ParseContext, templates: readonly Template[]): Reading {
  const slots = slotsOf(new Draft(text.items), setting);
  let best: Reading | null = null;
  for (const template of templates) {
    const tried = { ...slots, draft: slots.draft.copy() };
    const filled = template(tried);
    if (filled === null) continue;
    const reading = readingOf(text, tried, filled);
    if (reading.tier === 'exact') return reading;
    if (
      filled.isFullParseRequired === true &&
      !(reading.tier === 'partial' && reading.notConsidered.length === 0)
    )
      continue;
    if (best === null || (best.tier === 'none' && reading.tier === 'partial')) best = reading;
  }
  return best ?? notRead(text, slots);
}

function readingOf(text: TaggedText, slots: Slots, { queries, isIncomplete }: TemplateResult): Reading {
  const left = leftOver(slots);
  const told = tell(text, slots, left);
  if (isOf(slots, 'forecast') && !isPast(slots))
    return { tier: 'none', reason: 'opinion_or_forecast', ...told };
  if (left.length === 0 && !isIncomplete && !isApproximate(slots) && !isQuestionOnly(slots))
    return { tier: 'exact', queries, ...told };
  if (left.some((at) => isGuard(slots.draft.at(at)))) return { tier: 'none', reason: 'guarded', ...told };
  const [first] = queries;
  return {
    tier: 'partial',
    queries: [{ ...first, asks: 'count', predicate: null, comparison: null }],
    ...told,
  };
}

/** Whether a claim is really a question: "How many were killed?" */
function isQuestionOnly({ draft, setting }: Slots): boolean {
  return !setting.isQuestion && draft.items.some((item) => slotValue(item, 'count') === 'ask');
}

/** Whether the text has a misspelt term, or anaphora that may refer to an actor. */
function isApproximate({ draft, parties }: Slots): boolean {
  return draft.items.some((item) => isNoted(item, 'misspelt')) || (parties.length > 0 && draft.has('refers'));
}

function notRead(text: TaggedText, slots: Slots): Reading {
  return { tier: 'none', reason: reasonOf(slots), ...tell(text, slots, leftOver(slots)) };
}

function reasonOf(slots: Slots): UnparsedReason {
  const { draft, where, times } = slots;
  if (isOf(slots, 'opinion') || isOf(slots, 'forecast')) return 'opinion_or_forecast';
  const isAboutEvents = draft.has('dead', 'kill', 'event', 'clash', 'victims');
  if (!isAboutEvents) return 'not_about_events';
  return where === null || times.length === 0 ? 'no_place_or_time' : 'guarded';
}

/** Whether all periods are in the past, so that the text is no forecast. */
function isPast({ times, setting }: Slots): boolean {
  return times.length > 0 && times.every(({ window: { to } }) => to !== null && to < setting.today);
}

function isOf({ draft }: Slots, what: 'opinion' | 'forecast'): boolean {
  return draft.free().some((at) => slotValue(draft.at(at), 'opinion') === what);
}

function tell(
  { terms, plain, tokens, items }: TaggedText,
  { draft, attributionSpans }: Slots,
  left: readonly number[],
) {
  const written = (from: number, to: number) => {
    const [first, last] = [tokens[items[from]?.from ?? 0], tokens[(items[to - 1]?.to ?? 1) - 1]];
    return first === undefined || last === undefined ? '' : plain.slice(first.start, last.end);
  };
  const words = (places: readonly number[]) => [...new Set(places.map((at) => written(at, at + 1)))];
  return {
    language: terms.language,
    attributions: attributionSpans.map(({ from, to }: AttributionSpan) => written(from, to)),
    notConsidered: words(left),
    guards: words(left.filter((at) => isGuard(draft.at(at)))),
  };
}
