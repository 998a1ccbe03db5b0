import { afterSilent, hasTag, type Item, isOfTime, isSilent, textOf } from '../items/item.js';
import type { Met } from './read-so-far.js';

/** Whether a word tells that a number is of each of the times or places named, and not of all of them together. */
export function isOneByOne(met: Met): boolean {
  return isAsThen(met) || isToo(met);
}

/** "Killed in 2017 and again in 2018"; "again" beside a single time tells of no other. */
export function isOnceMore(items: readonly Item[], place: number): boolean {
  const next = items[afterSilent(items, place + 1)];
  return (
    again.test(textOf(items[place])) &&
    hasTag(items[place - 1], 'and') &&
    next !== undefined &&
    isOfTime(next)
  );
}

const again = /^(?:again|once more|de nuevo|otra vez|de nouveau|a nouveau|encore)$/u;

/** "В 2017 году погибли 300, как и в 2018", "como en 2016". */
function isAsThen({ item, items, index, times }: Met): boolean {
  if (!/^(?:как|як|como|comme)$/u.test(item.text) || (index === 0 && !hasTag(items[1], 'and'))) return false;
  let next = index + 1;
  while (hasTag(items[next], 'and') || isSilent(items[next])) next++;
  return times.has(next);
}

/** "In 2017 300 were killed, and in 2018, too", "in Homs, and in Hama, too"; beside the only one it tells of others. */
function isToo({ item, items, index, next, times }: Met): boolean {
  if (!/^(?:too|as well|also|كذلك)$/u.test(item.text)) return false;
  const beside = [index - 1, next];
  if (beside.some((place) => items[place]?.type === 'place'))
    return items.filter(({ type }) => type === 'place').length > 1;
  return beside.some((place) => times.has(place)) && areApart(items, times);
}

/** Whether more than what joins the words of one time stands between times. */
function areApart(items: readonly Item[], times: ReadonlySet<number>): boolean {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return items
    .slice(first, last)
    .some((item, at) => !times.has(first + at) && (hasTag(item, 'and') || !isSilent(item)));
}
