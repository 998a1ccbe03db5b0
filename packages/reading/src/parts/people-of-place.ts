import { hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';

/**
 * "40 civiles de Homs murieron", "habitants de Homs", "жителей Хомса": whence they were, and not where they died. "40 civiles
 * murieron en Homs" tells that.
 */
export function isOfPeopleOfPlace(items: readonly Item[]): boolean {
  // "The people of Homs lost more than 500 lives": their own, as is told of those who live there.
  if (items.some((item) => losing.test(textOf(item)))) return false;
  return items.some((item, place) => {
    if (!hasTag(item, 'people', 'civilians') || hasTag(item, 'killed')) return false;
    let next = place + 1;
    let isOf = takesGenitive(item);
    while (isLink(items[next])) {
      isOf ||= of.test(wordOf(items[next]));
      next++;
    }
    const whence = items[next];
    if (whence?.type !== 'place' || whence.hasParticle === true) return false;
    // "Погибшие мирные жители Сирия 2018", as people search.
    return isOf && !(next === place + 1 && nominative.test(whence.written?.text ?? ''));
  });
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
