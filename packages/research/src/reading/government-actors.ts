import { foldText } from '@partner-api/text';
import { membersOf } from '../events/actor-certainty.js';
import type { EventTable } from '../events/event-table.js';
import { countryCode } from '../places/country-code.js';
import { COMPARATORS } from './counted.js';
import { hasTag, type Item, isSilent } from './item.js';
import { VAGUE_TAGS } from './lexicons/lexicon.js';

/** The parties of the records that are governments, by country (ISO 3166-1 alpha-2). */
export type Governments = ReadonlyMap<string, string>;

/** Parties named "Government of …", as UCDP does, by the country in their name. */
export function governmentsIn(table: EventTable): Governments {
  const found = new Map<string, string>();
  const names = new Set(table.parties.values.flatMap((actors) => actors.flatMap(membersOf)));
  for (const name of names) {
    const country = /^Government of (.+?)(?: \(.*\))?$/.exec(name)?.[1];
    const code = country === undefined ? null : countryCode(country);
    if (code !== null) found.set(code, name);
  }
  return found;
}

/**
 * "The Syrian government", "gobierno de Siria": items for the government and the country become one for the actor, and
 * so does the country in "by Turkey", "against Turkey".
 */
export function withGovernments(items: readonly Item[], governments: Governments, language: string): Item[] {
  const named = replaced(items, (place) => {
    const found =
      territoryAt(items, place, governments, language) ?? governmentAt(items, place, governments, language);
    const country = found === null ? countryOfProvinces(items, place, governments, language) : null;
    return country === null ? found : { item: country, end: place + 1 };
  });
  const found = replaced(
    named,
    (place) =>
      countryThatActs(named, place, governments, language) ??
      adjectiveThatActs(named, place, governments, language),
  );
  return found
    .filter((_, place) => !isLabelOfActor(found, place, governments))
    .map((item) => (hasTag(item, 'home_government') ? (ofHome(found, governments) ?? item) : item));
}

/** One item in the place of several. */
interface Replacement {
  readonly item: Item;
  /** Place of the first item after them. */
  readonly end: number;
}

function replaced(items: readonly Item[], replacementAt: (place: number) => Replacement | null): Item[] {
  const found: Item[] = [];
  for (let place = 0; place < items.length; place++) {
    const item = items[place];
    const replacement = replacementAt(place);
    if (replacement !== null) {
      found.push(replacement.item);
      place = replacement.end - 1;
    } else if (item !== undefined) found.push(item);
  }
  return found;
}

function actorItem(name: string): Item {
  return { type: 'actor', actor: [name] };
}

/** "The Syrian war", "le conflit syrien", "Syrian soil". */
function territoryAt(
  items: readonly Item[],
  place: number,
  governments: Governments,
  language: string,
): Replacement | null {
  const [first, second] = [items[place], items[place + 1]];
  const [noun, adjective] = first?.type === 'unknown' ? [second, first] : [first, second];
  if (adjective?.type !== 'unknown' || !hasTag(noun, 'war', 'territory')) return null;
  const country = countryOf(adjective, governments, language);
  if (country === null) return null;
  return { item: { type: 'place', places: [{ type: 'country', country }] }, end: place + 2 };
}

/** "The Turkish army … in Syria #Turkey": the label is of who did it, not of where. */
function isLabelOfActor(items: readonly Item[], place: number, governments: Governments): boolean {
  const item = items[place];
  if (item?.type !== 'place' || !hasTag(items[place - 1], 'hashtag')) return false;
  return item.places.every((named) => {
    const name = named.type === 'country' ? governments.get(named.country) : undefined;
    return items.some((other) => other.type === 'actor' && other.actor.some((actor) => actor === name));
  });
}

/** "Government forces" in a text about places of one country. */
function ofHome(items: readonly Item[], governments: Governments): Item | null {
  const named = items.flatMap((item) => (item.type === 'place' ? item.places : []));
  const [country, ...others] = new Set(
    named.map((place) => (place.type === 'country' ? place.country : place.province.country)),
  );
  const name = country === undefined || others.length > 0 ? undefined : governments.get(country);
  return name === undefined ? null : { type: 'actor', actor: [name] };
}

function governmentAt(items: readonly Item[], place: number, governments: Governments, language: string) {
  const [first, next] = [items[place], place + 1 + silentFrom(items, place + 1)];
  const second = items[next];
  const isFirst = hasTag(first, 'government');
  // "Government forces in Syria" names no actor; "forces of Syria" and "Syrian forces" do.
  const isBeside = next === place + 1 || items.slice(place + 1, next).every((item) => !hasTag(item, 'in'));
  if (!isBeside || !(isFirst || hasTag(second, 'government'))) return null;
  const country = countryOf(isFirst ? second : first, governments, language);
  const name = country === null ? undefined : governments.get(country);
  if (name === undefined || (!isFirst && next > place + 1)) return null;
  return { item: actorItem(name), end: next + 1 };
}

