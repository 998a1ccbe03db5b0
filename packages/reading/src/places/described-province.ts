import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { isProvinceNoun } from '../items/province-nouns.js';
import { folded } from '../language/folded.js';

/**
 * Whether a word that is not known tells what a province is like, and so nothing that is counted: "the Druze province of
 * Sweida", "provincia costera de Latakia", "محافظة السويداء ذات الغالبية الدرزية". Words for a part of it are known, and
 * restrict ("northern"); those that place it beside another one ("province voisine de Homs") do not describe it.
 */
export function describesProvince(items: readonly Item[], place: number, language: string): boolean {
  if (isNeighbour(items, place) || liesInCountry(items, place)) return true;
  const [from, to] = wordsAround(items, place);
  if (to - from > mostWords || words(items, from, to).some((word) => elsewhere.test(word))) return false;
  switch (language) {
    case 'es':
    case 'fr':
      return isNounThenPlace(items, from, to) || (language === 'es' && isBeforeNoun(items, from, to));
    case 'ar':
      return isArabic(items, from, to);
    default:
      return isBeforeNoun(items, from, to) && (language === 'en' || isSlavicAdjective(items[to - 1]));
  }
}

/** "Mostly Druze", "ذات الغالبية الدرزية"; more say something of their own. */
const mostWords = 3;

function wordsAround(items: readonly Item[], place: number): [number, number] {
  let [from, to] = [place, place + 1];
  while (mayDescribe(items[from - 1])) from--;
  while (mayDescribe(items[to])) to++;
  return [from, to];
}

/** "Druze", and the "mostly" and "ذات" that may go before it. */
function mayDescribe(item: Item | undefined): boolean {
  return (
    item?.type === 'unknown' || (hasTag(item, 'relative') && !hasTag(item, 'which_province', 'which_actor'))
  );
}

function words(items: readonly Item[], from: number, to: number): string[] {
  return items.slice(from, to).flatMap((item) => (item.type === 'unknown' ? [item.text] : []));
}

/**
 * What is no word of what a province is like: its rest or a half of it, what lies beside it, what is to be of it, and
 * the part of it that is rural or that somebody holds. "The rural province of Damascus" is another one.
 */
const elsewhere = folded(
  new RegExp(
    `^(?:${[
      'other|another|rest|remaining|half|former|each|every|lower|upper|inner|outer|most|bordering|surrounding|rural|urban',
      'held|controlled|occupied|declared|proclaimed|styled|claimed',
      'voisine?s?|limitrophes?|frontaliere?s?|proches?|mitoyen\\p{L}*|contigue?s?|adjacente?s?|attenante?s?|privee?|amputee?',
      'dependante?|separee?|autres?|rurale?s?|urbaine?s?|controlee?|occupee?|tenue?|proclamee?',
      'limitrofes?|fronteriz\\p{L}+|cercan\\p{L}+|colindantes?|contigu[oa]s?|aledan\\p{L}+|dependientes?|lindantes?|otr[oa]s?',
      'restantes?|rurales|urbanas?|controlad[oa]|ocupad[oa]|proclamad[oa]',
      'остальн\\p{L}+|проч\\p{L}+|друг\\p{L}+|ин(?:ои|ая|ую)|сельск\\p{L}+|городск\\p{L}+|занят\\p{L}+|захваченн\\p{L}+',
      'контролируем\\p{L}+|удерживаем\\p{L}+|подконтрольн\\p{L}+|оккупированн\\p{L}+|бывш\\p{L}+',
      'інш\\p{L}+|решт\\p{L}*|сільськ\\p{L}+|міськ\\p{L}+|зайнят\\p{L}+|захоплен\\p{L}+|контрольован\\p{L}+|підконтрольн\\p{L}+',
      'окупован\\p{L}+|колишн\\p{L}+',
    ].join('|')})$`,
    'u',
  ),
);

/** "Provincia costera de Latakia"; a capital may begin the name of another place. */
function isNounThenPlace(items: readonly Item[], from: number, to: number): boolean {
  const isCapital = items.slice(from, to).some((item) => item.type === 'unknown' && item.isCapital);
  return !isCapital && isProvinceNoun(items[from - 1]) && isProvince(items[afterOf(items, to)]);
}

/** "The Druze province of Sweida", "в друзской провинции Сувейда". */
function isBeforeNoun(items: readonly Item[], from: number, to: number): boolean {
  return isSilent(items[from - 1]) && isProvinceNoun(items[to]) && isProvince(items[afterOf(items, to + 1)]);
}

function isSlavicAdjective(item: Item | undefined): boolean {
  // Folded, "ой" is "ои" and "ої" is "оі".
  return item?.type === 'unknown' && /(?:ои|еи|ая|яя|ую|юю|оі|іи|а|у|ою)$/u.test(item.text);
}

/** "In neighbouring Quneitra", "القنيطرة المجاورة"; in "provinces neighbouring Quneitra" it is another one. */
function isNeighbour(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'unknown' || !neighbour.test(item.text)) return false;
  if (/^\p{Script=Arabic}/u.test(item.text)) return isProvince(items[place - 1]);
  const before = items[place - 1];
  return isProvince(items[place + 1]) && isSilent(before) && !isProvinceNoun(before);
}

const neighbour = /^(?:neighbou?ring|nearby|vecin[ao]|соседн\p{L}+|сусідн\p{L}+|المجاورة|المجاوره)$/u;

/** "محافظة السويداء ذات الغالبية الدرزية", "محافظة القنيطرة المجاورة". */
function isArabic(items: readonly Item[], from: number, to: number): boolean {
  const [first = '', ...others] = words(items, from, to);
  if (!isProvince(items[from - 1]) || !isProvinceNoun(items[from - 2])) return false;
  if (hasTag(items[from], 'relative')) return [first, ...others].every((word) => word.startsWith('ال'));
  return others.length === 0 && arabicAdjectives.test(first);
}

const arabicAdjectives =
  /^ال(?:ساحليه|ساحلية|درزيه|درزية|مجاوره|مجاورة|صحراويه|صحراوية|زراعيه|زراعية|منكوبه|منكوبة)$/u;

/**
 * "The southern Syrian province of Sweida": where in its country it lies. "Syria's southern Sweida province" may be the south of
 * it.
 */
export function liesInCountry(items: readonly Item[], place: number): boolean {
  if (!direction.test(wordOf(items[place]))) return false;
  let [from, to] = [place, place + 1];
  while (direction.test(wordOf(items[from - 1]))) from--;
  while (direction.test(wordOf(items[to]))) to++;
  const noun = isCountry(items[to]) || items[to]?.type === 'unknown' ? to + 1 : -1;
  return (
    isSilent(items[from - 1]) && isProvinceNoun(items[noun]) && isProvince(items[afterOf(items, noun + 1)])
  );
}

const direction =
  /^(?:(?:north|south)?(?:east|west)?ern|north|south|(?:north|south)?(?:east|west)|coastal|restive)$/;

function isCountry(item: Item | undefined): boolean {
  return item?.type === 'place' && item.places.every(({ type }) => type === 'country');
}

function isProvince(item: Item | undefined): boolean {
  return item?.type === 'place' && item.places.every(({ type }) => type === 'province');
}

/** The place after "of". */
function afterOf(items: readonly Item[], place: number): number {
  return isSilent(items[place]) && !hasTag(items[place], 'in') ? place + 1 : place;
}
