import { COMPARATORS } from './counted.js';
import { hasTag, type Item } from './item.js';

/** Without the word that joins a name to what it is told to be: "حلب هي المحافظة الأكثر دموية", "عدد القتلى هو 300". */
export function withoutCopula(items: readonly Item[]): Item[] {
  return items.filter((item, place) => place === 0 || !isCopula(item) || !tellsWhat(items[place + 1]));
}

function isCopula(item: Item): boolean {
  return item.type === 'unknown' && /^(?:هو|هي)$/u.test(item.text);
}

function tellsWhat(item: Item | undefined): boolean {
  return item?.type === 'number' ? !item.isYear : hasTag(item, ...orders, ...COMPARATORS);
}

const orders = ['deadliest', 'most', 'fewest', 'which_province', 'which_month', 'which_year'] as const;
