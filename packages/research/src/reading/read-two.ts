import type { Day } from '../domain/day.js';
import type { EventClaim, Outcome } from '../domain/event-reading.js';
import { tokensOf } from '../language/tokens.js';
import { withGovernments } from './actors/government-actors.js';
import { completed, halvesOf } from './claims/two-statements.js';
import { withoutAsides } from './clauses/asides.js';
import type { Item } from './items/item.js';
import { placedItems } from './items/read-items.js';
import { languagesOf } from './lexicons/lexicons.js';
import { NamesInText } from './names/names-in-text.js';
import { readParts } from './parts/read-text.js';
import { withCountry } from './places/countrywide.js';
import { agreed, asks, isObstacle, type Known, type Put } from './read-whole.js';

/** Two statements of one text, each with what it has from the other; null where it does not read so. */
export function readTwo(
  known: Known,
  text: string,
  today: Day,
  put: Put<EventClaim>,
): Outcome<readonly EventClaim[]> | null {
  const { names, governments } = known;
  const all = tokensOf(text, { withPauses: true });
  const found = languagesOf(text).flatMap((language) => {
    const left = withoutAsides(text, language, names, governments);
    const { tokens, asides } = left ?? { tokens: all, asides: [] };
    const { language: code } = language.lexicon;
    const items = placedItems(tokens, language, new NamesInText(tokens, names)).map(({ item }) => item);
    const setting = { today, year: onlyYear(items) };
    const partsOf = (half: readonly Item[]) =>
      readParts(
        withCountry(withGovernments(half, governments, code), known),
        language.lexicon,
        setting,
        governments,
      );
    const isAsked = left?.isAsked ?? asks(items);
    const claimsOf = (halves: readonly (readonly Item[])[]) => {
      const [first, second] = halves.map(partsOf);
      if (first === undefined || second === undefined || isObstacle(first) || isObstacle(second)) return [];
      const claims = completed(first, second)?.map((parts) => put(parts, language, isAsked)) ?? [];
      const read = claims.flatMap((claim) => (claim === null || isObstacle(claim) ? [] : [claim]));
      return read.length === 2 ? [read] : [];
    };
    const readings = halvesOf(items).map((halves) => halves.flatMap(claimsOf));
    const sure = readings.find(({ length }) => length > 0) ?? [];
    return sure.map((reading) => ({ outcome: { outcome: 'read', reading } as const, asides }));
  });
  return agreed(found);
}

/** "40 were killed in March 2018 and 50 in April": the year of both. */
function onlyYear(items: readonly Item[]): number | null {
  const years = new Set(items.flatMap((item) => (item.type === 'number' && item.isYear ? [item.value] : [])));
  const [only, ...others] = years;
  return only === undefined || others.length > 0 ? null : only;
}
