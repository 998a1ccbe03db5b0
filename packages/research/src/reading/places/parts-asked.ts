import type { Grouping } from '../../domain/event-question.js';
import { hasTag, type Item, isSilent } from '../items/item.js';
import { provinceNouns } from './listed-units.js';

/** How many parts of what is counted are asked for: "the five deadliest provinces", "top 3 months". */
export interface PartsAsked {
  readonly count: number;
  readonly grouping: Extract<Grouping, 'day' | 'month' | 'year' | 'province'>;
  /** Places of the items that say so. */
  readonly used: ReadonlySet<number>;
}

/**
 * The number before a word for provinces or times, with nothing but an order between them; null where no order is told, or
 * the number says something else, as in "in the last five months".
 */
export function partsAsked(items: readonly Item[], used: ReadonlySet<number>): PartsAsked | null {
  if (!items.some((item) => hasTag(item, ...orders))) return null;
  const found = items.flatMap((item, place) => {
    if (item.type !== 'number' || item.isYear || used.has(place)) return [];
    if (item.value < 2 || item.value > mostParts || isOfAll(items, place)) return [];
    // "المحافظات الثلاث".
    const before = items[place - 1];
    const named = before?.type === 'phrase' && isArabic.test(before.text) ? groupingOf(before) : null;
    if (named !== null) return [{ count: item.value, grouping: named, used: new Set([place - 1, place]) }];
    let next = place + 1;
    while (hasTag(items[next], ...orders) || (isSilent(items[next]) && groupingOf(items[next]) === null))
      next++;
    const grouping = groupingOf(items[next]);
    return grouping === null ? [] : [{ count: item.value, grouping, used: new Set([place, next]) }];
  });
  const [only = null, ...others] = found;
  return others.length === 0 ? only : null;
}

/** "How many of the 14 provinces", "all 14 provinces". */
function isOfAll(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while (isSilent(items[before])) before--;
  return hasTag(items[before], 'how_many', 'all', 'last');
}

const isArabic = /\p{Script=Arabic}/u;
const orders = ['most', 'fewest', 'deadliest'] as const;
const mostParts = 50;

function groupingOf(item: Item | undefined): PartsAsked['grouping'] | null {
  if (item?.type !== 'phrase') return null;
  if (provinceNouns.test(item.text) || item.tags.has('which_province')) return 'province';
  if (yearNouns.test(item.text) || item.tags.has('which_year')) return 'year';
  if (monthNouns.test(item.text) || item.tags.has('which_month')) return 'month';
  return dayNouns.test(item.text) || item.tags.has('which_day') ? 'day' : null;
}

const yearNouns = /^(?:years|anos|annees|ans|года|годы|лет|годов|роки|років|أعوام|اعوام|سنوات|سنين)$/u;
const monthNouns = /^(?:months|meses|mois|месяца|месяцев|месяцы|місяці|місяців|أشهر|اشهر|شهور)$/u;
const dayNouns = /^(?:days|dias|jours|дня|дней|дни|дні|днів|أيام|ايام)$/u;
