import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { CALENDAR_TAGS } from '../lexicons/lexicon.js';
import type { CountedEvents } from './counted-events.js';
import { isParty, joinsParty } from './parties.js';

/**
 * Whether a word may stand between the events and what is said of their dead: where and when they were, and who took part.
 * Of so many events, a verb would tell first that there were so many: "five battles took place and killed ten".
 */
export function standsBetween(items: readonly Item[], place: number, { by }: CountedEvents): boolean {
  const item = items[place];
  const [before, after] = [items[nextTo(items, place, -1)], items[nextTo(items, place, 1)]];
  if (item === undefined) return false;
  if (isTimeOrPlace(items, place)) return true;
  if (isParty(item)) return isParty(before) || joinsParty(before) || hasTag(before, 'and');
  if (joinsParty(item)) return isParty(after) || isTimeOrPlace(items, place + 1);
  if (hasTag(item, 'by_day', 'by_month', 'by_year', 'by_province')) return by === 'how_many';
  if (hasTag(item, 'and', 'to'))
    return !isLast(items, place) && (isParty(after) || isTimeOrPlace(items, place + 1));
  if (hasTag(item, 'in', 'year_word', 'since', 'from', 'first_half', 'second_half', ...CALENDAR_TAGS))
    return true;
  if (hasTag(item, 'unit')) return after?.type === 'number' || by !== 'number';
  if (by === 'number') return nouns.test(wordOf(item));
  if (hasTag(item, 'not', 'half_denial')) return by === 'none';
  return isSilent(item) || hasTag(item, 'whether');
}

/** The place of the next item one way or the other that is no article. */
function nextTo(items: readonly Item[], place: number, step: 1 | -1): number {
  let next = place + step;
  while (articles.test(wordOf(items[next]))) next += step;
  return next;
}

/** "In how many battles did IS kill …" is no part that it had in them. */
const articles = /^(?:the|of|el|la|los|las|de|del|le|les|l|des|du|d)$/u;

function isLast(items: readonly Item[], place: number): boolean {
  return place === items.length - 1;
}

export function isTimeOrPlace(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type === 'place' || item?.type === 'month' || item?.type === 'date') return true;
  if (item?.type !== 'number') return false;
  return item.isYear || items[place - 1]?.type === 'month' || items[place + 1]?.type === 'month';
}

/** What says nothing of its own beside a place or a time. */
export const nouns = folded(
  /^(?:the|of|during|province|governorate|month|year|month of|year of|de|del|la|el|provincia|año|mes|du|le|province de|annee|mois|провинци[ия]|провінці[їя]|году|год|року|році|عام|سنة|محافظة|شهر|خلال)$/u,
);
