import { KINDS } from './counted.js';
import { type Governments, isDemonym } from './government-actors.js';
import { hasTag, type Item, isSilent } from './item.js';
import { QUESTION_TAGS, type Tag } from './lexicons/lexicon.js';

/** What was read of a text so far. */
export interface ReadSoFar {
  readonly items: readonly Item[];
  /** Places of the items that tell the time, and of those that tell the number. */
  readonly times: ReadonlySet<number>;
  readonly quantity: ReadonlySet<number>;
  readonly hasActors: boolean;
  readonly country: string | null;
  readonly language: string;
  readonly governments: Governments;
}

/** Words of a text that nothing in its reading accounts for: each could make it say something else. */
export function unreadWords(read: ReadSoFar): string[] {
  return read.items.flatMap((item, index) => (isAccountedFor(item, index, read) ? [] : [wordOf(item)]));
}

function isAccountedFor(item: Item, index: number, read: ReadSoFar): boolean {
  const { items, times, quantity, hasActors } = read;
  if (times.has(index) || quantity.has(index)) return true;
  switch (item.type) {
    case 'place':
    case 'actor':
      return true;
    case 'stop':
      return index === 0 || items.slice(index).every(({ type }) => type === 'stop');
    case 'unknown':
      return isKnownAdjective(item.text, read);
    case 'phrase': {
      const next = afterSilent(items, index + 1);
      if (hasTag(item, 'all')) return items[next]?.type === 'place' || times.has(next);
      if (hasTag(item, 'only')) return quantity.has(next);
      return isSilent(item) || [...item.tags].some((tag) => isHarmless(tag, hasActors));
    }
    default:
      return false;
  }
}

/** "Syrian civilians" in a text about Syria, "Iraqi forces" in one that names the actor. */
function isKnownAdjective(word: string, { country, hasActors, governments, language }: ReadSoFar): boolean {
  if (country !== null && isDemonym(word, country, language)) return true;
  return hasActors && [...governments.keys()].some((known) => isDemonym(word, known, language));
}

function afterSilent(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next])) next++;
  return next;
}

const harmless: ReadonlySet<Tag> = new Set<Tag>([
  ...(['filler', 'in', 'and', 'a', 'some', 'no', 'nobody', 'nothing', 'not', 'any'] as const),
  ...(['people', 'civilians', 'killed', 'event', ...KINDS] as const),
  ...QUESTION_TAGS,
  ...(['what_happened', 'ask'] as const),
]);
const harmlessWithActors: ReadonlySet<Tag> = new Set<Tag>([
  'by',
  'involving',
  'between',
  'from_or_with',
  'to',
]);

function isHarmless(tag: Tag, hasActors: boolean): boolean {
  return harmless.has(tag) || (hasActors && harmlessWithActors.has(tag));
}

function wordOf(item: Item): string {
  switch (item.type) {
    case 'phrase':
    case 'unknown':
      return item.text;
    case 'number':
      return String(item.value);
    default:
      return item.type;
  }
}
