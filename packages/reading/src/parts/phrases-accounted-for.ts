import { isGovernment } from '../domain/party-names.js';
import { isAmongDead } from '../items/among-dead.js';
import { asksWho } from '../items/asks-who.js';
import { COUNTED, KINDS, TIMES } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isArticle, isFirst, isSilent, textOf } from '../items/item.js';
import { isNoOther } from '../items/no-other.js';
import { isOnCivilians, isTargeting } from '../items/on-civilians.js';
import { spanNamed } from '../items/span-named.js';
import { folded } from '../language/folded.js';
import { QUESTION_TAGS, type Tag } from '../lexicons/lexicon.js';
import { describesProvince, liesInCountry } from '../places/described-province.js';
import { isAtEdge } from './greetings.js';
import { isOneByOne } from './one-by-one.js';
import { isOfPart } from './other-counts.js';
import type { Met, ReadSoFar } from './read-so-far.js';
import { isThatYear, refersBack, spanTold } from './span-told.js';

/** Whether what stands around a phrase says that it changes nothing, or that what it says was read. */
export function isPhraseAccountedFor(met: Met): boolean {
  const { item, hasActors } = met;
  const rule = phrases.find(([isMet]) => isMet(met));
  if (rule !== undefined) return rule[1](met);
  return isSilent(item) || [...item.tags].some((tag) => isHarmless(tag, hasActors));
}

const is =
  (...tags: readonly Tag[]) =>
  ({ item }: Met) =>
    hasTag(item, ...tags);
const yes = () => true;
const no = () => false;

