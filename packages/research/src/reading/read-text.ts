import type { EventKind, Measure, Province } from '@partner-api/contract';
import type { Day } from '../events/day.js';
import type { ActorNames, Scope } from '../events/scope.js';
import { COUNTED, KINDS, type NamedKind } from './counted.js';
import type { Governments } from './government-actors.js';
import { hasTag, type Item, isSilent } from './item.js';
import type { Lexicon, Tag } from './lexicons/lexicon.js';
import { readPlace } from './read-place.js';
import { type Quantity, readQuantity } from './read-quantity.js';
import { readTimes, type Times } from './read-times.js';
import { unreadWords } from './unread-words.js';

/** What the parts of a text say, put together neither to a claim nor to a question yet. */
export interface Parts {
  readonly measure: Measure | null;
  readonly kind: EventKind;
  readonly place: { readonly country: string | null; readonly provinces: readonly Province[] };
  readonly times: Times;
  readonly actors: readonly ActorNames[];
  readonly role: Scope['role'];
  readonly quantity: Quantity | null;
  readonly denial: Denial;
  readonly isSingle: boolean;
  /** Tags that were met, for questions. */
  readonly tags: ReadonlySet<Tag>;
  /** Words that no part of the reading accounts for. */
  readonly unread: readonly string[];
}

/** How often and by what a text denies. */
interface Denial {
  readonly count: number;
  /** Whether "not" goes before the number. */
  readonly isBeforeNumber: boolean;
}

/** Reads the parts of a text; null when they contradict one another or can be read in several ways. */
export function readParts(
  items: readonly Item[],
  lexicon: Lexicon,
  today: Day,
  governments: Governments,
): Parts | null {
  const times = readTimes(items, today);
  if (times === null) return null;
  const quantity = readQuantity(items, times.used);
  if (quantity === 'many') return null;
  const place = readPlace(items);
  if (place === null || deniesPlace(items, times.used)) return null;
  const kinds = kindsIn(items);
  if (kinds === null) return null;
  const has = (...tags: Tag[]) => items.some((item) => hasTag(item, ...tags));
  const actors = items.flatMap((item) => (item.type === 'actor' ? [item.actor] : []));
  const measure = measureIn(items, quantity, kinds);
  const isKilling = measure !== null && measure !== 'events';
  return {
    measure,
    kind: kinds,
    place,
    times,
    actors: [...new Map(actors.map((actor) => [actor.join('/'), actor])).values()],
    role: roleOf(items, actors, isKilling, kinds),
    quantity,
    denial: denialIn(items, quantity),
    isSingle: isKilling && isSingleEvent(items, lexicon),
    tags: new Set(items.flatMap((item) => (item.type === 'phrase' ? [...item.tags] : []))),
    unread: unreadWords({
      items,
      times: times.used,
      quantity: quantity?.used ?? new Set(),
      hasActors: actors.length > 0,
      country: place.country,
      language: lexicon.language,
      governments,
    }),
  };

  function measureIn(items: readonly Item[], number: Quantity | null, kind: EventKind): Measure | null {
    const counted = number === null ? null : countedNoun(items, number);
    const isOfEvents =
      counted !== null && hasTag(counted, 'event', ...KINDS) && !hasTag(counted, 'people', 'killed');
    // "The people killed were civilians" says another thing than "civilians were killed".
    if (has('people') && has('civilians')) return null;
    if (has('killed')) return isOfEvents ? null : has('civilians') ? 'civilians_killed' : 'killed';
    if (has('people', 'civilians', 'nobody')) return null;
    return kind !== 'any' || has('event', 'nothing') ? 'events' : null;
  }
}

/** The one kind that is named; `any` for none, null for several. A more special word goes before "violence". */
function kindsIn(items: readonly Item[]): EventKind | null {
  const named = new Set(items.flatMap((item) => KINDS.filter((kind) => hasTag(item, kind))));
  if (named.size > 1) named.delete('violent');
  // "State-based battles", "one-sided attacks": the division says more.
  for (const division of ['state_based', 'non_state', 'one_sided'] as const)
    if (named.has(division)) {
      named.delete('battle');
      named.delete('attack');
    }
  if (named.size > 1) return null;
  const [only = 'any'] = named;
  return only satisfies NamedKind | 'any';
}

/** What a number counts: the next word after it for people or events. */
function countedNoun(items: readonly Item[], { end }: Quantity): Item | null {
  const after = items
    .slice(end)
    .find((item) => hasTag(item, ...COUNTED) && !hasTag(item, 'or_more', 'or_fewer'));
  return after ?? null;
}

function roleOf(
  items: readonly Item[],
  actors: readonly ActorNames[],
  isKilling: boolean,
  kind: EventKind,
): Scope['role'] {
  if (actors.length !== 1 || kind === 'battle' || kind === 'state_based' || kind === 'non_state')
    return 'involved';
  if (items.some((item) => hasTag(item, 'by'))) return 'by';
  if (items.some((item) => hasTag(item, 'involving', 'between'))) return 'involved';
  return isKilling || kind !== 'any' ? 'by' : 'involved';
}

function denialIn(items: readonly Item[], quantity: Quantity | null): Denial {
  const places = items.flatMap((item, index) =>
    !quantity?.used.has(index) && hasTag(item, 'no', 'nobody', 'nothing', 'not') ? [index] : [],
  );
  return {
    count: places.length,
    isBeforeNumber: quantity !== null && places.every((place) => place < quantity.start),
  };
}

/** "A battle killed …": in languages without an article, what is called an attack is taken to be one. */
function isSingleEvent(items: readonly Item[], { language }: Lexicon): boolean {
  return items.some((item, index) => {
    if (item.type !== 'phrase' || !hasTag(item, 'event', ...KINDS)) return false;
    if (hasTag(item, 'violent', 'state_based', 'non_state', 'one_sided')) return false;
    if (hasTag(items[index - 1], 'a')) return true;
    if (withoutArticle.has(language)) return !hasTag(item, 'battle', 'event');
    return !plural.test(item.text) && !hasTag(items[index - 1], 'no') && !massNoun.test(item.text);
  });
}

const withoutArticle: ReadonlySet<string> = new Set(['ru', 'uk', 'ar']);
const plural = /(?:[sx]|ed|ron|aron)(?: |$)/;
const massNoun =
  /fighting|violence|combat|shelling|bombing|rioting|hostilities|violencia|lucha|fought|clashed/;

/** "In Homs, not in Hama": the denial is of a place or time, and the claim another one. */
function deniesPlace(items: readonly Item[], times: ReadonlySet<number>): boolean {
  return items.some((item, index) => {
    if (!hasTag(item, 'not')) return false;
    let next = index + 1;
    while (isSilent(items[next])) next++;
    return items[next]?.type === 'place' || times.has(next);
  });
}