/** "Les gouvernorats syriens", "las provincias sirias": all of a country, where no few of them are meant. */
function countryOfProvinces(
  items: readonly Item[],
  place: number,
  governments: Governments,
  language: string,
): Item | null {
  const [item, before] = [items[place], items[place - 1]];
  const country = item?.type === 'unknown' ? countryOf(item, governments, language) : null;
  if (country === null || before?.type !== 'phrase') return null;
  const isAsked = hasTag(before, 'which_province') && province.test(before.text);
  if (!isAsked && !provinces.test(before.text)) return null;
  let determiner = place - 2;
  while (isSilent(items[determiner])) determiner--;
  const few = items[determiner];
  if (hasTag(few, 'some', 'a', 'no', 'only') || (few?.type === 'number' && !few.isYear)) return null;
  return { type: 'place', places: [{ type: 'country', country }] };
}

const province = /(?:provincia|gobernacion|gobernorato|province|gouvernorat)$/u;
const provinces = /(?:provincias|gobernaciones|gobernoratos|provinces|gouvernorats)$/u;

/** What was done by a country, or with or against it, its government took part in. */
function countryThatActs(items: readonly Item[], place: number, governments: Governments, language: string) {
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
  if (verb?.type !== 'phrase' || pluralVerb.test(verb.text)) return false;
  const others = items.filter(({ type }) => type === 'actor').length;
  if (hasTag(verb, 'struck') && others === 0) return isOtherCountry(items, place, next + 1);
  if (hasTag(verb, 'fought')) return others === 1 && items[place - 1]?.type !== 'place';
  if (!isKillingVerb(verb) || others > 0) return false;
  return items.slice(0, place).some((item) => hasTag(item, 'how_many')) || isObject(items, next + 1);
}

