import { withGovernments } from '../actors/government-actors.js';
import { endsOfChange, withEnds } from '../claims/from-to.js';
import { includedCivilians, withCivilians } from '../claims/included-civilians.js';
import {
  completed,
  halvesOf,
  looksAhead,
  toldFromEachOther,
  wentOtherwise,
} from '../claims/two-statements.js';
import { withoutAsides } from '../clauses/asides.js';
import type { Aside, EventClaim, NumberClaim, Obstacle, Outcome } from '../domain/event-reading.js';
import { hasTag, type Item, isSilent, onlyYear, textOf } from '../items/item.js';
import { PausedText } from '../items/paused-text.js';
import { placedItems } from '../items/read-items.js';
import { folded } from '../language/folded.js';
import { languagesOf } from '../lexicons/lexicons.js';
import { NamesInText } from '../names/names-in-text.js';
import { asCounted } from '../parts/as-counted.js';
import { type Parts, readParts } from '../parts/read-text.js';
import { withCountry } from '../places/countrywide.js';
import { agreed, asks, isObstacle, narrowerIn, type ToRead } from './read-whole.js';

/** Two statements of one text, each with what it has from the other; null where it does not read so. */
export function readTwo({
  known,
  text,
  setting,
  put,
}: ToRead<EventClaim>): Outcome<readonly EventClaim[]> | null {
  const { names, governments } = known;
  const whole = new PausedText(text, names);
  const found = languagesOf(text).flatMap((language) => {
    const left = withoutAsides(whole, language, governments);
    const { tokens, asides, account } = left ?? { tokens: whole.tokens, asides: [], account: null };
    const { language: code } = language.lexicon;
    const items = placedItems(tokens, language, new NamesInText(tokens, names)).map(({ item }) => item);
    // "40 were killed in March 2018 and 50 in April": the year of both.
    const named = onlyYear(items);
    // Beside a year that is named, a month may be of that or of the dateline's.
    const year = setting.isDated && named !== null ? null : (named ?? setting.year);
    const shared = { ...setting, year };
    const partsOf = (half: readonly Item[]) =>
      asCounted(
        readParts(
          withCountry(withGovernments(half, governments, code), known),
          language.lexicon,
          shared,
          governments,
        ),
        account,
      );
    const isAsked = left?.isAsked ?? asks(items);
    const claimsOf = (pair: readonly Parts[]) => {
      const claims = pair.map((parts) => put(parts, language, isAsked));
      const read = claims.flatMap((claim) => (claim === null || isObstacle(claim) ? [] : [claim]));
      const narrower = pair.flatMap((parts) => narrowerIn(parts, text, tokens));
      return read.length === 2 && !areAtOdds(read, items) && !areOfOne(read)
        ? [{ reading: read, narrower }]
        : [];
    };
    // "Moscow says that 40 died in Homs, but 60 died in Hama": whose account the second is cannot be told.
    if (isAccountContrasted(text, asides, items) || toldFromEachOther(items) || isOfAll(items)) return [];
    const readings = pairsOf(items, partsOf).map((pairs) => pairs.flatMap(claimsOf));
    const sure = readings.find(({ length }) => length > 0) ?? [];
    return sure.map(({ reading, narrower }) => ({
      outcome: { outcome: 'read', reading } as const,
      asides: [...asides, ...narrower],
    }));
  });
  return agreed(found);
}

/** Two statements, in each way in which they may be parted; those of a surer way come before others. */
function pairsOf(
  items: readonly Item[],
  partsOf: (half: readonly Item[]) => Parts | Obstacle,
): readonly (readonly (readonly Parts[])[])[] {
  const pair = (
    halves: readonly (readonly Item[])[],
    put: (first: Parts, second: Parts) => readonly Parts[] | null,
  ) => {
    const [first, second] = halves.map(partsOf);
    if (first === undefined || second === undefined || isObstacle(first) || isObstacle(second)) return [];
    const both = put(first, second);
    return both === null ? [] : [both];
  };
  const ends = endsOfChange(items);
  if (ends !== null) return [pair(ends.halves, (first, second) => withEnds(first, second, ends.way))];
  const included = includedCivilians(items);
  if (included !== null) {
    const { all, civilians, areSome } = included;
    return [pair([all, civilians], (first, second) => withCivilians(first, second, areSome))];
  }
  return halvesOf(items).map((ways) => ways.flatMap((halves) => pair(halves, completed)));
}

/** Whether one of two denies the other, or what is said of how they differ is not so. */
function areAtOdds(claims: readonly EventClaim[], items: readonly Item[]): boolean {
  const numbers = claims.filter(isOfNumber);
  return areOpposed(numbers) || wentOtherwise(items, numbers) || looksAhead(items, numbers);
}

/** "At least 2,800 (9,000 according to activists)": what others say of the same is not claimed as well. */
function areOfOne([first, second]: readonly EventClaim[]): boolean {
  const of = ({ measure, scope }: EventClaim) => JSON.stringify([measure, scope]);
  return first !== undefined && second !== undefined && of(first) === of(second);
}

/** "Of 2,839 people killed in Homs, 300 died in Hama": the second are some of the first. */
function isOfAll([first, second]: readonly Item[]): boolean {
  return ofAll.test(textOf(first)) && (second?.type === 'number' || isSilent(second));
}

const ofAll = folded(/^(?:of|out of|among|de|del|sur|parmi|из|среди|з|із|серед|من)$/u);

/** Whether a text begins with whose account it is, and sets another statement against it. */
function isAccountContrasted(text: string, asides: readonly Aside[], items: readonly Item[]): boolean {
  const isFirst = asides.some(({ says, text: words }) => says === 'source' && text.trim().startsWith(words));
  return isFirst && items.some((item) => hasTag(item, 'amid'));
}

function isOfNumber(claim: EventClaim): claim is NumberClaim {
  return 'predicate' in claim;
}

/** "None died in Homs in 2016, but 4,000 did": the one corrects the other. */
function areOpposed([first, second]: readonly NumberClaim[]): boolean {
  if (first === undefined || second === undefined) return false;
  const isOfSame =
    first.measure === second.measure && JSON.stringify(first.scope) === JSON.stringify(second.scope);
  const [one, other] = [first.predicate.holds, second.predicate.holds];
  return isOfSame && (one.to < other.from || other.to < one.from);
}
