import { isGovernment } from '../domain/party-names.js';
import type { Place } from '../gazetteer/place-book.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { isProvinceNoun } from '../items/province-nouns.js';

/**
 * Whether provinces stand beside their country, and it is not plain that no more than they are meant: "in Homs and in all
 * of Syria", "in Idlib, 10,000 died in Syria", "the government in Damascus fought in Syria". In "Homs, Syria", "in Syria,
 * 400 died in Homs" and "the war in Syria killed 400 in Homs" they are. `times` are the places of items that tell a time.
 */
export function isOfUnclearPart(items: readonly Item[], times: ReadonlySet<number>): boolean {
  if (items.some((item) => hasTag(item, 'which_province', 'by_province', 'among_provinces'))) return false;
  const named = items.flatMap((_, place) => (isNamed(items, place) ? [place] : []));
  const provinces = named.filter((place) => isProvince(items[place]));
  if (provinces.length === 0) return false;
  const countries = named.filter((place) => !isProvince(items[place]));
  const isOfCountry = countries.length > 0;
  if (provinces.some((place) => isSeat(items, place, isOfCountry))) return true;
  return (
    // "In Homs and nationwide".
    items.some((item, place) => hasTag(item, 'countrywide') || joinsBoth(items, place)) ||
    countries.some(
      (place) =>
        (isWhole(items, place) && !isWithName(place, provinces)) ||
        beginsList(items, place) ||
        isFarBehind(items, place, times),
    )
  );
}

/** Any but a label, which is told beside a text. */
function isNamed(items: readonly Item[], place: number): boolean {
  return items[place]?.type === 'place' && !hasTag(items[place - 1], 'hashtag');
}

function isProvince(item: Item | undefined): boolean {
  return item?.type === 'place' && item.places.some(({ type }: Place) => type === 'province');
}

function isCountry(item: Item | undefined): boolean {
  return item?.type === 'place' && !isProvince(item);
}

/** "Homs and Syria", "in Syria in 2018, as well as in Homs"; "in Syria, 400 died in Homs and Hama" joins no country. */
function joinsBoth(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'and', 'either') && !plus.test(textOf(items[place]))) return false;
  let next = place + 1;
  while (isSilent(items[next]) || hasTag(items[next], 'in', 'all', 'and', 'greeting')) next++;
  const before = items.slice(0, place).filter(({ type }) => type === 'place');
  if (isCountry(items[next])) return before.some(isProvince);
  return isProvince(items[next]) && isCountry(before.at(-1));
}

const plus = /^(?:plus|mas|плюс)$/u;

/** "Across Syria", "in all of Syria". */
function isWhole(items: readonly Item[], place: number): boolean {
  for (let before = place - 1; isSilent(items[before]) || hasTag(items[before], 'all'); before--)
    if (hasTag(items[before], 'all') || throughout.test(textOf(items[before]))) return true;
  return false;
}

const throughout =
  /^(?:across|all over|throughout|por tod[oa]|en el conjunto de|по все[ие]|по всіи|по всьому|по всему|a lo largo y ancho de|en la totalidad de|a travers|dans tout|dans l ensemble d[eu]|sur l ensemble d[eu]|partout (?:en|a|dans)|عبر|(?:في )?(?:جميع|كل) انحاء)$/u;

/** "Across Syria's Homs province": one province with nothing between. */
function isWithName(place: number, provinces: readonly number[]): boolean {
  return provinces.length === 1 && provinces[0] === place + 1;
}

/** "In Syria, Homs and Hama"; "in Syria's provinces of Homs and Hama" are provinces, and what begins a text is its scene. */
function beginsList(items: readonly Item[], place: number): boolean {
  if (items.slice(0, place).every((item) => item.type === 'stop' || isSilent(item))) return false;
  let last = place;
  let provinces = 0;
  for (let next = place + 1; isProvince(items[next]) || hasTag(items[next], 'and'); next++) {
    if (isProvince(items[next])) provinces++;
    last = next;
  }
  return provinces > 1 && !isProvinceNoun(items[last + 1]) && !isProvinceNoun(items[place - 1]);
}

