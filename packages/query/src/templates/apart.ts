import type { Draft } from '../slots/draft.js';
import { has, type Item, isSign } from '../slots/item.js';

const ENDS = [
  '.',
  '!',
  '?',
  '\u061f',
  ';',
  '\u061b',
  ',',
  '\u060c',
  '\u2014',
  '(',
  ')',
  ':',
  '"',
  '\u2026',
  '\u201d',
  '\u00bb',
];

/** Whether a left-over word stands in a clause that counts nothing and names no place or time: it cannot change what is counted. */
export function isApart(draft: Draft, at: number): boolean {
  const [from, to] = clauseOf(draft, at);
  const clause = draft.items.slice(from, to);
  return clause.length < draft.items.length && !clause.some((item) => isOfCount(item));
}

function clauseOf(draft: Draft, at: number): [from: number, to: number] {
  const ends = (place: number) => {
    const item = draft.at(place);
    return item === undefined || isSign(item, ...ENDS) || has(item, 'and', 'but');
  };
  let from = at;
  while (from > 0 && !ends(from - 1)) from--;
  let to = at + 1;
  while (to < draft.items.length && !ends(to)) to++;
  return [from, to];
}

function isOfCount(item: Item): boolean {
  if (item.type === 'place' || item.type === 'date' || item.type === 'number' || item.type === 'actor')
    return true;
  return has(
    item,
    'dead',
    'kill',
    'takes',
    'victims',
    'event',
    'number',
    'times',
    'vague',
    'month',
    'compare',
    'most',
    'more',
  );
}
