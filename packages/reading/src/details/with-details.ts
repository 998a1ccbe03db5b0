import { isCount, KINDS } from '../items/counted.js';
import { hasTag, type Item, isOfTime, isSilent } from '../items/item.js';
import { QUESTION_TAGS, type Tag, VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Detail } from './detail.js';
import { exactPlaceAt } from './exact-place.js';
import { includedAt } from './included.js';
import { otherHarmAt } from './other-harm.js';
import { targetAt } from './target.js';
import { victimsAt } from './victims.js';

/**
 * What a claim tells besides a number: who they were ("40 students"), where exactly it was ("in Gamboru, Borno"), at what it
 * was aimed ("on a mosque"), and what else there was ("and 30 wounded", "including 12 children"). The records do not tell
 * these apart, so that each becomes one phrase that counting leaves alone. A question for a number may tell of whom and
 * where; one that puts parts in order is about them.
 */
export function withDetails(items: readonly Item[]): readonly Item[] {
  // Most texts tell of other things.
  if (!items.some((item) => hasTag(item, 'killed', 'event', ...KINDS))) return items;
  if (items.some((item) => hasTag(item, ...asking))) return items;
  if (items.some((item) => hasTag(item, 'how_many'))) return withFound(items, ofQuestions);
  // "Shelling of markets in Idlib" asks for those alone.
  if (!items.some(tellsNumber)) return items;
  // What is said of a part has numbers of its own.
  return withFound(withFound(items, [includedAt]), ofClaims);
}

/** Whether it may be of how many there were, or died. */
function tellsNumber(item: Item, place: number, items: readonly Item[]): boolean {
  return isCount(items, place) || hasTag(item, 'killed', 'no', 'nobody', 'nothing', ...VAGUE_TAGS);
}

function withFound(items: readonly Item[], finders: readonly Finder[]): readonly Item[] {
  const found: Item[] = [];
  for (let place = 0; place < items.length; ) {
    const detail = firstFound(items, place, finders);
    const item = items[place];
    if (detail !== null && !isOfTwo(items, detail)) {
      found.push(phraseOf(items.slice(detail.from, detail.to), detail.told));
      place = detail.to;
    } else {
      if (item !== undefined) found.push(item);
      place++;
    }
  }
  return found;
}

function firstFound(items: readonly Item[], place: number, finders: readonly Finder[]): Detail | null {
  for (const find of finders) {
    const detail = find(items, place);
    if (detail !== null) return detail;
  }
  return null;
}

/** "Most of them women" asks for nothing. */
const asking = QUESTION_TAGS.filter((tag) => tag !== 'most' && tag !== 'how_many');

/** What begins at a place. */
type Finder = (items: readonly Item[], place: number) => Detail | null;

const ofClaims: readonly Finder[] = [otherHarmAt, victimsAt, exactPlaceAt, targetAt];

/** A claim has to name a place besides; "how many died in clashes near Zardana?" has no other. */
const ofQuestions: readonly Finder[] = [victimsAt, exactPlaceAt];

/**
 * "40 were killed in Idlib and 30 wounded in Hama", "12 were killed in Borno and 40 abducted by Boko Haram": what stands behind the rest
 * may be said of it alone. "12 were killed and 40 wounded in clashes in Borno" has it all together.
 */
function isOfTwo(items: readonly Item[], { from, to, told }: Detail): boolean {
  if (told !== 'unchecked') return false;
  const [before, after] = [items.slice(0, from), items.slice(to)];
  if ([isPlace, isOfTime].some((isSo) => before.some(isSo) && after.some(isSo))) return true;
  const isApart =
    before.some((item) => isPlace(item) || isOfTime(item)) || !before.some((item) => hasTag(item, 'killed'));
  const next = after.find((item) => !isSilent(item));
  return (
    isApart && next !== undefined && (next.type === 'actor' || hasTag(next, 'by', 'involving', ...KINDS))
  );
}

function isPlace({ type }: Item): boolean {
  return type === 'place';
}

function phraseOf(items: readonly Item[], told: Detail['told']): Item {
  const said = hasTag(items[0], 'and') ? items.slice(1) : items;
  const text = said.map(sayItem).join(' ').trim();
  const tags: readonly Tag[] = told === 'victims' ? ['people', 'narrower'] : ['filler', told];
  return { type: 'phrase', tags: new Set(tags), text };
}

function sayItem(item: Item): string {
  if (item.type === 'number') return String(item.value);
  return item.type === 'phrase' || item.type === 'unknown' ? item.text : '';
}