/** "In Homs, 10,000 died in Syria": with more than a time between them. What is told of a war is told of all of it. */
function isFarBehind(items: readonly Item[], place: number, times: ReadonlySet<number>): boolean {
  const item = items[place];
  if (item?.type !== 'place' || item.isScene === true || isOfWar(items, place)) return false;
  const province = items.findLastIndex((other, before) => before < place && isProvince(other));
  const between = items.slice(province + 1, place);
  return (
    province >= 0 &&
    !between.every(
      (other, offset) =>
        times.has(province + 1 + offset) ||
        isSilent(other) ||
        isCountry(other) ||
        hasTag(other, 'and', 'all'),
    )
  );
}

/** "The war in Syria", "Syria's war". */
function isOfWar(items: readonly Item[], place: number): boolean {
  if (hasTag(items[place + 1], 'war')) return true;
  let before = place - 1;
  while (isSilent(items[before]) && !hasTag(items[before], 'war')) before--;
  return hasTag(items[before], 'war');
}

/**
 * Where a party sits, and not where it fought: "the Damascus government", "between the government in Damascus and IS". In
 * "battles between IS and the government in Damascus" it may be either, and beside the country it is not plain.
 */
function isSeat(items: readonly Item[], place: number, isOfCountry: boolean): boolean {
  let before = place - 1;
  while (isSilent(items[before])) before--;
  const after = afterSilent(items, place + 1);
  const isIn = items.slice(before + 1, place).some((item) => hasTag(item, 'in'));
  const isOfParty = items[before]?.type === 'actor';
  if (isPartyItself(items, place)) return true;
  if (!isCapital(items[place])) return false;
  if (!hasTag(items[place - 1], 'in') && isOfGovernment(items[place + 1])) return true;
  if (!isOfParty || !isOfGovernment(items[before])) return false;
  const isOneOfTwo = hasTag(items[after], 'and') && isParty(items, after + 1);
  return !isIn || isOfCountry || isOneOfTwo || deedAfter(items, place);
}

/** "Between Damascus and IS", "Damascus fought IS": those who govern from there. */
function isPartyItself(items: readonly Item[], place: number): boolean {
  if (hasTag(items[place - 1], 'in')) return false;
  const next = items[place + 1];
  if (hasTag(next, 'and') && isParty(items, place + 2)) return hasTag(items[place - 1], 'between');
  if (hasTag(items[place - 1], 'and') && items[place - 2]?.type === 'actor')
    return hasTag(items[place - 3], 'between');
  const isAsked = auxiliary.test(textOf(items[place - 1])) && hasTag(next, 'battle', 'attack', 'slew');
  return isCapital(items[place]) && (isAsked || hasTag(next, 'fought', 'struck'));
}

const auxiliary = /^(?:did|does|has|had)$/;

function deedAfter(items: readonly Item[], place: number): boolean {
  let next = place + 1;
  while (isSilent(items[next]) && !hasTag(items[next], ...deeds)) next++;
  return hasTag(items[next], ...deeds);
}

function isParty(items: readonly Item[], place: number): boolean {
  return items[afterSilent(items, place)]?.type === 'actor';
}

const deeds = ['fought', 'struck', 'slew', 'takes_part', 'battle', 'attack'] as const;

function isOfGovernment(item: Item | undefined): boolean {
  return item?.type === 'actor' && item.actor.some(isGovernment);
}

/** Whether a province's name may stand for those who govern from there. */
export function isCapital(item: Item | undefined): boolean {
  return (
    item?.type === 'place' &&
    item.places.some((named) => named.type === 'province' && seats.has(named.province.slug))
  );
}

const seats: ReadonlySet<string> = new Set([
  'damascus',
  'baghdad',
  'beirut',
  'ankara',
  'kyiv',
  'kyiv-city',
  'sanaa',
  'tripoli',
  'kabul',
  'khartoum',
]);
