import type { Account } from '../clauses/counting-source.js';
import type { Obstacle } from '../domain/event-reading.js';
import { falseOnlyBelow, isBoundedAbove, type Predicate } from '../domain/predicate.js';
import { hasTag } from '../items/item.js';
import type { Parts } from './read-text.js';

/**
 * What a source counted may be less than what happened: "SOHR documented 1,106 deaths" is not false where there were more, and
 * "documented fewer than 5,000" tells of its count alone.
 */
export function asCounted(parts: Parts | Obstacle, account: Account): Parts | Obstacle {
  if (typeof parts === 'string' || account === null) return parts;
  const { quantity, items, denial } = parts;
  const isOnly = items.some((item) => hasTag(item, 'only'));
  if (isOnly) return 'numbers';
  if (quantity === null || denial.count > 0)
    return account === 'counts' && denial.count > 0 ? 'denial' : parts;
  const { predicate } = quantity;
  if (isLowerBound(predicate)) return parts;
  if (isBoundedAbove(predicate)) return 'numbers';
  const isOfSome = predicate.says === 'number' || predicate.says === 'about';
  return isOfSome ? { ...parts, quantity: { ...quantity, predicate: falseOnlyBelow(predicate) } } : 'numbers';
}

function isLowerBound({ fails }: Predicate): boolean {
  return fails.to === Number.POSITIVE_INFINITY;
}
