import { hasTag, type Item, textOf } from '../items/item.js';

/** "There was fighting throughout the year": that one event is on record does not show it. */
export function isSpread(items: readonly Item[]): boolean {
  return items.some(
    (item, place) =>
      hasTag(item, 'all', 'countrywide') || spreads.test(`${textOf(item)} ${textOf(items[place + 1])}`),
  );
}

const spreads =
  /^(?:throughout|in all|across|nationwide|countrywide|all over|all (?:the )?(?:syrian )?(?:provinces|governorates)|(?:the |for the )?(?:whole|entire) (?:year|month)|non ?stop|en todo|a lo (?:largo|ancho)|sin (?:descanso|tregua|cesar|pausa)|a travers|dans tout|sans (?:relache|cesse|interruption|treve)|без перерыв|без упину|بلا توقف|دون توقف|all (?:year|month|through)|right through|over the (?:whole|entire)|the year through|year round|every part|por tod[oa]|durante tod[oa]|a lo largo de tod[oa]|tout au long|partout|на протяжении всего|по все[ихм]|по всему|протягом усього|протягом всього|по всіи|по всьому|طوال|طيلة|(?:في )?(?:جميع|كل) انحاء)/u;
