import { EVENT_TYPES } from '@partner-api/contract';
import type { Comparator, Tag } from '../lexicons/lexicon.js';

export const COMPARATORS: readonly Comparator[] = [
  'at_least',
  'more_than',
  'at_most',
  'fewer_than',
  'about',
  'exactly',
];

/** Kinds of events that words name. */
export const KINDS = [...EVENT_TYPES, 'state_based', 'non_state', 'one_sided', 'attack', 'violent'] as const;
export type NamedKind = (typeof KINDS)[number];

/** What a number may stand before. */
export const COUNTED: readonly Tag[] = [
  'people',
  'civilians',
  'killed',
  'event',
  'or_more',
  'or_fewer',
  ...KINDS,
];
