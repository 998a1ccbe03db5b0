import { hasTag, type Item, isSilent } from '../items/item.js';

/** Whether a word stands before a unit: "no month", "how many provinces". */
export function isUnitAfter(items: readonly Item[], place: number): boolean {
  let next = place + 1;
  while (isSilent(items[next]) && !hasTag(items[next], 'unit', 'in')) next++;
  return hasTag(items[next], 'unit');
}
