import { isDivisionOf, isNounOfDivision } from '../gazetteer/division-kinds.js';
import { countryOfPlace, type Place } from '../gazetteer/place-book.js';
import { folded } from '../language/folded.js';
import { hasTag, type Item, isArticle, isSilent, wordOf } from './item.js';
import { isProvinceNoun } from './province-nouns.js';

type PlaceItem = Extract<Item, { type: 'place' }>;

/**
 * Takes from names the places that they do not plainly mean where they stand. What may mean another place, or none at all,
 * is a place in doubt, and keeps its text from being read.
 */
export function withPlacesInDoubt(items: readonly Item[]): Item[] {
  return items.map((item, place) => {
    if (item.type !== 'place') return item;
    const meant = ofCountry(item, items, place);
    return doubts.some((isDoubtful) => isDoubtful(meant, items, place)) ? { ...meant, places: [] } : meant;
  });
}

/** Whether an item names a place of which it is not plain which one it is. */
export function isInDoubt(item: Item): boolean {
  return item.type === 'place' && item.places.length === 0;
}

/** "In Niger" is in the country; in "Niger state" the noun tells the province. */
function ofCountry(item: PlaceItem, items: readonly Item[], place: number): PlaceItem {
  if (item.written?.isOfCountry !== true || hasNoun(item, items, place)) return item;
  return { ...item, places: item.places.filter(({ type }) => type === 'country') };
}

type Doubt = (item: PlaceItem, items: readonly Item[], place: number) => boolean;

const doubts: readonly Doubt[] = [
  isCommonWord,
  isAlsoElsewhere,
  isSomali,
  isSomeDistrict,
  isAdjectiveAlone,
  isPartWithArticle,
  isRegionAsProvince,
  isOfPeople,
  isTownBesideItsDivision,
  isFoughtElsewhere,
];

/** "In rivers in Nigeria", "on the Plateau", "en meta". */
function isCommonWord(item: PlaceItem, items: readonly Item[], place: number): boolean {
  const text = bareName(item);
  if (!isProvince(item) || hasNoun(item, items, place)) return false;
  if (alwaysCommon.test(text)) return true;
  if (!common.test(text)) return false;
  return item.written?.isCapital !== true || (hasArticle(item, items, place) && !withArticle.test(text));
}

/** Names of provinces that are words of a language, and no names where they are in small letters or have an article. */
const common =
  /^(?:rivers|plateau|delta|bay|meta|cross rivers?|lakes|unity|lake|coast|union|chin|mon|shan|van|batman|como|mary)$/;
/** "El Meta" is the department. */
const withArticle = /^meta$/;
/** Those of scripts in which neither capitals nor articles tell them. */
const alwaysCommon = folded(/^(?:дельт\p{L}{1,2}|(?:ال)?دلتا|الأنهار|الهضبة|الوحدة|البحيرات)$/u);

/** "الجزيرة" is an island, a broadcaster and a part of Syria as well; "الدار البيضاء" is Casablanca. */
function isAlsoElsewhere(item: PlaceItem, items: readonly Item[], place: number): boolean {
  const text = item.written?.text ?? '';
  if (/^(?:ال)?بيضاء?$/.test(text)) return wordOf(items[place - 1]).endsWith('دار');
  if (!island.test(text) || hasNoun(item, items, place) || isCountryNamed(item, items)) return false;
  return !items.some((other) => other.type === 'actor' && other.actor.some((name) => ofSudan.test(name)));
}

/** Parties that fight nowhere else. */
const ofSudan = /^(?:RSF|Government of Sudan)$/;

const island = folded(
  /^(?:(?:ال)?جزيرة|(?:(?:al|el) )?d?[jy]azirah?|(?:(?:аль|эль|ель) )?джазир\p{L}{1,2})$/u,
);

/** "The Somali region" is one of Ethiopia where that is named, else it may be Somalia. */
function isSomali(item: PlaceItem, items: readonly Item[]): boolean {
  return somali.test(item.written?.text ?? '') && isProvince(item) && !isCountryNamed(item, items);
}

const somali = folded(/somal|сомал|صومال/u);

/** "A northern district", "un distrito norte" are districts of any country; "the Southern District" is one of Israel. */
function isSomeDistrict(item: PlaceItem, items: readonly Item[], place: number): boolean {
  const text = bareName(item);
  const isCapital = item.written?.isCapital === true;
  if (!district.test(text) || isCountryNamed(item, items)) return false;
  return !(/district$/.test(text) && isCapital && hasArticle(item, items, place));
}

const district = folded(
  /^(?:(?:northern|southern|central) district|district (?:nord|sud|centre)|distrito (?:norte|sur|central|meridional)|(?:северн|южн|центральн|північн|південн)\p{L}+ округ\p{L}*|(?:ال)?منطقة (?:ال)?(?:شمالية|جنوبية|وسطى))$/u,
);

/** "У Донецьку" is in the town; "Донецьку область" has its noun. */
function isAdjectiveAlone(item: PlaceItem, items: readonly Item[], place: number): boolean {
  if (!isAdjective(item) || hasNoun(item, items, place)) return false;
  // "Донецкая область обогнала Луганскую"; "Луганську" is the town's as well.
  const isTown = /к[ау]$/.test(item.written?.text ?? '');
  return isTown || !items.some((other, at) => isAdjective(other) && hasNoun(other, items, at));
}

function isAdjective(item: Item): item is PlaceItem {
  return (
    item.type === 'place' &&
    item.places.some((one) => oblasts.has(countryOfPlace(one))) &&
    adjective.test(item.written?.text ?? '')
  );
}

