import { EVIDENCE_LIMIT, type EventKind, type Measure } from '@partner-api/contract';
import type { EventQuestion, Grouping } from '../../domain/event-question.js';
import { SOME } from '../../domain/predicate.js';
import type { Window } from '../../domain/scope.js';
import { predicateOf } from '../claims/read-claim.js';
import { asksWho } from '../items/asks-who.js';
import { afterSilent, hasTag, textOf } from '../items/item.js';
import type { Lexicon, Tag } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';
import { isSpread } from '../parts/spread.js';
import {
  areComparable,
  comparesNumbers,
  groupingOf,
  groupingTags,
  hasSeveralParts,
  splitOf,
} from './question-grouping.js';

/** What is known beside the text. */
interface Setting {
  /** Of the events. */
  readonly countries: readonly string[];
  /** Whether it ends as questions do. */
  readonly isAsked: boolean;
}

/**
 * The question that the parts of a text make; null when counting does not answer it. A place or a time that is left out
 * means all that is held, where the events are of one country.
 */
export function questionOf(parts: Parts, lexicon: Lexicon, setting: Setting): EventQuestion | null {
  const { tags, place, times, kind, actors, role } = parts;
  const has = (...wanted: Tag[]) => wanted.some((tag) => tags.has(tag));
  const measure = measureAsked(parts);
  if (measure === null || parts.asksTwice) return null;
  if (actors.length > 1 && kind === 'any' && measure !== 'events') return null;
  // "Did IS or the SDF fight?": what both did together is another matter.
  if (has('either') && actors.length > 1) return null;
  // "Did Turkey attack the SDF?": a country without events is no place there.
  if (actors.length > 0 && place.country !== null && !setting.countries.includes(place.country)) return null;
  const grouping = groupingOf(parts);
  const asked = askedOf(parts, grouping, setting.isAsked);
  // "Was nobody killed?": a yes could mean either, and the number says it. "Is it true that nobody …" is clear.
  const asks = asked === 'whether' && parts.denial.count > 0 && !has('whether') ? 'list' : asked;
  if (asks === null) return null;
  // "Were there gun battles?", "the deadliest airstrike": of all battles the answer may be another.
  if (parts.narrower.length > 0 && !['count', 'rank', 'change', 'list'].includes(asks)) return null;
  if (asks === 'list' && measure !== 'events' && asksManner(parts)) return null;
  if (place.provinces.length > 1 && parts.items.some((item) => /difference$/.test(textOf(item)))) return null;
  // "How many battles killed more than ten?", "which provinces had no deaths?": the condition is not counted by.
  if (asked !== 'whether' && (parts.quantity !== null || parts.denial.count > 0)) return null;
  // "Which groups, in which province": told apart in a way that is not computed.
  if (grouping === 'actor' && has(...groupingTags)) return null;
  // "In which province did deaths fall most?", "which provinces saw them fall?": how far they did is not computed.
  if (has('change') && grouping !== null && (has('most', 'fewest') || !isOfTime(grouping))) return null;
  const isLost = parts.items.some((item) => lost.test(textOf(item)));
  if (
    grouping === 'actor' &&
    (isLost || (measure !== 'events' && !parts.items.some((item) => hasTag(item, 'slew'))))
  )
    return null;
  const asksDoers = grouping === 'actor' && (measure !== 'events' || attacks.has(kind));
  // "Who attacked ISIS?": the one who is named is the target, of which nothing is counted.
  if (asksDoers && actors.length > 0) return null;
  // "How many died in the battle?" speaks of one that was named before.
  const isOfOne = asks === 'deadliest' || asks === 'first' || asks === 'last';
  const isOfAll = place.country === null && times.window === null && actors.length === 0;
  if (isOfAll && grouping === null && !isOfOne) return null;
  if (grouping === 'day' && asks !== 'rank' && !isShort(times.window)) return null;
  const predicate = asks === 'whether' ? predicateOf(parts, lexicon) : null;
  // "Did a battle kill 60?" asks for one among others.
  if (asks === 'whether' && (predicate === null || parts.isSingle)) return null;
  if (predicate === SOME && isSpread(parts.items)) return null;
  // "Did 5,000 die in Homs or Hama?" may ask for either alone; that any did is true of both together.
  if (asks === 'whether' && has('either') && parts.quantity !== null) return null;
  const [only = null, ...others] = setting.countries;
  return {
    // "The deadliest attack on civilians": they are told by what it is.
    measure: asks === 'deadliest' && onCivilians.has(kind) ? 'killed' : measure,
    scope: {
      country: place.country ?? (others.length === 0 ? only : null),
      provinces: place.provinces,
      window: times.window ?? { from: null, to: null },
      kind,
      actors,
      role: asksDoers ? 'by' : grouping === 'actor' ? 'involved' : role,
      deaths: parts.deaths?.deaths ?? null,
    },
    isSingle: false,
    asks,
    grouping: isOfOne ? null : grouping,
    numberAsked: parts.numberAsked?.count ?? null,
    isFewest: has('fewest') || (parts.quantity === null && has('fewer_than')),
    predicate,
    isRelative: times.isRelative,
  };
}

/** "Which side lost the most?": of those who were killed it is not known whose they were. */
const lost =
  /^(?:lost|loses?|losing|suffer\S*|perdi\S*|perdu\S*|subi\S*|sufri\S*|потерял\S*|втратил\S*|понесл\S*|зазнал\S*|خسر\S*|فقد\S*)/u;

