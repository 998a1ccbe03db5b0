import type { Day } from '../domain/day.js';
import type { Deaths } from '../domain/deaths.js';
import type { Place } from '../gazetteer/place-book.js';
import type { Tag } from '../lexicons/lexicon.js';
import type { NamedActor } from '../names/actor-book.js';

/** A phrase of a text with what it means. */
export type Item =
  /** Something that the lexicon knows; it may mean several things. */
  | { readonly type: 'phrase'; readonly tags: ReadonlySet<Tag>; readonly text: string }
  | {
      readonly type: 'number';
      readonly value: number;
      readonly isYear: boolean;
      /** Whether it has the ending of a year or an ordinal, and counts nothing: "2017-го", "5th". */
      readonly isInflected: boolean;
      readonly isWord: boolean;
    }
  | { readonly type: 'month'; readonly month: number }
  /** Null when it can be read in two ways or is none. */
  | { readonly type: 'date'; readonly day: Day | null }
  | {
      readonly type: 'place';
      readonly places: readonly Place[];
      /** Whether it tells what it was a part of, and nothing of where: "the Syrian war". */
      readonly isScene?: boolean;
      /** Whether a preposition is part of its word: "بسوريا". */
      readonly hasParticle?: boolean;
      /** Whether a sign sets it apart from what follows: "Syria: fighting in Homs …". */
      readonly isTopic?: boolean;
      /** As it is written. */
      readonly written?: PlaceWritten;
    }
  | {
      readonly type: 'actor';
      readonly actor: NamedActor['names'];
      /** Whether it is told by what it is, and not by a name: "rebels". */
      readonly isKind?: boolean;
      /** The words, folded. */
      readonly text?: string;
      /** Whether a preposition is part of its word: "لداعش". */
      readonly hasParticle?: boolean;
    }
  | DeathsOfEach
  /** The end of a sentence, or a pause as long. */
  | { readonly type: 'stop'; readonly isQuestion: boolean }
  /** A comma, a colon or the like. */
  | { readonly type: 'pause'; readonly text: string }
  | { readonly type: 'unknown'; readonly text: string; readonly isCapital: boolean };

export interface PlaceWritten {
  /** Its words, folded. */
  readonly text: string;
  /** Whether all of them but articles and the like begin with a capital. */
  readonly isCapital: boolean;
  /** Whether it is that of a region of several provinces. */
  readonly isOfRegion: boolean;
  /** Whether a country has it as well. */
  readonly isOfCountry: boolean;
}

/** What is said of each event that is counted: "killed more than ten people". */
export interface DeathsOfEach {
  readonly type: 'deaths';
  readonly deaths: Deaths;
  /** Whether it may be said of them together: "five battles killed more than 100 people". */
  readonly mayBeTogether: boolean;
}

export function hasTag(item: Item | undefined, ...tags: readonly Tag[]): boolean {
  return item?.type === 'phrase' && tags.some((tag) => item.tags.has(tag));
}

/** The words of a phrase, folded; none for anything else. */
export function textOf(item: Item | undefined): string {
  return item?.type === 'phrase' ? item.text : '';
}

/** The words of an item, folded; none for a name, a number or a sign. */
export function wordOf(item: Item | undefined): string {
  return item?.type === 'phrase' || item?.type === 'unknown' ? item.text : '';
}

/** Whether an item names a time, or a part of one. */
export function isOfTime(item: Item): boolean {
  return item.type === 'number' ? item.isYear : item.type === 'month' || item.type === 'date';
}

/** The one year that is named; null where none is, or several are. */
export function onlyYear(items: readonly Item[]): number | null {
  const years = new Set(items.flatMap((item) => (item.type === 'number' && item.isYear ? [item.value] : [])));
  const [only, ...others] = years;
  return only === undefined || others.length > 0 ? null : only;
}

/** "The" of one. */
export function isArticle(item: Item | undefined): boolean {
  return articles.has(textOf(item));
}

const articles: ReadonlySet<string> = new Set(['the', 'la', 'el', 'le', 'l']);

/** Whether an item adds nothing where it stands. */
export function isSilent(item: Item | undefined): boolean {
  return hasTag(item, 'filler', 'in', 'hashtag') && !hasTag(item, 'to');
}

/** Whether nothing but what says nothing stands before it. */
export function isFirst(items: readonly Item[], index: number): boolean {
  return items.slice(0, index).every((item) => item.type === 'stop' || isSilent(item));
}

/** The place of the first item, from one on, that is not silent. */
export function afterSilent(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next])) next++;
  return next;
}

/** The place of the last item, from one back, that is not silent; -1 where all are. */
export function beforeSilent(items: readonly Item[], place: number): number {
  let before = place;
  while (before >= 0 && isSilent(items[before])) before--;
  return before;
}
