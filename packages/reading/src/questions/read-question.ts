import { EVIDENCE_LIMIT, type EventKind, type Measure } from '@partner-api/contract';
import { predicateOf } from '../claims/read-claim.js';
import { type EventQuestion, type Grouping, isOfMonthsOrYears, isOfOrder } from '../domain/event-question.js';
import { type Predicate, type Saying, SOME } from '../domain/predicate.js';
import { ANY_TIME, daysIn, isClosed, type Window } from '../domain/scope.js';
import { asksWhichOne, asksWho } from '../items/asks-who.js';
import { KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import type { Lexicon, Tag } from '../lexicons/lexicon.js';
import { asksDenying } from '../parts/asks-denying.js';
import type { Parts } from '../parts/read-text.js';
import { isSpread } from '../parts/spread.js';
import { asksShareOfCivilians } from './asks-share.js';
import {
  areComparable,
  arePartsTold,
  asksWhenDeadliest,
  comparesNumbers,
  groupingOf,
  groupingTags,
  hasSeveralParts,
  partedBy,
  splitOf,
} from './question-grouping.js';
import { hasSecondAxis } from './second-axis.js';

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
  const isOfShare = asksShareOfCivilians(parts);
  const measure = isOfShare ? 'civilians_killed' : measureAsked(parts);
  if ((tags.has('share') && !isOfShare) || times.isLatestOf) return null;
  if (measure === null || parts.asksTwice || isOfOthers(parts, measure, setting)) return null;
  const grouping = groupingOf(parts);
  const asked = isOfShare ? 'share' : askedOf(parts, grouping, setting.isAsked);
  // "Was nobody killed?": a yes could mean either, and the number says it. "Is it true that nobody …" is clear.
  const isDenied = (parts.denial.count > 0 && !tags.has('whether')) || asksDenying(parts);
  const parted = asked === 'count' ? asksWhich(parts, grouping, lexicon) : null;
  const asks = parted !== null ? 'which' : asked === 'whether' && isDenied ? 'list' : asked;
  if (asks === null) return null;
  // "How many battles killed more than ten?": the condition is not counted by.
  if (asked !== 'whether' && asks !== 'which' && (parts.quantity !== null || parts.denial.count > 0))
    return null;
  const told: Asked = { parts, measure, grouping, asks };
  if (hasSecondAxis(parts, grouping) || (isOfShare && grouping !== null)) return null;
  if (asksMore(told) || isGroupedOtherwise(told) || isUnbounded(told)) return null;
  const predicate = asks === 'whether' ? predicateOf(parts, lexicon) : parted;
  if (asks === 'whether' && isUnclearWhether(parts, predicate)) return null;
  const asksDoers = isOfDoers(told);
  const [only = null, ...others] = setting.countries;
  return {
    // "The deadliest attack on civilians": they are told by what it is.
    measure: asks === 'deadliest' && onCivilians.has(kind) ? 'killed' : measure,
    scope: {
      country: place.country ?? (others.length === 0 ? only : null),
      provinces: place.provinces,
      window: times.window ?? ANY_TIME,
      kind,
      actors,
      role: asksDoers ? 'by' : grouping === 'actor' ? 'involved' : role,
      deaths: parts.deaths?.deaths ?? null,
    },
    isSingle: false,
    asks,
    grouping: isOfOrder(asks) ? null : grouping,
    numberAsked: parts.numberAsked?.count ?? null,
    isFewest: tags.has('fewest') || (parts.quantity === null && tags.has('fewer_than')),
    predicate,
    areOpponents: asksOpponents(told),
    mayBeOfDead: parts.mayBeOfDead && measure === 'events' && asks !== 'which',
    isRelative: times.isRelative,
  };
}

/** What a text asks, and of what. */
interface Asked {
  readonly parts: Parts;
  readonly measure: Measure;
  readonly grouping: Grouping | null;
  readonly asks: EventQuestion['asks'];
}

/**
 * What "which provinces had no battles?", "which months had more than 2,000 deaths?" ask of the number of each; null where they
 * ask for something else, or it may be said of each event there: "which province had attacks with more than 10 dead".
 */
function asksWhich(parts: Parts, grouping: Grouping | null, lexicon: Lexicon): Predicate | null {
  const { tags, items, times, place, actors, measure, quantity, denial } = parts;
  const isAsked =
    (grouping === 'province' && tags.has('which_province')) ||
    (grouping === 'month' && tags.has('which_month')) ||
    (grouping === 'year' && tags.has('which_year'));
  if (!isAsked || (quantity === null && denial.count === 0)) return null;
  if (!hasSeveralParts(parts, grouping) || times.pieces.length > 1 || actors.length > 0) return null;
  if (grouping !== 'province' && (!isClosed(times.window) || place.provinces.length > 1)) return null;
  const isOfEvents = items.some((item) => hasTag(item, 'event', ...KINDS));
  if (parts.deaths !== null || (measure !== 'events' && isOfEvents)) return null;
  const predicate = predicateOf(parts, lexicon);
  return predicate !== null && bounds.has(predicate.says) ? predicate : null;
}

