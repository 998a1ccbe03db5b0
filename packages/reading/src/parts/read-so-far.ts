import type { Item } from '../items/item.js';
import type { Span } from '../items/span-named.js';
import type { Governments } from '../names/governments.js';

/** What was read of a text so far. */
export interface ReadSoFar {
  readonly items: readonly Item[];
  /** Places of the items that tell the time, and of those that tell the number. */
  readonly times: ReadonlySet<number>;
  readonly quantity: ReadonlySet<number>;
  /** Places of the items that say how many are listed. */
  readonly listed: ReadonlySet<number>;
  readonly hasActors: boolean;
  /** What the time is one of. */
  readonly span: Span | null;
  /** Whether it has no beginning, or goes on until today. */
  readonly isOpen: boolean;
  /** Names of the parties. */
  readonly actors: ReadonlySet<string>;
  readonly country: string | null;
  readonly language: string;
  readonly governments: Governments;
}

/** A phrase where it stands. */
export interface Met extends ReadSoFar {
  readonly item: Extract<Item, { type: 'phrase' }>;
  readonly index: number;
  /** Place of the next item that is not silent. */
  readonly next: number;
}
