import { isBoundedAbove } from '../domain/predicate.js';
import { hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import type { Quantity } from '../quantities/read-quantity.js';

/**
 * "Only 500 of the deaths were reported", "fewer than 5,000 deaths were documented": a limit on what was counted, and not on what
 * happened. "Fewer than 300 deaths were recorded in Homs" tells of what happened.
 */
export function isLimitOfCounting(items: readonly Item[], quantity: Quantity | null): boolean {
  if (quantity === null || quantity.predicate.fails.to === Number.POSITIVE_INFINITY) return false;
  const isOnly = items.some((item) => hasTag(item, 'only'));
  const isLimit = isOnly || isBoundedAbove(quantity.predicate);
  return items.some((item, place) => {
    const verb = wordOf(item);
    const isDocumenting = documenting.test(verb);
    if (!isDocumenting && !recording.test(verb)) return false;
    // "Fewer than 500 people were reported killed".
    if (hasTag(items[place + 1], 'killed')) return false;
    // "Homs recorded only 500 deaths": it had no more.
    const isOfPlace = items[place - 1]?.type === 'place' && !hasTag(items[place - 2], 'in');
    if (isOfPlace && !isDocumenting) return false;
    if (place < quantity.start) return isOnly || (isDocumenting && isLimit && !active.test(verb));
    if (isOfThem(items, quantity)) return true;
    return isLimit && (isOnly || isDocumenting || isLast(items, place, quantity));
  });
}

/** "500 of the deaths", "500 de los muertos", "500 des morts". */
function isOfThem(items: readonly Item[], { end }: Quantity): boolean {
  const [first, second] = [textOf(items[end]), textOf(items[end + 1])];
  if (first === 'des' || first === 'из' || first === 'із' || first === 'з') return true;
  return /^(?:of|de|d)$/.test(first) && /^(?:the|those|los|las|les|ces|ceux)$/.test(second);
}

/** "Fewer than 500 deaths in Homs in 2017 were recorded": after the place and the time it is what is told. */
function isLast(items: readonly Item[], place: number, { end }: Quantity): boolean {
  const isPlaceOrTime = (item: Item) =>
    item.type === 'place' || item.type === 'month' || (item.type === 'number' && item.isYear);
  const isOver = (item: Item) => item.type === 'stop' || (isSilent(item) && !hasTag(item, 'in'));
  return items.slice(end, place).some(isPlaceOrTime) && items.slice(place + 1).every(isOver);
}

const documenting =
  /^(?:(?:ont|a|se|han|ha) )?(?:reported|documented|verified|confirmed|accounted for|(?:documentad|reportad|confirmad|verificad)[oa]s?|documentaron|reportaron|(?:document|signal|confirm|verifi|rapport)ee?s?|задокументирован\S*|подтвержден\S*|учтен\S*|задокументован\S*|підтверджен\S*|обліковано|[يت]?وثق|وثقت|توثيق|موثق\S*)$/u;
/** "The provinces accounted for fewer than 500 deaths". */
const active = /^accounted for$/;
const recording =
  /^(?:(?:ont|a|se|han|ha) )?(?:recorded(?: in)?|registered|counted|logged|listed|(?:registrad|contabilizad|contad)[oa]s?|registraron|registro|contabilizaron|(?:recens|enregistr|denombr|comptabilis)ee?s?|зафиксирован\S*|зарегистрирован\S*|подсчитан\S*|зафіксован\S*|зареєстрован\S*|підрахован\S*|سجل|سجلت|تسجيل)$/u;
