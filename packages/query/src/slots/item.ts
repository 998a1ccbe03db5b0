import type { NamedActor } from '../names/actor-book.js';
import type { Place } from '../names/place-book.js';
import type { Slot } from '../tables/slots.js';

interface Span {
  /** Places of its first token, and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

/** A word or several of the tables, with the value that they have in each slot. */
export interface Term extends Span {
  readonly type: 'term';
  readonly slots: ReadonlyMap<Slot, string>;
  /** Whether it is another word as often, unless what stands beside it says otherwise: "May". */
  readonly isDoubtful: boolean;
  /** Whether it speaks of one: "an attack". */
  readonly isOne: boolean;
  /** Whether it may stand for a whole war: "the fighting in Syria". */
  readonly isMass: boolean;
  readonly isReached: boolean;
  /** Whether it is only nearly as the table has it. */
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
  /** Several where it is not clear which is meant. */
  readonly places: readonly Place[];
}

interface ActorItem extends Span {
  readonly type: 'actor';
  readonly actors: readonly NamedActor[];
}

/** An adjective or a noun of a country, or its capital as one for its government. */
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
  /** Whether it is written in capitals throughout. */
  readonly isAcronym: boolean;
}

export type Item =
  | Term
  | NumberItem
  | DateItem
  | PlaceItem
  | ActorItem
  | DemonymItem
  | SignItem
  | UnknownItem;

export function slotValue(item: Item | undefined, slot: Slot): string | null {
  return item?.type === 'term' ? (item.slots.get(slot) ?? null) : null;
}

export function has(item: Item | undefined, ...slots: readonly Slot[]): boolean {
  return item?.type === 'term' && slots.some((slot) => item.slots.has(slot));
}

export function isSign(item: Item | undefined, ...signs: readonly string[]): boolean {
  return item?.type === 'sign' && signs.includes(item.sign);
}
