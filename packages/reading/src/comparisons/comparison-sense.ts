import { COUNTED, KINDS } from '../items/counted.js';
import { beforeSilent, hasTag, type Item, isArticle, isSilent } from '../items/item.js';
import { isNoOther } from '../items/no-other.js';
import { AMONG_TAGS, QUESTION_TAGS } from '../lexicons/lexicon.js';
import type { Parts } from '../parts/read-text.js';
import { comparedWay } from './compared-way.js';
import { counting, thanIn } from './comparison-sides.js';
import { isTakenTogether } from './sums.js';

/**
 * Whether what there is more of is what is counted: "more attacks killed people" counts the attacks, "the largest
 * province where people died" nothing at all.
 */
export function isOfCounted({ items, measure }: Parts): boolean {
  return items.every((item, place) => {
    if (item.type !== 'phrase' || !isComparative(item)) return true;
    // "Over Homs", "north of Homs".
    if (hasTag(item, 'more_than', 'fewer_than') && comparedWay(item.text) === null) return false;
    if (byHowMuch.test(item.text)) return false;
    const next = nextCounted(items, place + 1);
    const noun = [place - 1, next].find((at) => hasTag(items[at], ...COUNTED));
    if (noun === undefined) return true;
    const isOfPeople = hasTag(items[noun], 'people', 'civilians', 'killed');
    // "More deadly attacks".
    const isOfDead = hasTag(items[noun], 'killed') && !hasTag(items[noun], ...KINDS);
    if (isOfDead && hasTag(items[noun + 1], 'event', ...KINDS)) return false;
    return isOfPeople === (measure !== 'events');
  });
}

function isComparative(item: Item): boolean {
  return hasTag(item, 'comparing', 'more_than', 'fewer_than', 'most', 'fewest') && !hasTag(item, 'deadliest');
}

function nextCounted(items: readonly Item[], place: number): number {
  let next = place;
  while (hasTag(items[next], 'filler', 'passive', 'how_many') && !hasTag(items[next], ...COUNTED)) next++;
  return next;
}

const byHowMuch =
  /(?:^| )(?:far|well|good|little|slightly|just|some|muy|mucho|bastante|largamente|sobradamente|bien|nettement|largement|намного|гораздо|значительно|существенно|заметно|сильно|много|далеко|значно|набагато|куди|помітно|суттєво|багато|بكثير|بقليل|قليلا)(?: |$)/u;

/** "More than in any other province", "no province had more than …", where nothing that follows is counted. */
export function isBesideAllOthers(parts: Parts): boolean {
  const { items } = parts;
  const none = items.find(isNoOther);
  if (none !== undefined) return isAfterThan(parts, hasTag(none, 'among_provinces') ? 'place' : 'time');
  const others = items.findIndex(
    (item, place) =>
      hasTag(item, ...AMONG_TAGS) && (hasTag(item, 'comparing') || hasTag(items[place - 1], 'comparing')),
  );
  return others >= 0 && items.slice(others + 1).flatMap(counting).length === 0;
}

/** Whether the one that none of the others outdoes stands last: "no year was deadlier than 2016". */
function isAfterThan({ items, times }: Parts, told: 'place' | 'time'): boolean {
  const than = thanIn(items);
  if (than === null || items.findIndex(isNoOther) > than) return false;
  const rest = items.slice(than + 1);
  const isTold =
    told === 'place'
      ? rest.some(({ type }) => type === 'place')
      : [...times.used].some((place) => place > than);
  return isTold && rest.flatMap(counting).length === 0;
}

/** Whether the one place or time is told to be the first of all: not "one of the deadliest", nor "a deadlier province". */
export function isFirstOfAll(parts: Parts): boolean {
  const { items } = parts;
  const isCompared = isBesideAllOthers(parts);
  return items.every((item, place) => {
    if (item.type !== 'phrase') return true;
    if (hasTag(item, 'comparing')) return true;
    if (!isCompared && hasTag(item, 'most', 'fewest')) {
      const next = nextCounted(items, place + 1);
      if (vagueMost.test(item.text)) return false;
      if (!hasTag(item, ...which, 'deadliest') && !hasTag(items[next], ...COUNTED)) return false;
    }
    if (!hasTag(item, ...which, ...AMONG_TAGS, 'deadliest')) return true;
    let before = place - 1;
    while (isArticle(items[before])) before--;
    return !hasTag(items[before], 'a', 'in', 'whence', 'between', 'from', 'from_or_with', 'all', 'some');
  });
}

const which = ['which_province', 'which_month', 'which_year'] as const;

/** "Most of the deaths" are more than half of them; "fewer deaths" may be fewer than ever. */
const vagueMost = /^(?:most|fewer|less|la mayoria de|معظم|top|rank.*)$/u;

/** Whether a word tells of another time or more than one: "it rose again". */
export function looksBack({ items, times }: Parts): boolean {
  const isOfSum = items.some(isTakenTogether);
  return items.some(
    (item, place) =>
      item.type === 'phrase' &&
      !times.used.has(place) &&
      (again.test(item.text) ||
        (hasTag(item, 'and') && !hasTag(item, ...QUESTION_TAGS) && !joinsParties(items, place) && !isOfSum)),
  );
}

/** "Between the SDF and IS". */
function joinsParties(items: readonly Item[], place: number): boolean {
  let next = place + 1;
  while (isSilent(items[next]) || hasTag(items[next], 'between')) next++;
  return items[beforeSilent(items, place - 1)]?.type === 'actor' && items[next]?.type === 'actor';
}

const again =
  /(?:^| )(?:again|so far|to date|already|still|then|ya|deja|уже|вже|encore|nouveau|toujours|otra vez|de nuevo|una vez mas|todavia|aun|снова|опять|вновь|знову|مجددا)$/u;
