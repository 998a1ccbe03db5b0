import { asksWho } from './asks-who.js';
import { afterSilent, hasTag, type Item, textOf } from './item.js';

/** "How many died in Homs, and who killed them?": the words that ask for more than a number, which is a part of an answer. */
export function alsoAsked(items: readonly Item[]): readonly string[] {
  return items.flatMap((item, place) => {
    const next = items[afterSilent(items, place + 2)];
    const asks =
      hasTag(item, 'and') &&
      asksWho(items[place + 1]) &&
      hasTag(next, 'slew', 'fought', 'struck') &&
      items.slice(0, place).some((before) => hasTag(before, 'how_many'));
    if (!asks) return [];
    const end = items.findIndex(({ type }, other) => other > place && type === 'stop');
    const words = items.slice(place + 1, end < 0 ? items.length : end).map(textOf);
    return words.includes('') ? [words[0] ?? ''] : [words.join(' ')];
  });
}
