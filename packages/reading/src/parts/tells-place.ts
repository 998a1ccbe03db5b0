import { hasTag, type Item, textOf } from '../items/item.js';
import { isProvinceNoun } from '../items/province-nouns.js';

/** Whether a text speaks of a place that it does not name: "there", "across the country", "in that province". */
export function tellsPlace(items: readonly Item[]): boolean {
  return items.some(
    (item, place) =>
      (hasTag(item, 'told_place') && !isThereWas(items, place)) ||
      hasTag(item, 'countrywide', 'territory') ||
      isProvinceNoun(item),
  );
}

/** "There were no clashes". */
function isThereWas(items: readonly Item[], place: number): boolean {
  return textOf(items[place]) === 'there' && /^(?:was|were|has|have|had)$/.test(textOf(items[place + 1]));
}
