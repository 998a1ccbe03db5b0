import { hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';

/**
 * "40 civiles de Homs murieron", "habitants de Homs", "жителей Хомса": whence they were, and not where they died, in the words
 * that tell it. "40 civiles murieron en Homs" tells where. Null where nothing of the kind is told.
 */
export function peopleOfPlace(items: readonly Item[]): string | null {
  // "The people of Homs lost more than 500 lives": their own, as is told of those who live there.
  if (items.some((item) => losing.test(textOf(item)))) return null;
  for (const [place, item] of items.entries()) {
    const end = endOfWhence(items, place);
    if (end === null || !hasTag(item, 'people', 'civilians') || hasTag(item, 'killed')) continue;
    return items.slice(place, end).map(sayItem).join(' ').trim();
  }
  return null;
}

/** How many of them were killed is answered by all who were killed there, and what was asked besides is told. */
export function isAskedOf(items: readonly Item[], isNumbered: boolean): boolean {
  return !isNumbered && items.some((item) => hasTag(item, 'how_many'));
}

/** After the place that people who are told of are from. */
function endOfWhence(items: readonly Item[], place: number): number | null {
  let next = place + 1;
  let isOf = items[place] !== undefined && takesGenitive(items[place]);
  while (isLink(items[next])) {
    isOf ||= of.test(wordOf(items[next]));
    next++;
  }
  const whence = items[next];
  if (!isOf || whence?.type !== 'place' || whence.hasParticle === true) return null;
  // "Погибшие мирные жители Сирия 2018", as people search.
  return next === place + 1 && nominative.test(whence.written?.text ?? '') ? null : next + 1;
}

function sayItem(item: Item): string {
  return item.type === 'place' ? (item.written?.text ?? '') : wordOf(item);
}

function isLink(item: Item | undefined): boolean {
  return (isSilent(item) && !hasTag(item, 'in')) || from.test(wordOf(item));
}

const from = /^(?:from|из|з|із|من)$/u;
const of = folded(/^(?:of|from|de|del|d|du|des|из|з|із|من)(?: |$)/u);

/** "Жителей Хомса", "детей Хомса": a name right behind them is in the genitive, which is not told from other cases here. */
function takesGenitive(item: Item): boolean {
  const last = wordOf(item).split(' ').at(-1) ?? '';
  return people.test(last) || (hasTag(item, 'narrower') && /^\p{Script=Cyrillic}/u.test(last));
}

const people = folded(/^(?:жител\p{L}+|мешкан\p{L}+|граждан\p{L}*|громадян\p{L}*|лиц|осіб)$/u);
const nominative = folded(/[яйбвгджзклмнпрстфхцчшщ]$/u);
const losing = /^(?:lost|loses?|perdi(?:o|eron)|ont perdu|a perdu|потерял\S*|втратил\S*)$/u;
