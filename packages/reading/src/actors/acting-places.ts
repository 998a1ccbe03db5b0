import { countryOfPlace } from '../gazetteer/place-book.js';
import { COMPARATORS, KINDS, TIMES } from '../items/counted.js';
import { hasTag, type Item, isArticle, isOfTime, isSilent, textOf } from '../items/item.js';
import { isProvinceNoun } from '../items/province-nouns.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import { afterTime, isObject, verbBeforeSubject } from './acting-countries.js';

type PlaceItem = Extract<Item, { type: 'place' }>;

/**
 * Whether a place is told of as one who did something, or whose the dead are, and not as where it was: "Israel left 2,000
 * dead in Gaza", "Mali and JNIM killed 40", "Kyiv and the DPR fought". What they took part in is not told by the place.
 */
export function namesActingPlace(items: readonly Item[], language: string): boolean {
  return items.some((item, place) => item.type === 'place' && isActing(item, items, place, language));
}

function isActing(item: PlaceItem, items: readonly Item[], place: number, language: string): boolean {
  if (isPlainlyWhere(item) || isRightAfterIn(items, place)) return false;
  // "In Gaza, Israel left 2,000 dead".
  if (isCountry(item) && isBeforeDeed(items, place)) return true;
  if (isAfterIn(items, place)) return false;
  if (isBesideParty(items, place) || isFighter(items, place)) return true;
  if (!isCountry(item)) return false;
  return (
    (verbBeforeSubject.has(language) && isAfterDeed(items, place)) ||
    isApartFromItsProvince(item, items, place)
  );
}

/** "The Syrian war", "بسوريا", "Syria: …". */
function isPlainlyWhere({ isScene, hasParticle, isTopic }: PlaceItem): boolean {
  return isScene === true || hasParticle === true || isTopic === true;
}

function isCountry({ places }: PlaceItem): boolean {
  return places.length > 0 && places.every(({ type }) => type === 'country');
}

/** "In Mali", "across the provinces of Mali". */
function isRightAfterIn(items: readonly Item[], place: number): boolean {
  return hasTag(items[beforeLinks(items, place - 1)], 'in');
}

/** "In Gaza, Israel". */
function isAfterIn(items: readonly Item[], place: number): boolean {
  const before = beforeLinks(items, place - 1);
  return hasTag(items[before], 'in') || (items[before]?.type === 'place' && isAfterIn(items, before));
}

/** "Turkey and the SNA", "by Hamas and Israel", "Israel-Hamas war", "Kabul's war with the Taliban". */
function isBesideParty(items: readonly Item[], place: number): boolean {
  const next = hasTag(items[place + 1], 'war', ...KINDS) ? place + 2 : place + 1;
  if (hasTag(items[next], 'and', 'either', 'involving', 'from_or_with') || isHyphen(items[next]))
    if (isActor(items[afterLinks(items, next + 1)])) return true;
  const before = beforeLinks(items, place - 1);
  const isJoined = hasTag(items[before], 'and', 'either') || isHyphen(items[before]);
  return isJoined && isActor(items[beforeLinks(items, before - 1)]);
}

/** "Kyiv fought the DPR", "the DPR fought against Kyiv", "Kyiv attacked the DPR". */
function isFighter(items: readonly Item[], place: number): boolean {
  const verb = verbAfter(items, place);
  if (hasTag(items[verb], 'fought') || (hasTag(items[verb], 'struck') && isWhom(items, verb + 1)))
    return true;
  const before = beforeLinks(items, place - 1);
  const isAgainst = hasTag(items[before], 'involving', 'from_or_with');
  return hasTag(items[isAgainst ? before - 1 : before], 'fought');
}

function isActor(item: Item | undefined): boolean {
  return item?.type === 'actor';
}

function isHyphen(item: Item | undefined): boolean {
  return hasTag(item, 'to') && !hasTag(item, 'in');
}

/** "Israel left 2,000 dead", "Mexico killed 40 people", "has Israel left dead", "Mali attacked JNIM". */
function isBeforeDeed(items: readonly Item[], place: number): boolean {
  const verb = verbAfter(items, place);
  const item = items[verb];
  if (hasTag(item, 'resulted', 'fought')) return true;
  if (hasTag(item, 'either_voice')) return false;
  if (hasTag(item, 'slew')) return isSingular(item) && (isObject(items, verb + 1) || isAsked(items, place));
  if (causing.test(textOf(item)) || taking.test(textOf(item))) return true;
  return isAttackingVerb(item) && isWhom(items, verb + 1);
}

/** The place of the verb of which a place may be the subject. */
function verbAfter(items: readonly Item[], place: number): number {
  let verb = afterTime(items, place + 1);
  while (isAuxiliary(items[verb]) || isTimesDone(items, verb)) verb++;
  return verb;
}

/** "Did", "a-t-il", "не": what may stand between a subject and its verb. */
function isAuxiliary(item: Item | undefined): boolean {
  if (hasTag(item, 'killed')) return false;
  if (hasTag(item, 'not', 'half_denial', 'whether') || textOf(item) === 'a') return true;
  return auxiliaries.test(textOf(item));
}

