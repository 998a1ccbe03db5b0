import { hasTag, type Item, textOf } from '../items/item.js';

/** "There was fighting throughout the year": that one event is on record does not show it. */
export function isSpread(items: readonly Item[]): boolean {
  return items.some(
    (item, place) => hasTag(item, 'all') || spreads.test(`${textOf(item)} ${textOf(items[place + 1])}`),
  );
}

const spreads =
  /^(?:throughout|all (?:year|month|through)|right through|over the (?:whole|entire)|the year through|year round|every part|por tod[oa]|durante tod[oa]|a lo largo de tod[oa]|tout au long|partout|на протяжении всего|по все[ихм]|по всему|протягом усього|протягом всього|по всіи|по всьому|طوال|طيلة|(?:في )?(?:جميع|كل) انحاء)/u;
