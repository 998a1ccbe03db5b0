import { countryOfPlace } from '../gazetteer/place-book.js';
import { COMPARATORS, isOfCounted } from '../items/counted.js';
import { hasTag, type Item, isArticle, isOfTime, isSilent, textOf } from '../items/item.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Governments } from '../names/governments.js';
import { countryOf } from './country-of.js';
import { actorItem } from './replacement.js';

/** What was done by a country, or with or against it, its government took part in. */
export function countryThatActs(
  items: readonly Item[],
  place: number,
  governments: Governments,
  language: string,
) {
  const item = items[place];
  const [country, ...others] = item?.type === 'place' ? item.places : [];
  if (country?.type !== 'country' || others.length > 0) return null;
  const name = governments.get(country.country);
  const acts =
    isActed(items, place) ||
    isSubject(items, place) ||
    (verbBeforeSubject.has(language) && isSubjectAfterVerb(items, place)) ||
    (isBesideActor(items, place) && items.some(isOfBattle));
  return name === undefined || !acts ? null : { item: actorItem(name), end: place + 1 };
}

/**
 * "Turkey killed 40 civilians", "Turkey fought IS": a country right before such a verb. In "in Turkey 40 were killed" and
 * "Syria: mataron a 40" others did it.
 */
function isSubject(items: readonly Item[], place: number): boolean {
  if (!mayBeginWithSubject(items, place)) return false;
  let next = place + 1;
  while (isOneOf(items[next], auxiliaries) || hasTag(items[next], 'not', 'half_denial')) next++;
  const verb = items[next];
  if (isLaterSubject(items, place)) return true;
  if (verb?.type !== 'phrase' || pluralVerb.test(verb.text)) return false;
  const others = items.filter(({ type }) => type === 'actor').length;
  if (hasTag(verb, 'struck') && others === 0) return isOtherCountry(items, place, next + 1);
  if (hasTag(verb, 'fought')) return others === 1 && items[place - 1]?.type !== 'place';
  if (!isKillingVerb(verb) || others > 0) return false;
  return items.slice(0, place).some((item) => hasTag(item, 'how_many')) || isObject(items, next + 1);
}

/** "Syria in 2018 killed 40 civilians", "سوريا قتلت في عام 2018 أكثر من 40"; "Syria, 2018: killed 40" is a heading. */
function isLaterSubject(items: readonly Item[], place: number): boolean {
  let next = afterTime(items, place + 1);
  while (isOneOf(items[next], auxiliaries)) next++;
  return isKillingVerb(items[next]) && isObject(items, afterTime(items, next + 1));
}

/** The place after "in 2018", the same where no time follows. */
export function afterTime(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next]) && !isOneOf(items[next], auxiliaries) && !hasTag(items[next], 'war')) next++;
  if (!items.slice(place, next).some((item) => hasTag(item, 'in')) || !isTime(items[next])) return place;
  while (isTime(items[next]) || hasTag(items[next], 'year_word')) next++;
  return next;
}

function isTime(item: Item | undefined): boolean {
  return item !== undefined && isOfTime(item);
}

/** "Turkey attacked Aleppo", "Turquía atacó en Alepo"; what was attacked in "Syria attacked in Homs" is not clear. */
function isOtherCountry(items: readonly Item[], place: number, start: number): boolean {
  let next = start;
  while (isSilent(items[next]) || hasTag(items[next], 'to')) next++;
  const [subject, target] = [items[place], items[next]].map((item) =>
    item?.type === 'place' ? item.places.map(countryOfPlace) : [],
  );
  return target !== undefined && target.length > 0 && !target.some((country) => subject?.includes(country));
}

/** "Killed", of one who did; "Syria claimed the lives of 40" may tell where. */
function isKillingVerb(verb: Item | undefined): boolean {
  if (verb?.type !== 'phrase' || !hasTag(verb, 'slew') || hasTag(verb, 'either_voice')) return false;
  return !pluralVerb.test(verb.text) && !takesLives.test(verb.text);
}

const takesLives = /li[fv]e|vida|\bvie|cost|cout|cobr|emport|sego|arrebat|жизн|житт|унес|حيا|ارواح/u;

/** "40 civilians", "more than 40", "nobody", "a más de 40". */
export function isObject(items: readonly Item[], start: number): boolean {
  let place = start;
  while (isSilent(items[place]) || hasTag(items[place], 'to', 'some', 'a', 'only', 'up_to')) place++;
  const object = items[place];
  if (object?.type === 'number') return !object.isYear || isOfCounted(items, place);
  return hasTag(
    object,
    ...(['people', 'civilians', 'no', 'nobody', 'any', 'most', 'fewest', 'comparing'] as const),
    ...COMPARATORS,
    ...VAGUE_TAGS,
  );
}

/** "La Turquie a …" at the beginning, or after a place or a time; "de la Turquie" and "en Turquie" are parts of something. */
function mayBeginWithSubject(items: readonly Item[], place: number): boolean {
  const hasArticle = isArticle(items[place - 1]);
  const before = items[hasArticle || isLabel(items, place) ? place - 2 : place - 1];
  if (before?.type !== 'phrase') return before?.type !== 'unknown' && before?.type !== 'actor';
  // "Combien de civils la Turquie a-t-elle tués"; "ciudadanos Turquía" may be those of it.
  const isNamed = hasArticle || inversion.test(textOf(items[place + 1]));
  if (isNamed && hasTag(before, 'people', 'civilians', 'how_many')) return true;
  return (
    hasTag(before, 'that', 'whether', 'opens_question', 'false_that', 'year_word') ||
    isOneOf(before, auxiliaries)
  );
}

