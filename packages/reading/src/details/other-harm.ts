import { COMPARATORS, isCount } from '../items/counted.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Detail } from './detail.js';
import { isNoun } from './victims.js';

/**
 * "And 30 wounded", "wounding at least 30 others", "and abducted 20 people": a second number of a claim that has one of the
 * dead. "Killed or wounded 30" and "killed and wounded 30" have none.
 */
export function otherHarmAt(items: readonly Item[], place: number): Detail | null {
  const from = hasTag(items[place], 'and') ? place + 1 : place;
  const to = endOfNumbered(items, from) ?? endOfVerb(items, from);
  if (to === null || hasTag(items[place - 1], 'either') || isOfThem(items, place)) return null;
  return isOfDead([...items.slice(0, place), ...items.slice(to)])
    ? { from: place, to, told: 'unchecked' }
    : null;
}

/** "Of the 100 wounded 40 died": a part of those. */
function isOfThem(items: readonly Item[], place: number): boolean {
  let [from, to] = [place, place];
  while (isLink(items[from - 1]) || of.test(wordOf(items[from - 1]))) from--;
  while (isLink(items[to]) || of.test(wordOf(items[to]))) to++;
  return items.slice(from, to).some((item) => of.test(wordOf(item)));
}

const of = folded(/^(?:of|of the|among|out of|de|del|des|d|sur|parmi|entre|из|среди|з|із|серед|من)$/u);

/** "At least 30 (other people were) wounded". */
function endOfNumbered(items: readonly Item[], from: number): number | null {
  const number = endOfNumber(items, from);
  if (number === null) return null;
  let to = number;
  while (to < number + mostBetween && isWho(items[to])) to++;
  // "Killed 40, wounded 30": which of the numbers is of the wounded is told by a comma, which items do not have.
  return isHarm(items[to]) && endOfNumber(items, to + 1) === null ? to + 1 : null;
}

/** "Wounding 30 others". */
function endOfVerb(items: readonly Item[], from: number): number | null {
  if (!isHarm(items[from])) return null;
  // "40 soldiers wounded, 12 killed": the number before may be theirs.
  if (isBehindNumber(items, from) && !wounding.test(wordOf(items[from]))) return null;
  let next = from + 1;
  while (isLink(items[next])) next++;
  const number = endOfNumber(items, next);
  if (number === null) return null;
  let to = number;
  while (isOtherPeople(items[to]) || isNoun(items[to])) to++;
  return to;
}

function isBehindNumber(items: readonly Item[], from: number): boolean {
  let before = from - 1;
  while (isWho(items[before])) before--;
  return isNumber(items, before);
}

const mostBetween = 4;

function endOfNumber(items: readonly Item[], from: number): number | null {
  let place = from;
  while (hasTag(items[place], ...COMPARATORS, 'or_more') || isBeforeNumber(items[place])) place++;
  return isNumber(items, place) ? place + 1 : null;
}

function isNumber(items: readonly Item[], place: number): boolean {
  return isCount(items, place) || hasTag(items[place], ...VAGUE_TAGS);
}

/** "Another 30", "ещё 30". */
function isBeforeNumber(item: Item | undefined): boolean {
  return hasTag(item, 'a') || isLink(item) || others.test(wordOf(item));
}

/** Words between a number and what befell them: "others were", "civilians", "soldiers". */
function isWho(item: Item | undefined): boolean {
  return isOther(item) || isNoun(item) || hasTag(item, 'civilians');
}

function isOther(item: Item | undefined): boolean {
  return isOtherPeople(item) || isLink(item) || hasTag(item, 'passive') || became.test(wordOf(item));
}

function isOtherPeople(item: Item | undefined): boolean {
  return hasTag(item, 'people') || others.test(wordOf(item));
}

function isLink(item: Item | undefined): boolean {
  return (isSilent(item) && !hasTag(item, 'in')) || hasTag(item, 'to');
}

/** Whether a number of something else is left, with a word for the dead. */
function isOfDead(items: readonly Item[]): boolean {
  return (
    items.some((item) => hasTag(item, 'killed')) &&
    items.some((item, place) => {
      if (hasTag(item, 'no', 'nobody', 'nothing')) return true;
      return isNumber(items, place) && items[place - 1]?.type !== 'month';
    })
  );
}

function isHarm(item: Item | undefined): boolean {
  return (item?.type === 'unknown' || item?.type === 'phrase') && harm.test(wordOf(item));
}

const became = folded(/^(?:resultaron|quedaron|fueron|ont été|furent|получили|стали|отримали)$/u);

const others = folded(
  /^(?:others?|more|further|another|otr[oa]s?|más|autres?|de plus|آخر(?:ون|ين)?|اخرين|других|другие|инших|інших|інші|еще|ещё|ще)$/u,
);

/** A form that takes its number after it. */
const wounding = folded(
  /^(?:wounding|injuring|abducting|kidnapping|displacing|hiriendo|secuestrando|blessant|enlevant|kidnappant|ранив|похитив|поранивши|و?إصابة|و?اختطاف)$/u,
);

const harm = folded(
  /^(?:wounded|injured|hurt|wounding|injuring|wounds?|injur(?:ies|es)|abducted|abducting|kidnapped|kidnapping|missing|displaced|displacing|arrested|herid[oa]s?|lesionad[oa]s?|hiri(?:endo|ó|eron)|secuestr(?:ad[oa]s?|ando|ó|aron)|desaparecid[oa]s?|desplazad[oa]s?|bless(?:é|ée|és|ées|ant|er)|enlev(?:é|ée|és|ées|ant)|kidnapp(?:é|ée|és|ées|ant)|disparus?|déplacés?|جرحى|جريحا?|و?جرح|و?أصيب|و?إصابة|مصابا?|مصابين|و?خطف|و?اختطاف|مفقود(?:ا|ين)?|ранен(?:о|ы|ых|ия|ие|ый)|ранив|пострадал[аои]?|пострадавших|травмирован[оы]|похищен[оы]|похитив|пропал[ои]|поранен(?:о|і|их|ня)|поранивши|травмован[оі]|постраждал[ои]|постраждалих|викраден[оі])$/u,
);
