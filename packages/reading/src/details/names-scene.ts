import { hasTag, type Item, wordOf } from '../items/item.js';
import { isTargeting } from '../items/on-civilians.js';
import { folded } from '../language/folded.js';
import { isHour, isNoScene, isScene, isVehicle } from './scenes.js';
import { isNoun } from './victims.js';

/** What stands behind an event: "attack", "on", "a crowded market". */
interface Told {
  readonly before: Item | undefined;
  readonly link: Item | undefined;
  readonly told: readonly Item[];
}

/**
 * Whether what is told of an event is where it was, or at what it was aimed: a place to attack, people or a name. Only its
 * first words tell: "explosions of gas in homes".
 */
export function namesScene({ before, link, told }: Told): boolean {
  const first = firstWords(told);
  if (told.some((item) => isNoScene(wordOf(item)))) return false;
  if (told.some(isCheckpoint)) return true;
  const isFor = purpose.test(wordOf(link));
  const isAgainst = isTargeting(link);
  if (first.some((item) => isScene(wordOf(item)))) {
    const mayCollide = hasTag(before, 'battle') && of.test(wordOf(link));
    return !mayCollide || !first.some((item) => isVehicle(wordOf(item)));
  }
  if (first.some((item) => isHour(wordOf(item)))) return !isFor && !of.test(wordOf(link));
  if (first.some(isNoun)) return !isFor || isAgainst;
  // Without capitals names are told by what befell them: "غارات على البوكمال".
  if (first.some(isArabic))
    return hasTag(before, 'explosion_remote_violence') && isAgainst && first.length === 1;
  return !isFor && first.some((item) => item.type === 'unknown' && item.isCapital);
}

/** From the first word that may name something up to what is none: "a market" of "a market of the old town". */
function firstWords(told: readonly Item[]): readonly Item[] {
  const from = told.findIndex(isWord);
  if (from < 0) return [];
  const end = told.findIndex((item, place) => place > from && !isWord(item));
  return told.slice(from, end < 0 ? told.length : end);
}

/** A word that may name something: any that is not known, or is known to be of a part. */
function isWord(item: Item): boolean {
  return item.type === 'unknown' || hasTag(item, 'restricts');
}

function isArabic(item: Item): boolean {
  return /^\p{Script=Arabic}/u.test(wordOf(item));
}

/** A word that says nothing where a number passes it: "حاجز الـ40". */
export function isCheckpoint(item: Item): boolean {
  return /^حاجز$/u.test(wordOf(item));
}

const of = /^(?:of|del?|d|des|du)$/;

/** "Against Ebola", "за Кубок": what begins with a capital behind them is not a place as a rule. */
const purpose = folded(/^(?:against|for|contra|contre|por|para|pour|за|против|проти|ضد)$/u);
