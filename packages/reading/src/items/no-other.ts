import { AMONG_TAGS } from '../lexicons/lexicon.js';
import { hasTag, type Item, textOf } from './item.js';

/** "No other year", "ninguna provincia": of which one that is told after it is the first. */
export function isNoOther(item: Item | undefined): boolean {
  return hasTag(item, ...AMONG_TAGS) && noOther.test(textOf(item));
}

const noOther = /^(?:(?:in|en) )?(?:no|ninguna?) /u;
