import { type Change, changeOf } from '../predicate.js';
import type { Draft } from '../slots/draft.js';
import { has, isSign, slotValue } from '../slots/tagged-token.js';
import type { Slots } from './slots-of.js';

export type Way = 'up' | 'down';

/** The only direction that words for a change give; null when they give none or both. */
export function wayIn(draft: Draft, places: readonly number[]): Way | null {
  const [way, other] = new Set(
    places.flatMap((at): Way[] => {
      const item = draft.at(at);
      if (has(item, 'more')) return ['up'];
      if (has(item, 'fewer')) return ['down'];
      const told = slotValue(item, 'change') ?? slotValue(item, 'factor')?.split(' ')[0];
      return told === 'up' || told === 'down' ? [told] : [];
    }),
  );
  return way !== undefined && other === undefined ? way : null;
}

/** The claimed change in percent; null when the text gives none. */
export function changedBy({ draft, quantities }: Slots, way: Way): Change | null {
  const factor = draft.items.findIndex((item) => has(item, 'factor'));
  const percent = draft.items.findIndex((item) => has(item, 'percent') || isSign(item, '%', '\u066a'));
  if (factor >= 0 && quantities.length === 0) {
    const [, times] = (slotValue(draft.at(factor), 'factor') ?? '').split(' ').map(Number);
    draft.use(factor);
    return times === undefined
      ? null
      : changeOf('about', way === 'up' ? (times - 1) * 100 : 100 - 100 / times);
  }
  const [quantity, ...others] = quantities;
  if (
    percent < 0 ||
    quantity === undefined ||
    others.length > 0 ||
    draft.previous(percent) !== quantity.to - 1
  )
    return null;
  const { says, value, isUnclear } = quantity;
  // "Fell to 80 %" gives the remainder, not the change.
  const leads = [draft.at(draft.previous(quantity.from)), draft.at(quantity.from - 1)];
  const isLeft = leads.some((item) => has(item, 'to') && !has(item, 'onto'));
  if (isUnclear || isLeft || !isOfChange(says)) return null;
  draft.useAll([percent, ...draft.places('by', 'share')]);
  return changeOf(says, value);
}

const OPERATORS = ['at_least', 'more_than', 'at_most', 'fewer_than', 'about', 'number'] as const;

function isOfChange(says: string): says is (typeof OPERATORS)[number] {
  return OPERATORS.some((known) => known === says);
}
