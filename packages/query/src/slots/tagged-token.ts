import type { NamedActor } from '../names/actor-book.js';
import type { Place } from '../names/place-book.js';
import type { Slot } from '../tables/slots.js';
import type { Numeral, PlainToken } from '../text/tokens.js';

/** What the note of a term says about it, or how it was matched. */
export type Note =
  /** It is ambiguous without context: "May". */
  | 'doubtful'
  /** It is singular: "an attack". */
  | 'one'
  /** It may mean a whole war: "the fighting in Syria". */
  | 'mass'
  /** It tells a running total: "reached". */
  | 'reached'
  /** It is a cause of deaths: "the war in Syria killed". */
  | 'cause'
  /** Its subject is who was killed: "IS lost 40". */
  | 'loss'
  /** It says nothing only beside the name of a party: "IS fighters". */
  | 'of_party'
  /** It matches the table only within one edit. */
  | 'misspelt';

/** A word or phrase of the term table, with its value in each slot. */
export interface Term {
  readonly type: 'term';
  readonly slots: ReadonlyMap<Slot, string>;
  readonly notes: ReadonlySet<string>;
}

export interface PlaceItem {
  readonly type: 'place';
  /** More than one when the name is ambiguous. */
  readonly places: readonly Place[];
}

interface ActorItem {
  readonly type: 'actor';
  readonly actors: readonly NamedActor[];
}

/** A demonym, or a capital used as a metonym for its government. */
interface DemonymItem {
  readonly type: 'demonym';
  readonly countries: readonly string[];
  readonly isCapital: boolean;
}

interface UnknownItem {
  readonly type: 'unknown';
  /** Whether it is written in capitals only. */
  readonly isAcronym: boolean;
}

/** A part of a text with its meaning, and its token indexes, `to` exclusive. */
export type TaggedToken = (PlainToken | Term | PlaceItem | ActorItem | DemonymItem | UnknownItem) & {
  readonly from: number;
  readonly to: number;
};

export function isNoted(item: TaggedToken | undefined, note: Note): boolean {
  return item?.type === 'term' && item.notes.has(note);
}

export function slotValue(item: TaggedToken | undefined, slot: Slot): string | null {
  return item?.type === 'term' ? (item.slots.get(slot) ?? null) : null;
}

export function has(item: TaggedToken | undefined, ...slots: readonly Slot[]): boolean {
  return item?.type === 'term' && slots.some((slot) => item.slots.has(slot));
}

/** Whether an item is a number of four digits, which may be a year. */
export function hasFourDigits(item: TaggedToken | undefined): item is TaggedToken & Numeral {
  return item?.type === 'number' && item.digits?.length === 4;
}

export function isSign(item: TaggedToken | undefined, ...signs: readonly string[]): boolean {
  return item?.type === 'sign' && signs.includes(item.sign);
}
