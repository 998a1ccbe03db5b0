import { afterSilent, hasTag, type Item, textOf } from '../items/item.js';

/**
 * Whether something is told of all of a time, of a province, or of all provinces: "there was fighting throughout the year".
 * That one event is on record does not show it. "All over Syria" is no more than "in Syria".
 */
export function isSpread(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    const text = `${textOf(item)} ${textOf(items[place + 1])}`;
    if (always.test(text)) return true;
    if (!hasTag(item, 'all') && !within.test(text)) return false;
    const next = items[afterSilent(items, place + 1)];
    return next?.type !== 'place' || next.places.some(({ type }) => type !== 'country');
  });
}

const always =
  /^(?:throughout|in all|all (?:the )?(?:syrian )?(?:provinces|governorates)|(?:the |for the )?(?:whole|entire) (?:year|month)|non ?stop|sin (?:descanso|tregua|cesar|pausa)|sans (?:relache|cesse|interruption|treve)|без перерыв|без упину|بلا توقف|دون توقف|all (?:year|month|through)|right through|over the (?:whole|entire)|the year through|year round|every part|durante tod[oa]|a lo largo de tod[oa]|tout au long|на протяжении всего|протягом усього|протягом всього|طوال|طيلة)/u;
const within =
  /^(?:across|all over|en todo|por tod[oa]|a travers|dans tout|partout|по все[ихм]|по всему|по всіи|по всьому|(?:في )?(?:جميع|كل) انحاء)/u;
