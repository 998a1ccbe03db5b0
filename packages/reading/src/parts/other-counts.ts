import { COMPARATORS, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import { isUnitAfter } from '../quantities/units.js';

/** "In how many provinces?", "how many fought?": neither people nor events are counted. */
export function asksOther(items: readonly Item[], place: number): boolean {
  // "More attacks killed civilians in Homs than in Hama", "the month with most battles that killed civilians".
  if (hasTag(items[place], 'comparing', 'most', 'fewest')) return asksDeadly(items, place);
  if (!hasTag(items[place], 'how_many')) return false;
  return (
    isUnitAfter(items, place) || hasTag(items[place + 1], 'fought', 'struck') || asksDeadly(items, place)
  );
}

/** "In how many events were civilians killed?" asks for the events; "how many battle deaths" for the dead. */
function asksDeadly(items: readonly Item[], place: number): boolean {
  const counted = afterSilent(items, place + 1);
  if (!hasTag(items[counted], 'event', ...COUNTABLE) || hasTag(items[counted], 'killed')) return false;
  const next = items[counted + 1];
  const isOfDead = next?.type === 'phrase' && next.tags.has('killed') && deathNouns.has(next.text);
  return !isOfDead && items.slice(counted + 1).some((item) => hasTag(item, 'killed'));
}

/** "Most violence", and how many died, tells of the dead. */
const COUNTABLE = KINDS.filter((kind) => kind !== 'violent');

const deathNouns: ReadonlySet<string> = new Set(['deaths', 'death', 'fatalities', 'dead', 'death toll']);

/** "لم تقتل أي معركة … أكثر من عشرة", "لا معركة أسفرت …": said of each battle, and not of all together. */
export function deniesOfEach(items: readonly Item[]): boolean {
  const isOfEvents = (place: number) => hasTag(items[afterSilent(items, place + 1)], 'event', ...KINDS);
  const isDenied = items.some((item) => hasTag(item, 'not'));
  return items.some((item, place) =>
    hasTag(item, 'any') ? isDenied && isOfEvents(place) : hasTag(item, 'not') && isNoun(items[place + 1]),
  );
}

/** "Some battles killed more than 50": each of them, or together, and not all there were. */
export function isOfSome(items: readonly Item[]): boolean {
  return items.some((item, place) => hasTag(item, 'some') && isNoun(items[place + 1]));
}

/** "Some of the more than 900 killed …", "more than 900 died in Syria, some in Homs": a part of the number. "Some 900" is all. */
export function isOfPart(items: readonly Item[], place: number): boolean {
  const [item, next] = [items[place], items[place + 1]];
  if (!hasTag(item, 'some') || hasTag(item, 'any')) return false;
  return next?.type !== 'number' && !hasTag(next, 'a', ...COMPARATORS, ...VAGUE_TAGS);
}

/** "И в 2017, и в 2018 году": a word for "and" before the first as well makes it each; in "and in 2017" it goes on. */
export function isOfEach(items: readonly Item[], times: ReadonlySet<number>): boolean {
  const kindAt = (and: number) => {
    if (!both.test(textOf(items[and])) || !hasTag(items[and + 1], 'in')) return null;
    return kindOf(afterSilent(items, and + 2));
  };
  return items.some((_, place) => {
    const kind = kindAt(place);
    const next = items.findIndex((item, other) => other > place && hasTag(item, 'and'));
    return kind !== null && kindAt(next) === kind && kindOf(place - 1) !== kind;
  });

  function kindOf(place: number): 'place' | 'time' | null {
    return items[place]?.type === 'place' ? 'place' : times.has(place) ? 'time' : null;
  }
}

const both = folded(/^(?:и|і|й|et|y)$/u);

/** "معركة", and no verb: "did not fight". */
function isNoun(item: Item | undefined): boolean {
  return hasTag(item, 'event', ...KINDS) && !hasTag(item, 'fought', 'struck');
}
