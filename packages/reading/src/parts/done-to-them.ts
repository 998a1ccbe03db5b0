import { afterSilent, hasTag, type Item, isOfTime, isSilent, textOf, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';

/** Whether it is asked, or told, what was done to those who are asked for or named: parties are counted by what they did. */
export function isOfWhomItWasDoneTo(items: readonly Item[]): boolean {
  return asksWhoSuffered(items) || items.some((_, place) => isSuffered(items, place));
}

/** "Which group was killed most?", "quel groupe a été le plus attaqué ?", which is not who killed most. */
function asksWhoSuffered(items: readonly Item[]): boolean {
  const asked = items.findIndex((item) => hasTag(item, 'which_actor'));
  const passive = items.findIndex((item, place) => place > asked && befell.test(textOf(item)));
  if (asked < 0 || passive < 0) return false;
  const isDeed = (item: Item) => hasTag(item, 'killed', 'struck') && !/ing$/.test(textOf(item));
  return items.slice(passive + 1).some(isDeed) || isAttacked(items, passive + 1);
}

const befell = /^(?:was|were|been|fue|fueron|sido|ete|fait)$/;

/** "A été le plus attaqué"; folded, a participle may be written as the noun is. */
function isAttacked(items: readonly Item[], start: number): boolean {
  let place = start;
  while (isSilent(items[place]) || hasTag(items[place], 'most', 'fewest')) place++;
  return attacked.test(textOf(items[place]));
}

const attacked = /^attaquee?s?$/;

/**
 * "Combien d'attaques le JNIM a-t-il subies ?", "attacks suffered by JNIM", "lives lost by the Taliban": their own, though nobody else
 * is named.
 */
function isSuffered(items: readonly Item[], place: number): boolean {
  const word = wordOf(items[place]);
  const isBy = hasTag(items[place + 1], 'by') && items[afterSilent(items, place + 2)]?.type === 'actor';
  if (isBy && (suffering.test(word) || losses.test(word))) return true;
  if (!suffering.test(word)) return false;
  let before = place - 1;
  while (isSilent(items[before]) || hasTag(items[before], 'whether', 'members')) before--;
  return items[before]?.type === 'actor';
}

const losses = /^(?:lives lost|lives were lost|lives have been lost|(?:vidas )?perdidas|(?:vies )?perdues)$/;
const suffering = folded(
  /^(?:(?:a|ont|avait|ha|han|has|have|had) )?(?:suffer\S*|endured?|faced?|sustained|underwent|sufri\S*|recibi\S*|padeci\S*|subi\S*|essuy\S*|подвер\S+|перенес\S*|зазна\S+|піддав\S*|تعرض\S*)$/u,
);

/** Whether those who were killed may be of the party that is named, or its opponents: of both sides another number is told. */
export function isOfThem(items: readonly Item[]): boolean {
  return items.some((_, place) => isProtestOf(items, place) || isFightingThem(items, place));
}

/** "The Maidan protests killed 100": those who protested. */
function isProtestOf(items: readonly Item[], place: number): boolean {
  return items[place]?.type === 'actor' && hasTag(items[place + 1], 'protest', 'riot');
}

/** "Killed in Kabul in 2010 fighting the Taliban"; "in fighting with the Taliban" tells of all who died in it. */
function isFightingThem(items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  const isVerb = before?.type === 'place' || (before !== undefined && isOfTime(before));
  return (
    isVerb && textOf(items[place]) === 'fighting' && items[afterSilent(items, place + 1)]?.type === 'actor'
  );
}
