import { KINDS } from './counted.js';
import { hasTag, type Item, textOf, wordOf } from './item.js';

/**
 * "Cayeron 40 personas" tells of deaths, and "las muertes cayeron" of fewer: where people alone are named, they died. Residents who
 * were lost may have left.
 */
export function fallen(items: readonly Item[]): Item[] {
  const told = items.some((item) => residents.test(wordOf(item))) ? items.map(unlessLost) : [...items];
  const isOfPeople =
    told.some((item) => hasTag(item, 'people', 'civilians')) &&
    !told.some((item) => hasTag(item, 'killed', 'event', ...KINDS));
  if (!isOfPeople) return told;
  return told.map((item) =>
    item.type === 'phrase' && hasTag(item, 'fell') ? { ...item, tags: new Set(['killed']) } : item,
  );
}

function unlessLost(item: Item): Item {
  const text = textOf(item);
  return lost.test(text) ? { type: 'unknown', text, isCapital: false } : item;
}

const residents = /(?:^| )(?:residents?|inhabitants?|habitantes?|habitants?)$/;
const lost =
  /^(?:lost|loses?|losing|perdio|perdieron|ha perdido|perdia|a perdu|ont perdu|avait perdu|perd|perdit)$/;
