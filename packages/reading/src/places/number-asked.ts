import type { Grouping } from '../domain/event-question.js';
import { KINDS } from '../items/counted.js';
import { hasTag, type Item, isSilent } from '../items/item.js';
import { provinceNouns } from '../items/province-nouns.js';
import { folded } from '../language/folded.js';

/** How many parts of what is counted, or events, are asked for: "the five deadliest provinces", "top 3 battles". */
export interface NumberAsked {
  readonly count: number;
  readonly of: Extract<Grouping, 'day' | 'month' | 'year' | 'province'> | 'event';
  /** Places of the items that say so. */
  readonly used: ReadonlySet<number>;
}

/**
 * The number before a word for provinces, times or events, with nothing but an order between them; null where no order is told, or
 * the number says something else, as in "in the last five months".
 */
export function numberAsked(items: readonly Item[], used: ReadonlySet<number>): NumberAsked | null {
  if (!items.some((item) => hasTag(item, ...orders))) return null;
  const found = items.flatMap((item, place) => {
    if (item.type !== 'number' || item.isYear || item.isInflected || used.has(place)) return [];
    if (item.value < 2 || item.value > mostAsked || isOfAll(items, place)) return [];
    // "المحافظات الثلاث".
    const before = items[place - 1];
    const named = before?.type === 'phrase' && isArabic.test(before.text) ? whatIs(before) : null;
    if (named !== null) return [{ count: item.value, of: named, used: new Set([place - 1, place]) }];
    let next = place + 1;
    while (hasTag(items[next], ...orders) || (isSilent(items[next]) && whatIs(items[next]) === null)) next++;
    const of = whatIs(items[next]);
    return of === null ? [] : [{ count: item.value, of, used: new Set([place, next]) }];
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
const mostAsked = 50;

function whatIs(item: Item | undefined): NumberAsked['of'] | null {
  if (item?.type !== 'phrase') return null;
  if (provinceNouns.test(item.text) || item.tags.has('which_province')) return 'province';
  if (yearNouns.test(item.text) || item.tags.has('which_year')) return 'year';
  if (monthNouns.test(item.text) || item.tags.has('which_month')) return 'month';
  if (dayNouns.test(item.text) || item.tags.has('which_day')) return 'day';
  return hasTag(item, 'event', ...KINDS) ? 'event' : null;
}

const yearNouns = folded(/^(?:years|anos|annees|ans|года|годы|лет|годов|роки|років|أعوام|سنوات|سنين)$/u);
const monthNouns = folded(/^(?:months|meses|mois|месяца|месяцев|месяцы|місяці|місяців|أشهر|شهور)$/u);
const dayNouns = folded(/^(?:days|dias|jours|дня|дней|дни|дні|днів|أيام)$/u);
