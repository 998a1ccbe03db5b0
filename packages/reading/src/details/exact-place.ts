import { isCountryName } from '../gazetteer/country-names.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import type { Detail } from './detail.js';

/**
 * "In Gamboru, Borno", "in the town of Gamboru in Borno", "near Khan Sheikhoun, Idlib": a place that the records do not tell
 * apart, right before one that they do, in which it lies. Names of towns are told by their capitals, or by their noun.
 */
export function exactPlaceAt(items: readonly Item[], place: number): Detail | null {
  const isNear = near.test(wordOf(items[place]));
  if (!isNear && (!hasTag(items[place - 1], 'in') || isFor.test(wordOf(items[place - 1])))) return null;
  const from = afterLinks(items, isNear ? place + 1 : place);
  const isNoun = isTownNoun(items[from]);
  let to = isNoun ? afterLinks(items, from + 1) : from;
  const name = to;
  while (isName(items[to], isNoun) && to - name < longestName) to++;
  // "Gamboru town".
  if (to > name && isTownNoun(items[to])) to++;
  if (to === name || isCountryName(items.slice(name, to).map(wordOf).join(' '))) return null;
  let next = to;
  while (isSilent(items[next])) next++;
  const within = items[next];
  if (within?.type !== 'place' || isCity(within) || beginsList(items, next)) return null;
  return { from: place, to, told: 'narrower' };
}

/** "Mosul, Baghdad and Kirkuk": the first of several, and in none of them. */
function beginsList(items: readonly Item[], place: number): boolean {
  let next = place + 1;
  while (hasTag(items[next], 'and') || (isSilent(items[next]) && !hasTag(items[next], 'in'))) next++;
  const other = items[next];
  return other?.type === 'place' && other.places.some(({ type }) => type === 'province');
}

/** "Douma, Damascus", "Bucha, Kyiv": a suburb, which lies in the province around the city. */
function isCity({ places }: Extract<Item, { type: 'place' }>): boolean {
  return places.some((one) => one.type === 'province' && cities.test(one.province.slug));
}

const cities =
  /^(?:damascus|ky?iv|kiev-(?:special|city).*|kyiv-city|bogota.*|bamako|kinshasa.*|addis-ababa.*|amanat.*|banaadir|jerusalem)$/;

/** "Battles for the Champions League in Homs". */
const isFor = /^(?:for|por|para|pour|за)$/u;

const longestName = 3;

const near = folded(
  /^(?:near|around|outside|close to|cerca de|alrededor de|près de|non loin de|возле|около|вблизи|под|біля|поблизу|під|قرب|بالقرب من)$/u,
);

function isLink(item: Item | undefined): boolean {
  return isSilent(item) && !hasTag(item, 'in');
}

function afterLinks(items: readonly Item[], place: number): number {
  let next = place;
  while (isLink(items[next])) next++;
  return next;
}

/** Without a noun before it, a name in capitals. */
function isName(item: Item | undefined, isAfterNoun: boolean): boolean {
  if (item?.type !== 'unknown' || near.test(item.text) || beyond.test(item.text)) return false;
  return item.isCapital || (isAfterNoun && arabic.test(item.text));
}

/** "In Tripoli, North Of Homs", as headlines have it. */
const beyond = /^(?:north|south|east|west|opposite|across|beyond|beside|off|from|to|and|or)$/;

const arabic = /^\p{Script=Arabic}/u;

function isTownNoun(item: Item | undefined): boolean {
  return (item?.type === 'unknown' || hasTag(item, 'restricts', 'filler')) && towns.test(wordOf(item));
}

const towns = folded(
  /^(?:city|town|village|hamlet|district|area|community|suburb|neighbou?rhood|camp|settlement|port|ciudad|localidad|pueblo|municipio|aldea|vereda|corregimiento|caserío|barrio|distrito|población|ville|village|localité|commune|hameau|bourg|bourgade|quartier|banlieue|مدينة|بلدة|قرية|ناحية|قضاء|حي|منطقة|مخيم|قصبة|город|города|городе|город(?:ок|ке|ка)|пос[её]лок|пос[её]лк[ае]|сел[оае]|деревн[яеи]|район|района|районе|місто|міста|місті|містечк[оаіу]|селищ[еаі]|сел[оаі]|районі)$/u,
);