/** Phrases that something is said by in some places only; of those that a phrase falls under the first one tells. */
const phrases: readonly (readonly [isMet: (met: Met) => boolean, isAccountedFor: (met: Met) => boolean])[] = [
  [(met) => is('all')(met) && isOfListed(met), yes],
  // "What is the share of civilians among those killed?"
  [({ items, index }) => isAmongDead(items, index), yes],
  [is('all'), isOfWhole],
  // "Attacks were carried out against civilians".
  [
    ({ item, items, next }) => isTargeting(item) && hasTag(items[next], 'civilians'),
    ({ items }) => isOnCivilians(items),
  ],
  // "كم عدد القتلى في أكثر محافظة شهدت معارك": how many died in the one with most battles asks of two things.
  [({ item }) => mostOf.test(item.text), ({ items, index }) => !items.slice(0, index).some(asksNumber)],
  // "The five provinces with the most deaths".
  [(met) => hasTag(met.item, 'involving', 'from_or_with') && isWithMost(met), yes],
  [({ items, index }) => liesInCountry(items, index), yes],
  // "Qui a été tué par …?": who they were is asked; "qui de Homs ou de Hama …" asks for one of two.
  [
    ({ item, items, index }) => item.text === 'qui' && isFirst(items, index),
    ({ items }) => items.some((other) => hasTag(other, 'either')),
  ],
  // "How many died in a single battle?" asks which.
  [({ item, items }) => single.test(item.text) && items.some(asksNumber), no],
  // "In a terrible month, 40 were killed in 2017": in one that is not named.
  [({ item }) => spanTold(item.text) !== null, ({ item, span }) => span === spanTold(item.text)],
  // "July 2017 was the deadliest month that year".
  [
    ({ item, items }) =>
      isThatYear(item) && items.some((other) => hasTag(other, 'which_month', 'among_months')),
    ({ span }) => span === 'one_month',
  ],
  // "By the end of 2017 … that year": from its beginning alone; "in March … over the year": of all of it, perhaps.
  [isOfOtherSpan, no],
  // "Homs did not record …"; "a record 40 people", "record number of deaths" say that there were never more.
  [({ item }) => item.text === 'record', isVerb],
  // "The same month of 2016", "that month in 2016".
  [({ item }) => refersBack(item.text), ({ times, next }) => !times.has(next)],
  // "12 were among those killed": of how many is not told.
  [({ item }) => among.test(item.text), ({ quantity }) => quantity.size === 0],
  // "Fighting calmed down": it may have been less, or none.
  [({ item }) => calm.test(item.text), ({ quantity }) => quantity.size > 0],
  // "How many attacked civilians", "people who attacked civilians".
  [
    ({ item, items, index }) =>
      /^(?:attack|target)(?:s|ed)? civilians$/.test(item.text) &&
      hasTag(items[index - 1], 'how_many', 'relative', 'people'),
    no,
  ],
  // "Killed in 2018 because of the war in Syria": where the war is.
  [({ item }) => causing.test(item.text), (met) => !isPlaceNext(met)],
  [({ items, index, quantity }) => quantity.size > 0 && isOfPart(items, index), no],
  // "Topped 300 only in 2017": not before. "300 died only in 2017": in that year alone.
  [
    ({ item, items, next, times }) =>
      hasTag(item, 'only') && times.has(next) && items.some((other) => hasTag(other, 'reached', 'exceeds')),
    no,
  ],
  [
    is('only'),
    ({ items, index, next, quantity }) => quantity.has(next) || quantity.has(beforeCounted(items, index - 1)),
  ],
  // "IS was responsible for 40 deaths", "who was responsible for most deaths?"
  [
    is('responsible'),
    ({ items, index }) =>
      (items.slice(0, index).findLast((item) => !isSilent(item))?.type === 'actor' ||
        items.slice(0, index + 1).some((item) => hasTag(item, 'which_actor'))) &&
      items.some((other) => hasTag(other, 'killed', ...KINDS)),
  ],
  // "No other year was deadlier than 2016".
  [
    ({ item }) => isNoOther(item),
    ({ items, index }) => items.slice(index).some((other) => hasTag(other, 'comparing')),
  ],
  // "How many died in the province with the most battles?" asks of two things.
  [
    is('among_provinces'),
    ({ item, items, index, next }) =>
      (!items.some(isAsking) || (hasTag(item, 'comparing') && !items.some(asksForMore))) &&
      (items.slice(0, index).some(isOfProvince) || (index === 0 && isOfProvince(items[next]))),
  ],
  // "Deadlier than any other year", "the most deaths of any year".
  [
    is('among_months', 'among_years'),
    ({ items, index }) =>
      [items[index], items[index - 1]].some((item) => hasTag(item, 'comparing')) ||
      items.slice(0, index).some((item) => hasTag(item, 'most', 'fewest', 'deadliest')),
  ],
  // "By far the deadliest"; "easily 40" may be of more.
  [
    ({ item }) => hasTag(item, 'unchecked') && !isSilent(item),
    ({ items, next }) => hasTag(items[next], 'most', 'fewest', 'deadliest'),
  ],
  // "More deaths than in Hama": the comparison of a question, without a number.
  [
    ({ item, quantity }) => hasTag(item, 'more_than', 'fewer_than') && quantity.size === 0,
    ({ items }) => items.some((other) => hasTag(other, 'comparing', 'either')),
  ],
  // "Змінилася у 2018 році проти 2016-го".
  [
    ({ item, items, times, next }) =>
      hasTag(item, 'involving') && times.has(next) && items.some((other) => hasTag(other, 'change')),
    yes,
  ],
  // "За раз погибло 40", "لأول مرة": a word for times only after its number; "un millar de veces" has another between.
  [
    ({ item }) => TIMES.has(item.text) && !latin.test(item.text),
    ({ quantity, index }) => quantity.has(index - 1),
  ],
  [
    ({ item, items, index, language }) =>
      hasTag(item, 'relative') && describesProvince(items, index, language),
    yes,
  ],
  [(met) => hasTag(met.item, 'involving', 'by') && (isOutcome(met) || isOfScene(met)), yes],
  [is('alone'), isOfNumberAlone],
  // "In the two years 2016 and 2017"; "in the three months of 2017" are not named.
  [
    ({ item }) => several.test(item.text),
    ({ items, times }) => items.some((other, place) => hasTag(other, 'and') && times.has(place)),
  ],
  // "انتهى القتال": a time that went by is told with what it brought or did without.
  [(met) => hasTag(met.item, 'passed') && !tellsOutcome(met) && !met.items.some(isDenial), no],
  [isOneByOne, no],
  [(met) => hasTag(met.item, 'greeting') && isDoer(met), no],
  [({ item, items, index }) => hasTag(item, 'greeting') && isAtEdge(items, index), yes],
  // "Wed 3 March 2017"; "40 people sat there".
  [
    ({ item }) => /^(?:wed|sat|sun)$/.test(item.text),
    ({ times, index, span }) => span === 'one_day' && times.has(index + 1),
  ],
  [is('weekday'), ({ span }) => span === 'one_day'],
  // "Mars 2017 : 40 morts en un seul mois"; "en 2017, 40 morts en un seul mois" tells of a month that is not named.
  [is('one_day', 'one_month', 'one_year'), ({ item, span }) => span !== null && hasTag(item, span)],
  [is('whence'), (met) => !isPlaceNext(met)],
  // "Compare the deaths between Homs and Hama".
  [(met) => hasTag(met.item, 'between') && isPlaceNext(met) && hasComparison(met.items), yes],
  [is('false_that'), ({ items, index }) => isFirst(items, index)],
  [({ item, items, index }) => hasTag(item, 'members') && isBesideActor(items, index), yes],
  [is('saw'), isOfPlaceOrTime],
  // "The battle ended in 2016", "fighting left Homs": it resulted in nothing that is counted.
  [(met) => hasTag(met.item, 'resulted') && !tellsOutcome(met), no],
  // "IS took Raqqa by killing 400".
  [(met) => taking.test(met.item.text) && isPlaceNext(met), no],
  // "March brought 40 deaths to Homs".
  [(met) => hasTag(met.item, 'to') && isPlaceNext(met) && hasBefore(met.items, met.index, 'resulted'), yes],
  // "Ranked by deaths".
  [({ item, items }) => hasTag(item, 'by') && items.some((other) => hasTag(other, 'most', 'fewest')), yes],
  // "Est d'Alep", "à Alep-Est".
  [(met) => met.item.text === 'est' && (isPlaceNext(met) || isEastOf(met)), no],
  // "Had 40 been killed, …", "kill 40 people!".
  [
    ({ item, items, index }) =>
      isFirst(items, index) && unreal.test(item.text) && !items.some(isQuestionMark),
    no,
  ],
  // "За Хомс погибло 40".
  [(met) => met.item.text === 'за' && isPlaceNext(met) && !isFoughtFor(met), no],
  // "Died for Syria".
  [(met) => isFor.test(met.item.text) && isPlaceNext(met) && isKillingVerb(met.items[met.index - 1]), no],
  // "На 2017 год": as of then, perhaps; "по данным 2017 года": of the year that they were published in, perhaps.
  [({ item, index, times }) => /^на$/.test(item.text) && times.has(index + 1), no],
  [({ item, items, index, times }) => data.test(item.text) && times.has(afterOf(items, index)), no],
  // "By March 2017, IS had killed 500".
  [({ item, times, next }) => hasTag(item, 'by') && times.has(next), no],
];

