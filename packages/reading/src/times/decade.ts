import { afterSilent, hasTag, type Item, wordOf } from '../items/item.js';

/** "Les années 1990", "los años 1990": ten years, where "les années 2010 et 2011" are the two that are named. */
export function isDecade(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'number' || !item.isYear || item.value % 10 > 0) return false;
  if (!years.test(wordOf(items[place - 1]))) return false;
  const next = items[afterSilent(items, place + 1)];
  const isListed = hasTag(next, 'and', 'to', 'either') || (next?.type === 'number' && next.isYear);
  return !isListed && !hasTag(items[place - 2], 'and', 'to', 'between');
}

/** As folded. */
const years = /^(?:.* )?(?:years|annees|anos|годы|годах|роки|роках|سنوات)(?: (?:of|de|d))?$/u;
