import { hasTag, type Item, isFirst, textOf } from '../items/item.js';
import type { Parts } from './read-text.js';

/**
 * "Isn't it true that …?", "were not more than 40 killed?", "не погибло ли …?": a question that denies what it takes to be so, to
 * which yes and no may mean the same. "Is it true that nobody was killed?" is clear.
 */
export function asksDenying({ items, quantity }: Pick<Parts, 'items' | 'quantity'>): boolean {
  if (items.some((item) => hasTag(item, 'false_that') && deniedTruth.test(textOf(item)))) return true;
  const denies = (item: Item, place: number) =>
    !quantity?.used.has(place) && hasTag(item, 'not', 'half_denial');
  const [denial, whether] = [items.findIndex(denies), items.findIndex((item) => hasTag(item, 'whether'))];
  if (denial >= 0 && whether >= 0)
    if (denial < whether || (denial === whether + 1 && ofVerb.test(textOf(items[whether])))) return true;
  return items.some((item, place) => {
    if (!quantity?.used.has(place) || !/^not /.test(textOf(item))) return false;
    const before = textOf(items[place - 1]) === 'there' ? place - 2 : place - 1;
    return hasTag(items[before], 'opens_question') && isFirst(items, before);
  });
}

/** "Not true that", where "false that" is clear. */
const deniedTruth = /(?:^| )(?:not|isnt|no|pas|не) /u;
/** "Чи не загинуло", "ont-elles pas"; "¿de verdad no murió nadie?" is clear. */
const ofVerb = /^чи$|(?:^| )(?:ils?|elles?|on)$/u;