const oblasts: ReadonlySet<string> = new Set(['UA', 'RU', 'BY', 'KZ']);
const adjective = folded(/^[\p{L} ]*(?:с|ц|з)ь?к(?:а|у|ою|ій|ої|ая|ой|ую)$/u);

/** "El norte de Santander" is the north of another department. */
function isPartWithArticle(item: PlaceItem, items: readonly Item[], place: number): boolean {
  return /^norte (?:de )?santander$/.test(bareName(item)) && hasArticle(item, items, place);
}

/** "Kivu province" was one before there were two. */
function isRegionAsProvince(item: PlaceItem, items: readonly Item[], place: number): boolean {
  if (item.written?.isOfRegion !== true || !kivu.test(bareName(item))) return false;
  return besideList(items, place).some((noun) => oneProvince.test(wordOf(noun)));
}

const kivu = folded(/^(?:kivu|киву|ківу|كيفو)$/u);
const oneProvince = folded(
  /^(?:(?:in )?(?:the )?province|provincia|провинци[ияюе]|провінці[їяюєи]|مقاطعة|محافظة)$/u,
);

/** "40 Amhara were killed": who, and not where. */
function isOfPeople(item: PlaceItem, items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  const isCount = before?.type === 'number' && !before.isYear && !before.isInflected;
  // "المحافظات الجنوبية الثلاث درعا والقنيطرة والسويداء".
  if (isCount && items.slice(Math.max(0, place - 3), place).some(isProvinceNoun)) return false;
  return isCount && isProvince(item) && item.written?.isOfRegion !== true;
}

/** "Bolívar, Cauca" is a town of Cauca, and Bolívar a department as well. */
function isTownBesideItsDivision(_: PlaceItem, items: readonly Item[], place: number): boolean {
  return [place - 1, place].some((first) => {
    const [one, other] = [items[first], items[first + 1]];
    if (!isProvince(one) || !isProvince(other)) return false;
    const isOfTwo = !isInList(items[first - 1]) && !isInList(items[first + 2]);
    return isOfTwo && [one, other].every(({ places }) => places.some(isOfSharedNames));
  });
}

function isInList(item: Item | undefined): boolean {
  return item?.type === 'place' || hasTag(item, 'and');
}

/** Countries in which towns have the names of other departments. */
function isOfSharedNames(place: Place): boolean {
  return countryOfPlace(place) === 'CO';
}

/** "Killed in Syria as a result of the war against Ukraine": where, and in which war, are two countries. */
function isFoughtElsewhere(item: PlaceItem, items: readonly Item[], place: number): boolean {
  if (!isCountry(item)) return false;
  const against = isArticle(items[place - 1]) ? place - 2 : place - 1;
  const isOfWar = hasTag(items[against - 1], 'war') || war.test(wordOf(items[against - 1]));
  if (!isOfWar || !hasTag(items[against], 'involving', 'from_or_with')) return false;
  const countries = new Set(item.places.map(countryOfPlace));
  return items.some(
    (other) => other.type === 'place' && !other.places.some((one) => countries.has(countryOfPlace(one))),
  );
}

/** "As a result of the war" is one phrase. */
const war = folded(/(?:war|guerra|guerre|войн[аыеу]|війн[аиіу]|حرب)$/u);

/** Whether a noun beside it, or beside the list that it is in, says what kind of division it is. */
function hasNoun(item: PlaceItem, items: readonly Item[], place: number): boolean {
  return besideList(items, place).some((noun) =>
    item.places.some((one) => one.type === 'province' && isNounOf(noun, one)),
  );
}

function isNounOf(noun: Item, { province }: Extract<Place, { type: 'province' }>): boolean {
  const word = wordOf(noun);
  if (word === '') return false;
  if (isDivisionOf(word, province) || isNounOfDivision(word)) return true;
  return isProvinceNoun(noun) && /province|governorate/i.test(province.source_name ?? '');
}

/** What stands around a name and those that are listed with it: the nouns of "the states of Borno and Niger", "Borno and Niger states". */
function besideList(items: readonly Item[], place: number): Item[] {
  let [from, to] = [place - 1, place + 1];
  while (isOfList(items[from])) from--;
  while (isOfList(items[to])) to++;
  return items.slice(Math.max(0, from), to + 1).filter(({ type }) => type !== 'place');
}

function isOfList(item: Item | undefined): boolean {
  return item?.type === 'place' || hasTag(item, 'and') || (isSilent(item) && !hasTag(item, 'in', 'hashtag'));
}

/** Whether the country that it lies in is named, or another part of it. */
function isCountryNamed(item: PlaceItem, items: readonly Item[]): boolean {
  const countries = new Set(item.places.map(countryOfPlace));
  return items.some(
    (other) =>
      other !== item &&
      other.type === 'place' &&
      isCountry(other) &&
      other.places.some((one) => countries.has(countryOfPlace(one))),
  );
}

/** Names are known without an "el" that may be the Arabic article. */
function bareName({ written }: PlaceItem): string {
  return (written?.text ?? '').replace(/^el /, '');
}

function hasArticle(item: PlaceItem, items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  return item.written?.text.startsWith('el ') === true || isArticle(before) || article.test(wordOf(before));
}

const article = /(?:^| )(?:the|an?|une?|el|la|le|du|au|del|al|l)$/;

function isProvince(item: Item | undefined): item is PlaceItem {
  return item?.type === 'place' && item.places.some(({ type }) => type === 'province');
}

function isCountry({ places }: PlaceItem): boolean {
  return places.length > 0 && places.every(({ type }) => type === 'country');
}
