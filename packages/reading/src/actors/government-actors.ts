import { countryOfPlace } from '../gazetteer/place-book.js';
import { hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import type { Tag } from '../lexicons/lexicon.js';
import type { Governments } from '../names/governments.js';
import { adjectiveThatActs, countryThatActs } from './acting-countries.js';
import { countryOf } from './country-of.js';
import { actorItem, type Replacement } from './replacement.js';

/**
 * "The Syrian government", "gobierno de Siria": items for the government and the country become one for the actor, and
 * so does the country in "by Turkey", "against Turkey".
 */
export function withGovernments(items: readonly Item[], governments: Governments, language: string): Item[] {
  const named = replaced(items, (place) => {
    const found =
      territoryAt(items, place, governments, language) ??
      divisionsOfCountry(items, place, governments, language) ??
      governmentAt(items, place, governments, language);
    const country = found === null ? countryOfProvinces(items, place, governments, language) : null;
    return country === null ? found : { item: country, end: place + 1 };
  });
  // "The Syrian war killed 200": the country is where it was, and did nothing.
  const isScene = (item: Item | undefined) => item?.type === 'place' && !items.includes(item);
  const found = replaced(named, (place) =>
    isScene(named[place])
      ? null
      : (countryThatActs(named, place, governments, language) ??
        adjectiveThatActs(named, place, governments, language)),
  );
  return found
    .filter((_, place) => !isLabelOfActor(found, place, governments))
    .map((item, place, all) =>
      isOfHome(all, place) ? (ofHome(found, governments, textOf(item)) ?? item) : item,
    );
}

/** "The army of Arakan" is another one. */
function isOfHome(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'home_government')) return false;
  let next = place + 1;
  while (isSilent(items[next]) && !hasTag(items[next], 'in', 'hashtag')) next++;
  return next === place + 1 || items[next]?.type !== 'place';
}

function replaced(items: readonly Item[], replacementAt: (place: number) => Replacement | null): Item[] {
  const found: Item[] = [];
  for (let place = 0; place < items.length; place++) {
    const item = items[place];
    const replacement = replacementAt(place);
    if (replacement !== null) {
      found.push(replacement.item, ...(replacement.next === undefined ? [] : [replacement.next]));
      place = replacement.end - 1;
    } else if (item !== undefined) found.push(item);
  }
  return found;
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
  if (adjective?.type !== 'unknown' || !hasTag(noun, 'war', 'territory') || isOfFew(items, place))
    return null;
  const country = countryOf(adjective, governments, language);
  if (country === null) return null;
  return { item: { type: 'place', places: [{ type: 'country', country }], isScene: true }, end: place + 2 };
}

/** "Which Nigerian state", "by Syrian province", "rank the Syrian provinces". */
function divisionsOfCountry(
  items: readonly Item[],
  place: number,
  governments: Governments,
  language: string,
): Replacement | null {
  let next = place + 1;
  while (hasTag(items[place], 'most') && /^(?:all|the|all the)$/.test(wordOf(items[next]))) next++;
  const [adjective, noun] = items.slice(next, next + 2);
  const tags = asksOfDivisions(items[place], wordOf(noun));
  const country = adjective?.type === 'unknown' ? countryOf(adjective, governments, language) : null;
  if (tags === null || country === null) return null;
  const asked: Item = {
    type: 'phrase',
    tags: new Set(tags),
    text: `${wordOf(items[place])} ${wordOf(noun)}`,
  };
  return { item: asked, next: { type: 'place', places: [{ type: 'country', country }] }, end: next + 2 };
}

/** What a word asks of the divisions of a country; null for other words. */
function asksOfDivisions(asking: Item | undefined, noun: string): readonly Tag[] | null {
  const word = wordOf(asking);
  if (/^(?:in )?(?:which|what)$/.test(word)) return englishDivision.test(noun) ? ['which_province'] : null;
  // "Killed by Syrian state forces" tells who did it.
  if (!englishProvince.test(noun)) return null;
  if (/^(?:by|per|each|every|(?:for|in) (?:each|every)|across)$/.test(word)) return ['by_province'];
  return /^(?:rank|sort)$/.test(word) ? ['which_province', 'most'] : null;
}

const englishDivision = /^(?:province|governorate|state|region|department|oblast)s?$/;
const englishProvince = /^(?:province|governorate)s?$/;

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
function ofHome(items: readonly Item[], governments: Governments, text: string): Item | null {
  const named = items.flatMap((item) => (item.type === 'place' ? item.places : []));
  if (named.some((one) => one.type === 'province' && ofOthers.has(one.province.slug))) return null;
  const [country, ...others] = new Set(named.map(countryOfPlace));
  const name = country === undefined || others.length > 0 ? undefined : governments.get(country);
  return name === undefined ? null : actorItem(name, text);
}

/** Provinces where others than the government have an army, or forces for security. */
const ofOthers: ReadonlySet<string> = new Set([
  ...['gaza-strip', 'gaza', 'west-bank', 'arbil', 'dahuk', 'as-sulaymaniyah'],
]);

function governmentAt(items: readonly Item[], place: number, governments: Governments, language: string) {
  const [first, next] = [items[place], place + 1 + silentFrom(items, place + 1)];
  const second = items[next];
  const isFirst = hasTag(first, 'government');
  // "Government forces in Syria" names no actor; "forces of Syria" and "Syrian forces" do.
  const isBeside = next === place + 1 || items.slice(place + 1, next).every((item) => !hasTag(item, 'in'));
  if (!isBeside || !(isFirst || hasTag(second, 'government'))) return null;
  // "In Mali, the army killed 180": where it was.
  const isScene = hasTag(items[place - 1], 'in') || withArticle.test(textOf(second));
  if (!isFirst && first?.type === 'place' && isScene) return null;
  const country = countryOf(isFirst ? second : first, governments, language);
  const name = country === null ? undefined : governments.get(country);
  if (name === undefined || (!isFirst && next > place + 1)) return null;
  if ((isFirst ? second : first)?.type === 'unknown' && isOfRegionToo(country, items)) return null;
  return { item: actorItem(name, wordOf(isFirst ? first : second)), end: next + 1 };
}

const withArticle = /^(?:the|el|la|las|los|l|les) |^ال/;

/** "Somali security forces" in Ethiopia may be those of its Somali region. */
function isOfRegionToo(country: string | null, items: readonly Item[]): boolean {
  const within = country === null ? undefined : withRegionOf.get(country);
  return items.some(
    (item) => item.type === 'place' && item.places.some((named) => countryOfPlace(named) === within),
  );
}

/** Countries in which a region is called as another country is. */
const withRegionOf: ReadonlyMap<string, string> = new Map([['SO', 'ET']]);

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
  if (isOfFew(items, place - 1)) return null;
  return { type: 'place', places: [{ type: 'country', country }] };
}

/** "Five Syrian provinces", "some provinces": not the country. */
function isOfFew(items: readonly Item[], place: number): boolean {
  let determiner = place - 1;
  while (isSilent(items[determiner])) determiner--;
  const few = items[determiner];
  return hasTag(few, 'some', 'a', 'no', 'only') || (few?.type === 'number' && !few.isYear);
}

const province = /(?:provincia|gobernacion|gobernorato|province|gouvernorat)$/u;
const provinces = /(?:provincias|gobernaciones|gobernoratos|provinces|gouvernorats)$/u;

function silentFrom(items: readonly Item[], place: number): number {
  let count = 0;
  while (isSilent(items[place + count])) count++;
  return count;
}
