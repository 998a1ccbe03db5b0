import { folded } from '../language/folded.js';
import { type Item, isFirst, isOfTime, textOf } from './item.js';

/** "Pendant l'été 2017": no "been", and a time that is not read. */
export function withSummer(items: readonly Item[]): Item[] {
  return items.map((item, place) =>
    isSummer(items, place) ? { type: 'unknown', text: 'ete', isCapital: false } : item,
  );
}

function isSummer(items: readonly Item[], place: number): boolean {
  if (textOf(items[place]) !== 'ete') return false;
  const before = textOf(items[place - 1]);
  if (articles.test(before)) return true;
  if (place === items.length - 1) return false;
  if (isFirst(items, place)) return true;
  const next = items[textOf(items[place + 1]) === 'de' ? place + 2 : place + 1];
  // "L'année la plus meurtrière a été 2017".
  return next !== undefined && isOfTime(next) && !auxiliaries.test(before);
}

const articles = folded(/(?:^| )(?:l|cet|un|d|en)$/u);
const auxiliaries = folded(/(?:^| )(?:a|ont|avait|avaient|aura|auront|aurait|auraient|eut|ayant)$/u);
