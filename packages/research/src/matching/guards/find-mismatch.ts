import type { Mismatch } from '../../domain/withheld.js';
import type { Comparison } from '../comparing/comparison.js';
import { differentUntruth } from './calls-untrue.js';
import { differentDates } from './different-dates.js';
import { differentNames } from './different-names.js';
import { differentNegation } from './different-negation.js';
import { differentNumbers } from './different-numbers.js';
import { differentOrder } from './different-order.js';
import { differentPlaces } from './different-places.js';
import { firstSeen, type Guard } from './guard.js';
import { differentRelations } from './relations.js';
import { differentSequence } from './sequence.js';

const guards: readonly (readonly [Mismatch, Guard])[] = [
  ['negation', differentNegation],
  ['date', differentDates],
  ['number', differentNumbers],
  ['place', differentPlaces],
  ['name', differentNames],
  ['negation', differentUntruth],
  ['wording', differentRelations],
  ['wording', differentSequence],
  ['order', differentOrder],
];

/** The first thing in which the claims differ though their words agree; null when nothing was noticed. */
export function findMismatch(comparison: Comparison): Mismatch | null {
  return firstSeen(guards, comparison);
}
