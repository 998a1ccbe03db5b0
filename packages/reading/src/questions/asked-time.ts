import type { Day } from '../domain/day.js';
import type { Window } from '../domain/scope.js';
import { PlaceBook } from '../gazetteer/place-book.js';
import { afterSilent, hasTag, type Item } from '../items/item.js';
import { readItems } from '../items/read-items.js';
import { tokensOf } from '../language/tokens.js';
import { languagesOf } from '../lexicons/lexicons.js';
import { actorBookOf } from '../names/actor-book.js';
import { NamesInText } from '../names/names-in-text.js';
import { asOf, readTimes } from '../times/read-times.js';
import { readAtom, windowOf } from '../times/time-atom.js';

/** The time that a question is about: none that is told, one that no calendar has or that may be two, or its days. */
export type AskedTime =
  | { readonly outcome: 'none' | 'unclear' }
  | { readonly outcome: 'told'; readonly window: Window };

/** Whatever else the question says. */
export function askedTime(question: string, today: Day): AskedTime {
  const tokens = tokensOf(question);
  const readings = languagesOf(question).map((language) => {
    const items = readItems(tokens, language, new NamesInText(tokens, noNames));
    if (isUnclear(items)) return UNCLEAR;
    const window = readTimes(items, asOf(today))?.window ?? null;
    return window === null ? NONE : ({ outcome: 'told', window } as const);
  });
  return readings.find(({ outcome }) => outcome !== 'none') ?? NONE;
}

const NONE: AskedTime = { outcome: 'none' };
const UNCLEAR: AskedTime = { outcome: 'unclear' };
const noNames = { places: new PlaceBook([], []), actors: actorBookOf([]) };

/** "03/04/2017", "31 February 2017", "between 2019 and 2017". */
function isUnclear(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    if (item.type === 'date') return item.day === null;
    if (hasTag(item, 'between', 'from', 'from_or_with')) return endsBeforeItBegins(items, place);
    const atom = readAtom(items, place, { isOpened: false });
    return atom !== null && atom.day !== null && atom.year !== null && windowOf(atom) === null;
  });
}

function endsBeforeItBegins(items: readonly Item[], place: number): boolean {
  const first = readAtom(items, afterSilent(items, place + 1), { isOpened: true });
  if (first === null) return false;
  const link = afterSilent(items, first.end);
  if (!hasTag(items[link], 'to', 'and')) return false;
  const second = readAtom(items, afterSilent(items, link + 1), { isOpened: true, after: first });
  const [from, to] = [first, second].map((atom) => (atom === null ? null : windowOf(atom)));
  return (from?.from ?? 0) > (to?.to ?? Number.POSITIVE_INFINITY);
}
