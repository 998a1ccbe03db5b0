import { isGovernment } from '../domain/party-names.js';
import { KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isSilent } from '../items/item.js';
import { QUESTION_TAGS } from '../lexicons/lexicon.js';
import { countryOfAdjective, isDemonym } from '../names/demonyms.js';
import { describesProvince } from '../places/described-province.js';
import { withTerritories } from '../places/with-territories.js';
import { isBesideGreeting } from './greetings.js';
import { isPhraseAccountedFor } from './phrases-accounted-for.js';
import type { ReadSoFar } from './read-so-far.js';

/** What stands for the end of a sentence within a text. */
export const STOP = '.';

/** Words side by side. */
export interface UnreadWords {
  readonly text: string;
  /**
   * Whether no lexicon knows them, and neither does anything before them ask for what they name, nor do they tell of a part of the
   * time: "how many bakers", "in Zardana", "summer 2017".
   */
  readonly isBeside: boolean;
}

/** Words of a text that nothing in its reading accounts for: each could make it say something else. */
export function unreadWords(read: ReadSoFar): UnreadWords[] {
  const found: UnreadWords[] = [];
  let isNext = false;
  for (const [index, item] of read.items.entries()) {
    const isUnread = !isAccountedFor(item, index, read);
    const last = isNext && item.type !== 'stop' ? found.pop() : undefined;
    if (isUnread)
      found.push({
        text: last === undefined ? labelOf(item) : `${last.text} ${labelOf(item)}`,
        isBeside:
          (last?.isBeside ?? true) &&
          item.type === 'unknown' &&
          !isAskedFor(read.items, index) &&
          !namesPartOfTime(index, read),
      });
    else if (last !== undefined) found.push(last);
    isNext = isUnread && item.type !== 'stop';
  }
  return found;
}

function isAskedFor(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while ((isSilent(items[before]) && !hasTag(items[before], 'in')) || hasTag(items[before], 'any', 'all'))
    before--;
  return hasTag(items[before], 'in', 'from', 'from_or_with', 'by', 'involving', ...QUESTION_TAGS);
}

/** "Summer 2017", "late in 2017", "Ramadan of 2017": what a word right before a time may make of it. */
function namesPartOfTime(place: number, { items, times }: ReadSoFar): boolean {
  let next = place + 1;
  while (isSilent(items[next]) && !times.has(next)) next++;
  return times.has(next);
}

function isAccountedFor(item: Item, index: number, read: ReadSoFar): boolean {
  const { items, times, quantity, listed } = read;
  if (times.has(index) || quantity.has(index) || listed.has(index)) return true;
  switch (item.type) {
    case 'place':
    case 'actor':
    case 'deaths':
      return true;
    case 'stop':
      return (
        isBesideGreeting(items.slice(0, index)) ||
        isBesideGreeting(items.slice(index)) ||
        isAfterTopic(index, read)
      );
    case 'unknown':
      return isKnownAdjective(item.text, index, read) || describesProvince(items, index, read.language);
    case 'phrase':
      return isPhraseAccountedFor({ ...read, item, index, next: afterSilent(items, index + 1) });
    default:
      return false;
  }
}

/** "Les accrochages ? Il y en a eu 120": what is counted, and after it how many there were. */
function isAfterTopic(stop: number, { items, times, quantity }: ReadSoFar): boolean {
  const counts = (item: Item) => hasTag(item, 'people', 'civilians', 'killed', 'event', ...KINDS);
  const isOfTopic = (item: Item, place: number) => place < stop && item.type !== 'place' && !times.has(place);
  const topic = items.filter(
    (item, place) => isOfTopic(item, place) && !isSilent(item) && !hasTag(item, 'in'),
  );
  if (topic.length === 0 || !topic.every(counts)) return false;
  // "Les morts de 2017 ? 300 en 2018".
  if (new Set([...times].map((place) => place < stop)).size > 1) return false;
  const after = items.slice(stop + 1);
  const isNumbered = [...quantity].some((place) => place > stop) || after.some((item) => hasTag(item, 'no'));
  return isNumbered && !after.some((item) => counts(item) || hasTag(item, 'not', 'nobody', 'nothing'));
}

/** "Syrian civilians" in a text about Syria, "Iraqi forces" in one that names the actor. */
function isKnownAdjective(word: string, place: number, read: ReadSoFar): boolean {
  const { items, country, actors, governments, language } = read;
  if (isOfSecondParty(items, place)) return false;
  // "Israeli civilians" in Gaza are not all that died there.
  if (country !== null && isDemonym(word, country, language))
    return !withTerritories.has(country) && (isOfPeople(items, place) || !isOfDeed(items, place));
  const known = countryOfAdjective(word, governments, language);
  if (known === null || !actors.has(governments.get(known) ?? '')) return false;
  // "Turkish forces killed 40 Turkish civilians in Syria": who died, and not only who killed them.
  return country === null ? !withTerritories.has(known) : !isOfPeople(items, place);
}

/** "Ukrainian attacks", "Ukrainian deaths": whose they were. */
function isOfDeed(items: readonly Item[], place: number): boolean {
  return [items[place - 1], items[place + 1]].some((beside) =>
    hasTag(beside, 'attack', 'explosion_remote_violence', 'violence_against_civilians', 'killed'),
  );
}

/** "Afghan and American soldiers", "Iraqi-US forces": two did it together, of whom the adjective alone names one. */
function isOfSecondParty(items: readonly Item[], place: number): boolean {
  return [-1, 1].some((step) => {
    const beside = items[place + step];
    if (hasTag(beside, 'and')) {
      let next = place + 2 * step;
      while (isSilent(items[next])) next += step;
      return items[next]?.type === 'actor';
    }
    return beside?.type === 'actor' && beside.actor.some(isGovernment);
  });
}

function isOfPeople(items: readonly Item[], place: number): boolean {
  return [items[place - 1], items[place + 1]].some((beside) => hasTag(beside, 'people', 'civilians'));
}

/** What an item is told by to whoever asks for its words. */
function labelOf(item: Item): string {
  switch (item.type) {
    case 'phrase':
    case 'unknown':
      return item.text;
    case 'number':
      return String(item.value);
    case 'stop':
      return STOP;
    default:
      return item.type;
  }
}
