import type { NamedActor } from '../names/actor-book.js';
import type { Place } from '../names/place-book.js';
import type { Slot } from '../tables/slots.js';

interface Span {
  /** Token indexes, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** A word or phrase of the term table, with its value in each slot. */
export interface Term extends Span {
  readonly type: 'term';
  readonly slots: ReadonlyMap<Slot, string>;
  /** Whether it is ambiguous without context: "May". */
  readonly isDoubtful: boolean;
  /** Whether it is singular: "an attack". */
  readonly isOne: boolean;
  /** Whether it may mean a whole war: "the fighting in Syria". */
  readonly isMass: boolean;
  readonly isReached: boolean;
  /** Whether it matches the table only within one edit. */
  readonly isMisspelt: boolean;
}

export interface NumberItem extends Span {
  readonly type: 'number';
  readonly value: number;
  readonly digits: string | null;
  readonly isInflected: boolean;
}

interface DateItem extends Span {
  readonly type: 'date';
  readonly key: string | null;
}

export interface PlaceItem extends Span {
  readonly type: 'place';
  /** More than one when the name is ambiguous. */
  readonly places: readonly Place[];
}

interface ActorItem extends Span {
  readonly type: 'actor';
  readonly actors: readonly NamedActor[];
}

/** A demonym, or a capital used as a metonym for its government. */
interface DemonymItem extends Span {
  readonly type: 'demonym';
  readonly countries: readonly string[];
  readonly isCapital: boolean;
}

interface SignItem extends Span {
  readonly type: 'sign';
  readonly sign: string;
}

interface UnknownItem extends Span {
  readonly type: 'unknown';
  /** Whether it is written in capitals only. */
  readonly isAcronym: boolean;
}

export type TaggedToken =
  | Term
  | NumberItem
  | DateItem
  | PlaceItem
  | ActorItem
  | DemonymItem
  | SignItem
  | UnknownItem;

export function slotValue(item: TaggedToken | undefined, slot: Slot): string | null {
  return item?.type === 'term' ? (item.slots.get(slot) ?? null) : null;
}

export function has(item: TaggedToken | undefined, ...slots: readonly Slot[]): boolean {
  return item?.type === 'term' && slots.some((slot) => item.slots.has(slot));
}

export function isSign(item: TaggedToken | undefined, ...signs: readonly string[]): boolean {
  return item?.type === 'sign' && signs.includes(item.sign);
}
