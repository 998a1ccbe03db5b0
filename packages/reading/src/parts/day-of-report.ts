import { hasTag, type Item, isFirst, isOfTime, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';

/**
 * "On 5 May it was reported that 40 died", "reported on 5 May: …", "40 killed in Homs were reported on 5 May": when it was told,
 * perhaps. "40 deaths were reported on 5 May in Homs" tells when they were.
 */
export function tellsDayOfReport(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    if (!telling.test(textOf(item))) return false;
    const time = skipped(items, place + 1);
    const behind = afterTime(items, time);
    if (hasTag(items[behind], 'that')) return items.slice(0, behind).some(isOfTime);
    if (behind === time) return false;
    return isFirst(items, place) || isSaidOfThoseIn(items, place);
  });
}

/** "По данным ООН от 2017 года": what the data are of. "От 2016 до 2018" is a range. */
export function tellsDateOfData(items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  return (
    /^от$/u.test(textOf(items[place])) &&
    next !== undefined &&
    isOfTime(next) &&
    !items.slice(place).some((item) => hasTag(item, 'to'))
  );
}

/** "40 killed in Homs were …": the verb of those who are told of with their place. */
function isSaidOfThoseIn(items: readonly Item[], verb: number): boolean {
  let before = verb - 1;
  while (isSilent(items[before]) || hasTag(items[before], 'and')) before--;
  return items[before]?.type === 'place' && items.slice(0, before).some((item) => hasTag(item, 'killed'));
}

function skipped(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next]) && !hasTag(items[next], 'that')) next++;
  return next;
}

/** After the time that begins at a place; the place itself where none does. */
function afterTime(items: readonly Item[], place: number): number {
  let next = place;
  while (isPartOfTime(items, next)) next++;
  return next > place ? skipped(items, next) : place;
}

function isPartOfTime(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item === undefined) return false;
  const isDay = item.type === 'number' && [1, 2].some((step) => items[place + step]?.type === 'month');
  return isOfTime(item) || isDay || hasTag(item, 'year_word') || /^(?:de|del|of)$/.test(textOf(item));
}

const telling = folded(
  /^(?:reported|announced|confirmed|(?:recorded|documented|registered|counted|seen)(?: in| on)?|signalée?s?|rapportée?s?|annoncée?s?|documentée?s?|recensée?s?|enregistrée?s?|comptée?s?|reportad[oa]s?|contabilizad[oa]s?|documentad[oa]s?|registrad[oa]s?|registraron|contabilizaron|documentaron|reportó|informó|сообщ\p{L}+|задокументирован\p{L}+|зафиксирован\p{L}+|зарегистрирован\p{L}+|повідомл\p{L}+|задокументован\p{L}+|зафіксован\p{L}+|зареєстрован\p{L}+)$/u,
);