const bounds: ReadonlySet<Saying> = new Set<Saying>([
  ...(['none', 'more_than', 'at_least', 'fewer_than', 'at_most'] as const),
]);

/** Whether what is asked of is told in a way that counting does not tell apart. */
function isOfOthers(
  { items, tags, place, kind, actors }: Parts,
  measure: Measure,
  { countries }: Setting,
): boolean {
  if (actors.length > 1 && kind === 'any' && measure !== 'events') return true;
  // "Did IS or the SDF fight?": what both did together is another matter.
  if (tags.has('either') && actors.length > 1) return true;
  // "Killed by anyone other than the FARC".
  if (actors.length === 1 && items.some((_, at) => isThanActor(items, at))) return true;
  // "Did Turkey attack the SDF?": a country without events is no place there.
  return actors.length > 0 && place.country !== null && !countries.includes(place.country);
}

function isThanActor(items: readonly Item[], place: number): boolean {
  return hasTag(items[place], 'comparing') && items[afterSilent(items, place + 1)]?.type === 'actor';
}

/** Whether a count would answer but a part of it, or something else. */
function asksMore({ parts, measure, grouping, asks }: Asked): boolean {
  // "In Homs or Hama in 2017 and 2018": what is asked for of each by itself is not the sum.
  if (asks === 'count' && partedBy(parts) !== null && !arePartsTold(parts, grouping)) return true;
  // "Were there gun battles?", "the deadliest airstrike": of all battles the answer may be another.
  if (parts.narrower.length > 0 && !['count', 'rank', 'change', 'list'].includes(asks)) return true;
  if (asks === 'list' && measure !== 'events' && asksManner(parts)) return true;
  return parts.place.provinces.length > 1 && parts.items.some((item) => /difference$/.test(textOf(item)));
}

/** Whether it is to be told apart in a way that is not computed. */
function isGroupedOtherwise({ parts, measure, grouping, asks }: Asked): boolean {
  const { tags, items, actors, place } = parts;
  // "In which province did deaths fall most?", "which provinces saw them fall?": how far they did is not computed.
  if (
    tags.has('change') &&
    grouping !== null &&
    (tags.has('most') || tags.has('fewest') || !isOfMonthsOrYears(grouping))
  )
    return true;
  // "Where in Homs did people die?": there is nothing smaller to tell apart.
  if (grouping === 'province' && tags.has('which_province') && place.provinces.length === 1) return true;
  if (grouping !== 'actor') return false;
  // "Which groups, in which province".
  if (groupingTags.some((tag) => tags.has(tag))) return true;
  if (items.some((item) => lost.test(textOf(item)))) return true;
  if (measure !== 'events' && !items.some((item) => hasTag(item, 'slew', 'responsible'))) return true;
  // "Who attacked ISIS?": the one who is named is the target, of which nothing is counted.
  return isOfDoers({ parts, measure, grouping, asks }) && actors.length > 0;
}

/** Whether it is asked who did it, and not who was there. */
function isOfDoers({ parts, measure, grouping }: Asked): boolean {
  return grouping === 'actor' && (measure !== 'events' || attacks.has(parts.kind));
}

/** "Who fought IS?"; "battles that IS took part in, by party" asks for those on its side, too. */
function asksOpponents({ parts: { tags, actors, kind }, measure, grouping }: Asked): boolean {
  const isOfFighting = kind === 'battle' || kind === 'state_based' || kind === 'non_state';
  return (
    grouping === 'actor' &&
    measure === 'events' &&
    actors.length === 1 &&
    isOfFighting &&
    tags.has('which_actor') &&
    !tags.has('by_actor')
  );
}

/** Whether it is asked of all there is, or of more days than can be told. */
function isUnbounded({ parts: { place, times, actors }, grouping, asks }: Asked): boolean {
  // "How many died in the battle?" speaks of one that was named before.
  const isOfAll = place.country === null && times.window === null && actors.length === 0;
  if (isOfAll && grouping === null && !isOfOrder(asks)) return true;
  return grouping === 'day' && asks !== 'rank' && !isShort(times.window);
}

/** Whether a yes could be said of something else. */
function isUnclearWhether({ tags, items, quantity, isSingle }: Parts, predicate: Predicate | null): boolean {
  // "Did a battle kill 60?" asks for one among others.
  if (predicate === null || isSingle) return true;
  if (predicate === SOME && isSpread(items)) return true;
  // "Did 5,000 die in Homs or Hama?" may ask for either alone; that any did is true of both together.
  return tags.has('either') && quantity !== null;
}

