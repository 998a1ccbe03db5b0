import { hasTag, type Item, isArticle, textOf } from '../items/item.js';

/** "The 2023 war", "la guerre de 2023", "война 2023 года": when it began, perhaps, where "the war in 2023" is of that year alone. */
export function isYearOfWar(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'number' || !item.isYear) return false;
  if (isArticle(items[place - 1]) && isWar(items[place + 1])) return true;
  return isWar(items[linking.test(textOf(items[place - 1])) ? place - 2 : withoutLink(items, place)]);
}

const linking = /^(?:de|du|del|of)$/;

/** The place before a year in languages that need no word between: in English "Syria war 2017" is a heading. */
function withoutLink(items: readonly Item[], place: number): number {
  return /\p{Script=Latin}/u.test(textOf(items[place - 1])) ? -1 : place - 1;
}

function isWar(item: Item | undefined): boolean {
  return hasTag(item, 'war') && war.test(textOf(item));
}

const war =
  /^(?:(?:civil |armed )?(?:war|conflict)|guerra(?: civil)?|conflicto(?: armado)?|guerre(?: civile)?|conflit(?: arme)?|воин[аеуы]|воиною?|віин[аиіу]|віиною|حرب)$/u;
