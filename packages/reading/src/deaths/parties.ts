import { hasTag, type Item } from '../items/item.js';

/** A name of a party, or a word that stands for one. */
export function isParty(item: Item | undefined): boolean {
  return item?.type === 'actor' || hasTag(item, 'government', 'home_government', 'members');
}

/** What joins a party to the events that it had a part in. */
export function joinsParty(item: Item | undefined): boolean {
  return hasTag(item, 'by', 'involving', 'between', 'from_or_with');
}
