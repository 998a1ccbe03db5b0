import { hasTag, type Item, isSilent, textOf } from '../items/item.js';

/**
 * Whether a clause with a word of saying tells who did what was told before it: "allegedly by the Arakan Army", "selon certaines
 * informations par le JNIM", "по некоторым данным боевиками ИГ". "As claimed by the army", "a statement by the army" are its account.
 */
export function tellsDoer(items: readonly Item[]): boolean {
  const opening = items.find((item) => !isSilent(item));
  const isHearsay = hearsay.test(textOf(opening));
  return items.some(
    (item, place) =>
      isInstrumental(item) ||
      (isHearsay && isParty(item)) ||
      (hasTag(item, 'by') && items.slice(place + 1).some(isParty) && !isOfAccount(items, place)),
  );
}

/** "Claimed by", "publié par", "a statement by": of what is said, and not of what was done. */
function isOfAccount(items: readonly Item[], by: number): boolean {
  const before = items[by - 1];
  if (before?.type === 'unknown' || participle.test(textOf(before))) return true;
  return textOf(items[by]) === 'by' && hasTag(before, 'account', 'sayer');
}

const hearsay = /^(?:allegedly|reportedly)$/;
const participle = /(?:ed|told|said|[ai]d[oa]s?|dich[oa]s?|ees?|[a-z]{3}e)$/;

function isParty(item: Item): boolean {
  return item.type === 'actor' || hasTag(item, 'government', 'home_government', 'members');
}

/** "Боевиками ИГ": by them. */
function isInstrumental(item: Item): boolean {
  return item.type === 'actor' && instrumental.test(item.text ?? '');
}

const instrumental = /^\p{Script=Cyrillic}+[ая]ми(?: |$)/u;