/** "Turkey attacked Aleppo", "Turquía atacó en Alepo"; what was attacked in "Syria attacked in Homs" is not clear. */
function isOtherCountry(items: readonly Item[], place: number, start: number): boolean {
  let next = start;
  while (isSilent(items[next]) || hasTag(items[next], 'to')) next++;
  const [subject, target] = [items[place], items[next]].map((item) =>
    item?.type === 'place'
      ? item.places.map((named) => (named.type === 'country' ? named.country : named.province.country))
      : [],
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
function isObject(items: readonly Item[], start: number): boolean {
  let place = start;
  while (isSilent(items[place]) || hasTag(items[place], 'to', 'some', 'a', 'only', 'up_to')) place++;
  const object = items[place];
  if (object?.type === 'number') return !object.isYear;
  return hasTag(object, 'people', 'civilians', 'no', 'nobody', 'any', ...COMPARATORS, ...VAGUE_TAGS);
}

/** "La Turquie a …" at the beginning, or after a place or a time; "de la Turquie" and "en Turquie" are parts of something. */
function mayBeginWithSubject(items: readonly Item[], place: number): boolean {
  const hasArticle = isOneOf(items[place - 1], articles);
  const before = items[hasArticle ? place - 2 : place - 1];
  if (before?.type !== 'phrase') return before?.type !== 'unknown' && before?.type !== 'actor';
  // "Combien de civils la Turquie a-t-elle tués"; "ciudadanos Turquía" may be those of it.
  if (hasArticle && hasTag(before, 'people', 'civilians', 'how_many')) return true;
  return (
    hasTag(before, 'that', 'whether', 'opens_question', 'false_that', 'year_word') ||
    isOneOf(before, auxiliaries)
  );
}

/** "¿Cuántos civiles mató Turquía en Siria?", "قتلت تركيا 40 مدنيا في سوريا": where it was done is told, too. */
function isSubjectAfterVerb(items: readonly Item[], place: number): boolean {
  const verbPlace = isOneOf(items[place - 1], articles) ? place - 2 : place - 1;
  const verb = items[verbPlace];
  const others = items.filter((_, other) => other !== place);
  const isElsewhere = others.some(({ type }) => type === 'place');
  if (verb?.type !== 'phrase' || others.some(({ type }) => type === 'actor')) return false;
  // "Participó en Siria en 40 combates".
  if (hasTag(verb, 'takes_part') && isElsewhere) return !verb.text.endsWith(' en');
  if (!isKillingVerb(verb)) return false;
  const isAsked =
    hasTag(items[verbPlace - 1], 'people', 'civilians') && hasTag(items[verbPlace - 2], 'how_many');
  return isElsewhere && (isAsked || isObject(items, place + 1));
}

function isOneOf(item: Item | undefined, words: ReadonlySet<string>): boolean {
  return item?.type === 'phrase' && words.has(item.text);
}

const articles: ReadonlySet<string> = new Set(['the', 'la', 'el', 'le', 'l']);
/** Of one: "ils ont" between a country and a verb begins another statement. */
const auxiliaries: ReadonlySet<string> = new Set(['has', 'had', 'did', 'ha', 'habia', 'a', 'avait']);
/** Without a subject of its own it tells what some did: "mataron a 40", "убили 40". */
const pluralVerb = /(?:ron|an|ent|ли|ють|ют|وا|ون)(?: |$)|^(?:ont|se sont|se han) /u;
const verbBeforeSubject: ReadonlySet<string> = new Set(['es', 'ar', 'ru', 'uk']);

/** "Turkish-IS clashes". */
function adjectiveThatActs(
  items: readonly Item[],
  place: number,
  governments: Governments,
  language: string,
) {
  const country = items[place]?.type === 'unknown' ? countryOf(items[place], governments, language) : null;
  const name = country === null ? undefined : governments.get(country);
  const acts = isBesideActor(items, place) && items.some(isOfBattle);
  return name === undefined || !acts ? null : { item: actorItem(name), end: place + 1 };
}

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
    if (!hasTag(items[next], 'and', 'to', 'compare')) return undefined;
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

function silentFrom(items: readonly Item[], place: number): number {
  let count = 0;
  while (isSilent(items[place + count])) count++;
  return count;
}

function countryOf(item: Item | undefined, governments: Governments, language: string): string | null {
  if (item?.type === 'place') {
    const [place] = item.places;
    return place?.type === 'country' ? place.country : null;
  }
  return item?.type === 'unknown' ? countryOfAdjective(item.text, governments, language) : null;
}

/** The country whose name a word has most of in common: "Iraqi" is of Iraq, though it begins as Iran does. */
export function countryOfAdjective(word: string, governments: Governments, language: string): string | null {
  const found = [...governments.keys()].filter((country) => isDemonym(word, country, language));
  const lengthOf = (country: string) => sharedLength(word, countryName(country, language) ?? '');
  const most = Math.max(...found.map(lengthOf));
  const [only, ...others] = found.filter((country) => lengthOf(country) === most);
  return only === undefined || others.length > 0 ? null : only;
}

function sharedLength(word: string, name: string): number {
  const [bare, own] = [withoutArticle(word), withoutArticle(name)];
  let length = 0;
  while (length < own.length && bare[length] === own[length]) length++;
  return length;
}

/**
 * Whether a word is the adjective of a country by its look: it begins as the name does and ends as adjectives of the
 * language do ("Syria", "Syrian"). What has another stem ("Netherlands", "Dutch") is not found.
 */
export function isDemonym(word: string, country: string, language: string): boolean {
  const name = withoutArticle(countryName(country, language) ?? '');
  const ending = adjectiveEndings[language];
  const bare = withoutArticle(word);
  if (name === '' || ending === undefined || bare === name) return false;
  const shared = Math.max(fewestShared, Math.ceil(name.length * leastShare));
  return bare.startsWith(name.slice(0, Math.min(shared, name.length))) && ending.test(bare);
}

/** Arabic writes the article as part of the word. */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=...)/, '');
}

const leastShare = 0.6;
const fewestShared = 4;

function countryName(country: string, language: string): string | null {
  const key = `${language}/${country}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const full = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country);
  const name = full === undefined ? '' : foldText(full);
  names.set(key, name);
  return name;
}

const names = new Map<string, string>();

const adjectiveEndings: Readonly<Record<string, RegExp>> = {
  en: /(?:an|ian|ish|ese|i|ch)$/,
  es: /(?:[oiae]|os|as|ies|es|ano|ana|anos|anas|i)$/,
  fr: /(?:en|enne|ens|ennes|ais|aise|aises|ien|ienne|iens|iennes|c|que|ques|s)$/,
  ru: /(?:ск|цк)(?:ии|ая|ое|ие|ого|ои|ому|ую|им|их|ими|ом)$/,
  uk: /(?:ськ|цьк)(?:ии|а|е|і|ого|оі|ому|у|им|их|ими|ою|іи)$/,
  ar: /(?:ي|ية|يه|يين|يون)$/,
};