/** "السيد الرئيس قتل 40 مدنيا", "mes amis ont tué" tell who did it; whom "أيها السادة" speaks to did not. */
function isDoer({ item, items, index }: Met): boolean {
  const verb = items[helping.test(textOf(items[index + 1])) ? index + 2 : index + 1];
  return hasTag(verb, 'slew', 'struck') && (!hasTag(verb, 'either_voice') || /^ال/u.test(item.text));
}

/** Whether a phrase that else says nothing names another time than the one that is told; "in the month of March" is part of one. */
function isOfOtherSpan({ item, items, times, index, next, span, isOpen }: Met): boolean {
  const named = spanNamed(item.text);
  if (named === null || !(isSilent(item) || refersBack(item.text))) return false;
  if (times.has(next)) return false;
  // "The calendar year 2017", "2017 год"; "September of that year".
  const isJoined = isSilent(items[index - 1]) && !hasTag(items[index - 1], 'in');
  const isAfterTime = times.has(isJoined ? index - 2 : index - 1);
  if (isAfterTime && !(isOpen && refersBack(item.text))) return false;
  return isOpen || (span !== null && named !== 'period' && named !== span);
}

/** Whether a word that names something else may be a verb there: after "did", "not" or "to", without an article. */
function isVerb({ items, index }: Met): boolean {
  const isNamed = isArticle(items[index - 1]) || hasTag(items[index - 1], 'a');
  return (
    !isNamed && items.slice(0, index).some((item) => hasTag(item, 'not') || auxiliary.test(textOf(item)))
  );
}

const auxiliary = /^(?:did|do|does|to)$/;
const helping = /^(?:ont|avaient|auront|auraient)$/;
const single = /^(?:(?:just )?(?:a|one|any) )?single$/;
const data = /^(?:по данным|за даними|selon les donnees|according to the data)$/;

/** The place after a phrase and the "of" that joins it to what follows. */
function afterOf(items: readonly Item[], index: number): number {
  return /^(?:de|of)$/.test(textOf(items[index + 1])) ? index + 2 : index + 1;
}

/** "Give me all attacks on civilians in Hama". */
function isOfListed({ items, index, next }: Met): boolean {
  const isOpening = (item: Item) => item.type === 'stop' || isSilent(item) || hasTag(item, 'ask', 'greeting');
  return index > 0 && items.slice(0, index).every(isOpening) && hasTag(items[next], 'event', ...KINDS);
}