/** "Израиль 40 раз обстрелял Газу". */
function isTimesDone(items: readonly Item[], place: number): boolean {
  const number = TIMES.has(textOf(items[place])) ? place - 1 : place;
  return items[number]?.type === 'number' && TIMES.has(textOf(items[number + 1]));
}

const auxiliaries = /^(?:has|had|have|did|ha|ont|avait)$/;

/** Words for killing that no other tag tells: "left dead", "a fait 40 morts". */
const causing = /^(?:left dead|claim(?:ed|s) lives|fait)$/;

function isAsked(items: readonly Item[], place: number): boolean {
  return items.slice(0, place).some((item) => hasTag(item, 'how_many'));
}

/** "Mataron", "убили" have others for their subject. */
function isSingular(item: Item | undefined): boolean {
  return !/(?:ron|ли|وا)(?: |$)/u.test(textOf(item));
}

function isAttackingVerb(item: Item | undefined): boolean {
  return hasTag(item, 'struck', 'attack', 'explosion_remote_violence') || onCivilians.test(textOf(item));
}

/** A verb and whom it was done to, in one. */
const onCivilians = folded(/^(?:attacked|targeted|напа(?:да|л|в)\p{L}*|هاجمت?) /u);

/** Whom or what an attack was on, right after its verb. */
function isWhom(items: readonly Item[], start: number): boolean {
  if (onCivilians.test(textOf(items[start - 1]))) return true;
  let next = start;
  while (isArticle(items[next]) || isOfObject(items[next])) next++;
  return isActor(items[next]) || items[next]?.type === 'place' || hasTag(items[next], 'civilians', 'people');
}

function isOfObject(item: Item | undefined): boolean {
  return /^(?:a|al|les|des|los|las|d|de)$/.test(textOf(item));
}

/** "Causó Israel", "قتل السودان 400 شخص", "убил ли Израиль". */
function isAfterDeed(items: readonly Item[], place: number): boolean {
  let verb = place - 1;
  while (isArticle(items[verb]) || hasTag(items[verb], 'whether')) verb--;
  const item = items[verb];
  if (taking.test(textOf(item))) return true;
  return hasTag(item, 'slew', 'resulted') && isSingular(item);
}

/** "خلفت … 40 قتيلا", "أودت … بحياة": how many is told after who did it. */
const taking = folded(/^(?:(?:أودى|أودت|خلفت?|أوقعت?|أسفرت?|تسببت?|أدت)(?: .*)?)$/u);

/**
 * "Ukraine lost 400 people in Donetsk", "Israel's attacks in Gaza": where it was is told apart from the country. "Israel's
 * Gaza Strip" and "Syria, 2018: 40 killed in Homs" tell where.
 */
function isApartFromItsProvince(item: PlaceItem, items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  if (beginsReport(next) || !items.some(isOfSomebody)) return false;
  const before = items[beforeLinks(items, place - 1)];
  if (isProvinceNoun(next) || [before, next].some(isOfPlace)) return false;
  const own = items.findIndex((other, at) => at > place && isProvinceOf(other, item));
  return own > 0 && afterLinks(items, place + 1) < own;
}

/** Attacks are somebody's, and so are the dead; of battles it is told where they were. */
function isOfSomebody(item: Item): boolean {
  return hasTag(item, 'killed', 'attack', 'explosion_remote_violence', 'violence_against_civilians');
}

function isOfPlace(item: Item | undefined): boolean {
  return hasTag(item, 'war', 'which_province', 'among_provinces');
}

/** What may follow a country that stands by itself: "Syria, 2018", "Syria at least 40", "Siria mataron a 40", "Sudan's RSF". */
function beginsReport(next: Item | undefined): boolean {
  if (next === undefined || next.type === 'stop' || isActor(next)) return true;
  if (next.type === 'number' || isOfTime(next)) return true;
  if (hasTag(next, 'either_voice') || (hasTag(next, 'slew') && !isSingular(next))) return true;
  return hasTag(next, 'up_to', 'some', 'no', 'nobody', ...COMPARATORS, ...VAGUE_TAGS);
}

function isProvinceOf(item: Item, { places }: PlaceItem): boolean {
  if (item.type !== 'place') return false;
  return item.places.some(
    (one) =>
      one.type === 'province' && places.some((country) => countryOfPlace(country) === countryOfPlace(one)),
  );
}

/** The place after "and the", "by the forces of". */
function afterLinks(items: readonly Item[], place: number): number {
  let next = place;
  while (isLink(items[next])) next++;
  return next;
}

function beforeLinks(items: readonly Item[], place: number): number {
  let before = place;
  while (isLink(items[before])) before--;
  return before;
}

function isLink(item: Item | undefined): boolean {
  if (hasTag(item, 'hashtag', 'members', 'by', 'all')) return true;
  return isSilent(item) && !hasTag(item, 'in', 'war');
}