/** "Which side lost the most?": of those who were killed it is not known whose they were. */
const lost =
  /^(?:(?:a|ont|avait) )?(?:lost|loses?|losing|suffer\S*|perdi\S*|perdu\S*|subi\S*|sufri\S*|потерял\S*|втратил\S*|понесл\S*|зазнал\S*|خسر\S*|فقد\S*)/u;

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
  const ranks = comparesMore || has('most', 'fewest', 'deadliest');
  const choosesTime = has('either') && has('most', 'fewest') && grouping !== null;
  const compares = has('change', 'compare') || comparesMore || choosesTime;
  if (parts.numberAsked?.of === 'event')
    return grouping === null && !compares && asksDeadliest(parts, parts.numberAsked.count)
      ? 'deadliest'
      : null;
  if (has('first_of', 'last_of') && !times.isRelative)
    return ranks || compares ? null : endAsked(parts, grouping);
  if (asksOneEvent(parts) || asksWhereOne(parts)) return isOneUnclear(parts) ? null : 'deadliest';
  const isOfParts =
    parts.numberAsked !== null ||
    has('which_province', 'which_actor', 'which_day', 'which_month', 'which_year') ||
    // "Killed by province, highest first".
    has('by_province', 'by_day', 'by_month', 'by_year') ||
    asksWhenDeadliest(parts);
  if (ranks && grouping !== null && (isOfParts || place.provinces.length > 1))
    // "Was Homs the deadliest province?": of one part alone there is no order.
    return hasSeveralParts(parts, grouping) ? 'rank' : null;
  if (compares && isOfMonthsOrYears(grouping) && !areComparable(times, grouping)) return null;
  if (compares && grouping !== null) return splitOf(times.window) === grouping ? 'change' : 'count';
  // "Compare the north and the south", "more than usual": with nothing here to compare.
  if (compares) return null;
  // "When was Borno deadliest in May 2014?": on which day, or in which week.
  if (has('deadliest') && grouping === null && asksWhenDeadliest(parts)) return null;
  // "Which Darfur state was deadliest?": one of several, and no event.
  if (has('deadliest') && grouping === null && asksWhichPlace(parts.items)) return null;
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

/** "Which incident in Homs or Hama …", "which battle killed most of IS", "which battle killed more in 2018 than in 2017". */
function isOneUnclear({ tags, actors, denial }: Parts): boolean {
  return (
    tags.has('either') || tags.has('comparing') || tags.has('fewest') || actors.length > 0 || denial.count > 0
  );
}

/** "Which attack killed the most people?" */
export function asksOneEvent({ items, measure, tags }: Parts): boolean {
  if (measure === null || measure === 'events' || !(tags.has('most') || tags.has('comparing'))) return false;
  const opening = items.findIndex((item) => item.type !== 'stop' && !isSilent(item));
  const event = items[afterSilent(items, opening + 1)];
  // "Which battles": several are asked for, and how many is not told.
  return asksWhichOne(items[opening]) && hasTag(event, 'event', ...KINDS) && !textOf(event).endsWith('s');
}

/** "Where was the worst massacre?" asks for the province of one, and not for the sum of all in each. */
function asksWhereOne({ items, tags, numberAsked: number }: Parts): boolean {
  if (number !== null || !tags.has('which_province')) return false;
  return items.some((item, place) => {
    if (!hasTag(item, 'deadliest') || hasTag(item, 'which_province')) return false;
    let before = place - 1;
    while (isSilent(items[before])) before--;
    return [items[afterSilent(items, place + 1)], items[before]].some(
      (beside) => hasTag(beside, 'event', ...KINDS) && oneEvent.test(textOf(beside)),
    );
  });
}

/** Of these words a single one is meant. */
const oneEvent = folded(
  /^(?:(?:suicide|car|truck|drone|air|rocket|missile|deliberate|targeted|direct) )*(?:massacre|assault|bomb|blast|explosion|attack|battle|clash|event|incident|bombing|strike|airstrike|raid|masacre|matanza|ataque|batalla|combate|enfrentamiento|evento|incidente|suceso|bombardeo|atentado|attaque|bataille|combat|affrontement|événement|bombardement|attentat|tuerie|атака|нападение|бой|битва|сражение|столкновение|событие|инцидент|резня|удар|обстрел|напад|бій|зіткнення|подія|інцидент|різанина|обстріл|هجوم|معركة|مجزرة|مذبحة|حادث|حادثة|حدث|اشتباك|غارة)(?: (?:on|against|of|contra|de|contre|des|sur|на|против|проти|ضد|على|بحق) .*)?$/u,
);

/** So few days that each can be told. */
function isShort(window: Window | null): boolean {
  return window !== null && (daysIn(window) ?? Number.POSITIVE_INFINITY) <= mostDays;
}

const mostDays = 92;

/** The first or the last event; null where it is a part of another question: "how many were killed in the first month". */
function endAsked({ tags }: Parts, grouping: Grouping | null): 'first' | 'last' | null {
  const isOfEvent = grouping === null || (grouping === 'province' && tags.has('which_province'));
  if (!isOfEvent || tags.has('how_many')) return null;
  if (!tags.has('last_of')) return 'first';
  return tags.has('first_of') ? null : 'last';
}

function asksWhichPlace(items: readonly Item[]): boolean {
  return items.some(
    (item, place) => which.test(textOf(item)) && items[afterSilent(items, place + 1)]?.type === 'place',
  );
}

const which = /^(?:which|quel(?:le)?|que|cual|какои|какая|якии|яка|اي)$/u;

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