/** Whether what it goes before ranks the parts that are asked for, and nothing is counted but that. */
function isWithMost({ items, index, next, listed }: Met): boolean {
  const isOpening = (item: Item, place: number) =>
    item.type === 'stop' || listed.has(place) || isSilent(item) || hasTag(item, 'ask', 'greeting', 'a');
  const before = items.slice(0, index);
  return (
    hasTag(items[next], 'most', 'fewest') &&
    before.some((_, place) => listed.has(place)) &&
    before.every(isOpening)
  );
}

const mostOf = folded(/^أكثر (?:محافظة|شهر|سنة|عام|يوم)(?: |$)/u);

function asksNumber(item: Item): boolean {
  return hasTag(item, 'how_many');
}

const among = /^(?:was|were) among th(?:e|ose) /;
const calm = /calm|quiet/;
const causing = folded(
  /^(?:(?:because of|due to|as a result of) the|(?:por|debido|a causa|a raíz|como consecuencia) .*conflicto armado$|(?:à cause|du fait|en raison) (?:du conflit armé|des (?:combats|violences))$|из за|от (?:войны|боев|военных)|через (?:війну|конфлікт|збройний|бойові|воєнні|бої)|від (?:війни|бойових|воєнних|боїв)|بسبب|من جراء|جراء|نتيجة) ?/u,
);

/** "Бої за Хомс", "смертоноснішим за Хомс". */
function isFoughtFor({ items, index }: Met): boolean {
  return (
    hasTag(items[index - 1], ...KINDS) || items.slice(0, index).some((item) => hasTag(item, 'comparing'))
  );
}

function isPlaceNext({ items, next }: Met): boolean {
  return items[next]?.type === 'place';
}

/** "All of Syria", "all of 2017". */
function isOfWhole({ item, items, times, index, next }: Met): boolean {
  const whole = standsAfter.has(item.text) ? index - 1 : next;
  return items[whole]?.type === 'place' || times.has(whole);
}

/** Whether a number or the dead are told, which an event can have resulted in. */
function tellsOutcome({ items, quantity }: ReadSoFar): boolean {
  const tells = (item: Item) =>
    item.type === 'deaths' || hasTag(item, 'killed', 'people', 'civilians', 'nobody');
  return quantity.size > 0 || items.some(tells);
}

/** "In 2017 alone 2,839 people were killed"; "not in Homs alone", "civilians alone" say more. */
function isOfNumberAlone({ items, times, quantity, index, next }: Met): boolean {
  if (items[next]?.type === 'place' && isNowhereElse(items, index, quantity)) return false;
  let before = index - 1;
  while (isSilent(items[before])) before--;
  const isBeside = [before, next].some((place) => times.has(place) || items[place]?.type === 'place');
  return isBeside && quantity.size > 0 && !items.some((item) => isDenial(item) || hasTag(item, 'not'));
}

/** "Solo en Homs hubo más de 400": there and nowhere else, perhaps; "más de 400 solo en Homs" is in Homs alone. */
function isNowhereElse(items: readonly Item[], index: number, quantity: ReadonlySet<number>): boolean {
  const text = textOf(items[index]);
  if (/^(?:solamente|unicamente|nada mas que) en$/.test(text)) return true;
  return /^(?:tan )?solo en$/.test(text) && [...quantity].every((place) => place > index);
}

const several = /^in (?:the|just) (?:two|three) (?:years|months)$/;

/** "Alep-Est, 400 personnes …"; "Alep est la province …" tells of it. */
function isEastOf({ items, times, index, next }: Met): boolean {
  const isEnd = items[next] === undefined || ['number', 'stop'].includes(items[next]?.type ?? '');
  return items[index - 1]?.type === 'place' && (isEnd || times.has(next));
}

function isQuestionMark(item: Item): boolean {
  return item.type === 'stop' && item.isQuestion;
}

const latin = /^\p{Script=Latin}/u;
const unreal = /^(?:had|kill)$/;
const isFor = /^(?:for|por|para|pour|за)$/u;

function isKillingVerb(item: Item | undefined): boolean {
  return (
    hasTag(item, 'killed') &&
    /^(?:died|killed|muri|muert|mort|tue|погиб|умер|загин|помер)/u.test(textOf(item))
  );
}

const taking = /^(?:took|takes?|taken|taking)$/;

function isDenial(item: Item): boolean {
  return hasTag(item, 'no', 'nobody', 'nothing', 'without');
}