/** "How did people die?", "what killed them?", "who died?": of what, and who they were, is asked; a number says it not. */
function asksManner({ items, tags }: Parts): boolean {
  const first = items.findIndex((item) => item.type !== 'stop');
  const opening = textOf(items[first]);
  if (asksWho(items[first]) || manner.test(opening)) return !tags.has('change');
  return opening === 'what' && hasTag(items[afterSilent(items, first + 1)], 'slew', 'resulted');
}

const manner = /^(?:how(?! many)|como$|comment$|как$|як$|كيف$)/u;

function askedOf(parts: Parts, grouping: Grouping | null, isAsked: boolean): EventQuestion['asks'] | null {
  const { tags, times, place } = parts;
  const has = (...wanted: Tag[]) => wanted.some((tag) => tags.has(tag));
  const comparesMore = comparesNumbers(parts);
  const isOfOrder = comparesMore || has('most', 'fewest', 'deadliest');
  const choosesTime = has('either') && has('most', 'fewest') && grouping !== null;
  const compares = has('change', 'compare') || comparesMore || choosesTime;
  if (parts.numberAsked?.of === 'event')
    return grouping === null && !compares && asksDeadliest(parts, parts.numberAsked.count)
      ? 'deadliest'
      : null;
  if (has('first_of', 'last_of') && !times.isRelative)
    return isOfOrder || compares ? null : endAsked(parts, grouping);
  const isOfParts =
    parts.numberAsked !== null ||
    has('which_province', 'which_actor', 'which_day', 'which_month', 'which_year');
  if (isOfOrder && grouping !== null && (isOfParts || place.provinces.length > 1))
    // "Was Homs the deadliest province?": of one part alone there is no order.
    return hasSeveralParts(parts, grouping) ? 'rank' : null;
  if (compares && isOfTime(grouping) && !areComparable(times, grouping)) return null;
  if (compares && grouping !== null) return splitOf(times.window) === grouping ? 'change' : 'count';
  // "Compare the north and the south", "more than usual": with nothing here to compare.
  if (compares) return null;
  if (has('deadliest')) return grouping === null ? 'deadliest' : 'count';
  // "The most battles" without what is to be compared cannot be told, nor can the time of one event of many.
  if (has('most', 'fewest', 'when')) return null;
  // "Is it true that the number of deaths exceeded 40?", "did the death toll reach 40?"
  const isWhether = has('whether', 'opens_question') && parts.quantity !== null;
  if ((has('how_many') && !isWhether) || grouping !== null) return 'count';
  // "Número de muertos en Hama, 2019"
  if (has('toll') && parts.quantity === null) return 'count';
  if (has('ask', 'what_happened')) return 'list';
  // "Hama June 2019 deaths": words that are searched for, or a statement, of which the number is told.
  const isSearched = !isAsked && !has('whether', 'opens_question');
  if (isSearched && (place.country === null || parts.quantity !== null)) return null;
  if (isSearched) return times.window === null ? 'list' : 'count';
  // Without a time it may be asked of now, to which what was long ago is no yes; "who died?" asks for no yes.
  return times.window === null || parts.interrogatives > 0 ? 'list' : 'whether';
}

/** So few days that each can be told. */
function isShort(window: Window | null): boolean {
  return window !== null && window.from !== null && window.to !== null && window.to - window.from < mostDays;
}

const mostDays = 92;

function isOfTime(grouping: Grouping | null): grouping is 'month' | 'year' {
  return grouping === 'month' || grouping === 'year';
}

/** The first or the last event; null where it is a part of another question: "how many were killed in the first month". */
function endAsked({ tags }: Parts, grouping: Grouping | null): 'first' | 'last' | null {
  const isOfEvent = grouping === null || (grouping === 'province' && tags.has('which_province'));
  if (!isOfEvent || tags.has('how_many')) return null;
  if (!tags.has('last_of')) return 'first';
  return tags.has('first_of') ? null : 'last';
}

/** "The five deadliest battles", "the five battles with the most deaths"; not whether they were, nor those with fewest. */
function asksDeadliest({ tags, measure }: Parts, number: number): boolean {
  // Each is told with its evidence.
  if (number > EVIDENCE_LIMIT) return false;
  if (tags.has('fewest') || tags.has('whether') || tags.has('opens_question') || tags.has('how_many'))
    return false;
  return tags.has('deadliest') || (measure !== null && measure !== 'events');
}

function measureAsked({ measure, tags, times }: Parts): Measure | null {
  // "The worst month for civilians".
  if (tags.has('deadliest')) return tags.has('civilians') ? 'civilians_killed' : 'killed';
  // Without a time it is asked of a matter, not of the events.
  if (tags.has('what_happened')) return times.window !== null ? 'events' : null;
  return measure ?? (tags.has('which_actor') || tags.has('compare') ? 'events' : null);
}

/** Kinds of events with one side that acts: who did it is asked, and not who was there. */
const attacks: ReadonlySet<EventKind> = new Set<EventKind>([
  'attack',
  'one_sided',
  'violence_against_civilians',
]);

/** Kinds of events that are told by who was killed. */
const onCivilians: ReadonlySet<EventKind> = new Set<EventKind>(['one_sided', 'violence_against_civilians']);