/** "#Israel killed 2,000" at the beginning; "in #Israel" is a part of something. */
function isLabel(items: readonly Item[], place: number): boolean {
  return place === 1 && hasTag(items[0], 'hashtag');
}

/** "Combien de civils Israël a-t-il tués": no other has it for its subject. */
const inversion = /^a t (?:il|elle) /;

/** "¿Cuántos civiles mató Turquía en Siria?", "قتلت تركيا 40 مدنيا في سوريا": where it was done is told, too. */
function isSubjectAfterVerb(items: readonly Item[], place: number): boolean {
  const verbPlace = isArticle(items[place - 1]) ? place - 2 : place - 1;
  const verb = items[verbPlace];
  const others = items.filter((_, other) => other !== place);
  const isElsewhere = others.some(({ type }) => type === 'place');
  if (verb?.type !== 'phrase' || others.some(({ type }) => type === 'actor')) return false;
  // "Participó en Siria en 40 combates".
  if (hasTag(verb, 'takes_part') && isElsewhere) return !verb.text.endsWith(' en');
  if (!isKillingVerb(verb)) return false;
  const isAsked =
    hasTag(items[verbPlace - 1], 'people', 'civilians') && hasTag(items[verbPlace - 2], 'how_many');
  // "قتلت سوريا أكثر من 40", "كم عدد من قتلتهم إسرائيل": the verb has her for its subject.
  const isHers = hers.test(verb.text) && (isObject(items, place + 1) || asksHowMany(items, verbPlace));
  return isHers || (isElsewhere && (isAsked || isObject(items, place + 1)));
}

const hers = /^قتلت(?:هم)?$/u;

/** "كم قتلت", "كم عدد من قتلتهم". */
function asksHowMany(items: readonly Item[], verb: number): boolean {
  const isRelative = isSilent(items[verb - 1]);
  return hasTag(items[isRelative ? verb - 2 : verb - 1], 'how_many');
}

function isOneOf(item: Item | undefined, words: ReadonlySet<string>): boolean {
  return item?.type === 'phrase' && words.has(item.text);
}

/** Of one: "ils ont" between a country and a verb begins another statement. */
const auxiliaries: ReadonlySet<string> = new Set(['has', 'had', 'did', 'ha', 'habia', 'a', 'avait']);

/** Without a subject of its own it tells what some did: "mataron a 40", "убили 40". */
const pluralVerb = /(?:ron|an|ent|ли|ють|ют|وا|ون)(?: |$)|^(?:ont|se sont|se han) /u;

export const verbBeforeSubject: ReadonlySet<string> = new Set(['es', 'ar', 'ru', 'uk']);

/** "Turkish-IS clashes", "Israeli airstrikes". */
export function adjectiveThatActs(
  items: readonly Item[],
  place: number,
  governments: Governments,
  language: string,
) {
  const country = items[place]?.type === 'unknown' ? countryOf(items[place], governments, language) : null;
  const name = country === null ? undefined : governments.get(country);
  const acts =
    (isBesideActor(items, place) && items.some(isOfBattle)) ||
    (country !== null && isAttackOf(items, place, country, language));
  return name === undefined || !acts ? null : { item: actorItem(name), end: place + 1 };
}

/** "Israeli airstrikes in Syria", "ataques israelíes": those of another country than where they were. */
function isAttackOf(items: readonly Item[], place: number, country: string, language: string): boolean {
  // In "attack Israeli bases" the noun is what was attacked.
  const noun = items[adjectiveBeforeNoun.has(language) ? place + 1 : place - 1];
  const isHere = items.some(
    (item) => item.type === 'place' && item.places.some((named) => countryOfPlace(named) === country),
  );
  const isElsewhere = items.some(({ type }) => type === 'place') && !isHere;
  const others = items.some(({ type }) => type === 'actor');
  return isElsewhere && !others && hasTag(noun, 'attack', 'explosion_remote_violence');
}

const adjectiveBeforeNoun: ReadonlySet<string> = new Set(['en', 'ru', 'uk']);

/** "By Turkey"; "Turkey took part in". */
function isActed(items: readonly Item[], place: number): boolean {
  let [before, next] = [place - 1, place + 1];
  while (hasTag(items[before], 'filler')) before--;
  while (hasTag(items[next], 'filler', 'passive', 'a') && !hasTag(items[next], 'takes_part')) next++;
  // "Attacks in Turkey carried out on civilians".
  const takesPart = hasTag(items[next], 'takes_part') && mayBeginWithSubject(items, place);
  return hasTag(items[before], 'by', 'involving') || takesPart;
}

/** "Turkey and IS clashed", "between Israel and Iran": countries beside a party that fights, or one another. */
function isBesideActor(items: readonly Item[], place: number): boolean {
  const beside = [-1, 1].map((step) => {
    let next = place + step;
    while (hasTag(items[next], 'filler')) next += step;
    // "Entre le JNIM et l'EI au Mali": where.
    if (!hasTag(items[next], 'and', 'to', 'compare') || hasTag(items[next], 'in')) return undefined;
    next += step;
    while (hasTag(items[next], 'filler')) next += step;
    return items[next];
  });
  const isCountry = (item: Item | undefined) =>
    item?.type === 'place' && item.places.every(({ type }) => type === 'country');
  const isBetween = items.slice(0, place).some((item) => hasTag(item, 'between'));
  return beside.some((item) => item?.type === 'actor' || (isBetween && isCountry(item)));
}

function isOfBattle(item: Item): boolean {
  return hasTag(item, 'battle', 'state_based', 'fought');
}