/** "2019 se salda en Siria con 40 muertos"; "combates con 40 muertos" tells of each. */
function isOutcome({ items, quantity, index, next }: Met): boolean {
  const before = items.slice(0, index);
  return (
    quantity.has(next) &&
    before.some((item) => hasTag(item, 'resulted')) &&
    !hasTag(before.at(-1), 'event', ...KINDS)
  );
}

/** "2017 was a terrible year in Homs, with at least 40 killed": nothing but a place and a time stands before it. */
function isOfScene({ items, times, quantity, index, next }: Met): boolean {
  const isOfPlaceOrTime = (item: Item, place: number) =>
    item.type === 'place' || times.has(place) || isSilent(item);
  const told = items.slice(0, index);
  return quantity.has(next) && told.some((item) => !isSilent(item)) && told.every(isOfPlaceOrTime);
}

/** "All" where it stands after what it is said of: "سوريا كلها". */
const standsAfter: ReadonlySet<string> = new Set(['كلها']);

/** "IS fighters", "combatientes del EI". */
function isBesideActor(items: readonly Item[], index: number): boolean {
  let before = index - 1;
  while (hasTag(items[before], 'members')) before--;
  const isNamed = whoTheyAre.test(textOf(items[index])) ? isNamedGroup : isActor;
  return isNamed(items[before]) || isNamed(items[afterSilent(items, index + 1)]);
}

function isActor(item: Item | undefined): boolean {
  return item?.type === 'actor';
}

/** Not a government, nor those who are only told by what they are: the "Kurdish security forces" are others, and so are "Islamist rebels". */
function isNamedGroup(item: Item | undefined): boolean {
  if (item?.type !== 'actor' || item.isKind === true) return false;
  return !item.actor.some((name) => isGovernment(name) || name === 'Syrian insurgents');
}

/** As folded, words that tell some fighters from others: "fighters" and "units" do not. */
const whoTheyAre =
  /kurdish|islamis|d?jihad|yihad|backed|linked|militia|mili[cz]i|milice|guer+il|herd|pastoral|farmer|vigilante|extremis|sect|paramilitar|terroris|insurgen|radical|eleveur|berger|culti|mouvement|rebel/;

function hasBefore(items: readonly Item[], index: number, tag: Tag): boolean {
  return items.slice(0, index).some((item) => hasTag(item, tag));
}

/** "Homs saw 40 deaths"; what people saw is another matter. */
function isOfPlaceOrTime({ items, times, index, next }: Met): boolean {
  let before = index - 1;
  while (isSilent(items[before]) || hasTag(items[before], 'not')) before--;
  return [before, next].some(
    (place) => items[place]?.type === 'place' || times.has(place) || hasTag(items[place], ...QUESTION_TAGS),
  );
}

function hasComparison(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'compare'));
}

/** "40 people only": the last item of the number before what it counts. */
function beforeCounted(items: readonly Item[], place: number): number {
  let before = place;
  while (isSilent(items[before]) || hasTag(items[before], ...COUNTED)) before--;
  return before;
}

function isAsking(item: Item, place: number, items: readonly Item[]): boolean {
  if (item.type === 'stop') return item.isQuestion;
  if (hasTag(item, 'ask', 'asks_first')) return true;
  // "There were more battles in Homs than …".
  return hasTag(item, 'opens_question') && isFirst(items, place) && textOf(items[place - 1]) !== 'there';
}

const comparatives = ['comparing', 'more_than', 'fewer_than', 'most', 'fewest', 'whether'] as const;

/** More than whether it is so: "were more killed in Homs than in any other province?" asks for no more. */
function asksForMore(item: Item): boolean {
  return asksWho(item) || (hasTag(item, ...QUESTION_TAGS) && !hasTag(item, ...comparatives));
}

function isOfProvince(item: Item | undefined): boolean {
  return item?.type === 'place' && item.places.some(({ type }) => type === 'province');
}

const harmless: ReadonlySet<Tag> = new Set<Tag>([
  ...(['filler', 'in', 'and', 'a', 'some', 'no', 'nobody', 'nothing', 'not', 'any'] as const),
  ...(['people', 'civilians', 'killed', 'resulted', 'event', ...KINDS] as const),
  ...QUESTION_TAGS,
  ...(['what_happened', 'ask', 'whether'] as const),
]);

const harmlessWithActors: ReadonlySet<Tag> = new Set<Tag>([
  'by',
  'involving',
  'takes_part',
  'between',
  'from_or_with',
  'to',
]);

function isHarmless(tag: Tag, hasActors: boolean): boolean {
  return harmless.has(tag) || (hasActors && harmlessWithActors.has(tag));
}
