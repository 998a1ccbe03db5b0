import type { Item } from '../items/item.js';

/** One item in the place of several, or two. */
export interface Replacement {
  readonly item: Item;
  readonly next?: Item;
  /** Place of the first item after them. */
  readonly end: number;
}

export function actorItem(name: string, text = ''): Item {
  return { type: 'actor', actor: [name], text };
}
