import type { EventQuery } from '../event-query.js';
import type { Draft } from './draft.js';
import { has, slotValue, type TaggedToken } from './tagged-token.js';

/** The measure and the kind of events of a statement. */
export interface Measured {
  readonly measure: EventQuery['measure'];
  readonly kind: EventQuery['kind'];
  /** Whether the text refers to a single event. */
  readonly isSingle: boolean;
  /** Whether the kind may mean a whole war. */
  readonly isMass: boolean;
  /** Whether the text itself has a word for killing. */
  readonly isTold: boolean;
}

type Kind = EventQuery['kind'];

/** Pairs of a kind and a narrower kind. When a text has both, the narrower is meant. */
const NARROWER: readonly (readonly [Kind, Kind])[] = [
  ['any', 'violent'],
  ['violent', 'attack'],
  ['any', 'attack'],
  ['any', 'battle'],
  ['violent', 'battle'],
  ['violent', 'violence_against_civilians'],
  ['attack', 'violence_against_civilians'],
  ['any', 'violence_against_civilians'],
  ['violent', 'one_sided'],
  ['attack', 'one_sided'],
  ['any', 'one_sided'],
  ['violence_against_civilians', 'one_sided'],
  ['attack', 'explosion_remote_violence'],
  ['any', 'explosion_remote_violence'],
  ['battle', 'state_based'],
  ['battle', 'non_state'],
  ['any', 'state_based'],
  ['any', 'non_state'],
];

const AGAINST_CIVILIANS: readonly Kind[] = ['violence_against_civilians', 'one_sided'];

/** The measure and kind of a range of the text; null when it has none or several. */
export function measuredIn(draft: Draft, from: number, to: number, counted: number | null): Measured | null {
  const places = draft.free(from, to);
  const items = places.map((at) => draft.at(at));
  const isOf = (...slots: Parameters<typeof has>[1][]) => items.some((item) => has(item, ...slots));
  const kinds = [...new Set(items.flatMap((item): Kind[] => kindsOf(item)))];
  const kind = narrowest(kinds);
  if (kind === null) return null;
  const isCivilian = isOf('victims');
  const isDead = isOf('dead', 'kill') || (isOf('takes') && (isOf('people') || isCivilian));
  const isEvent = kinds.length > 0;
  if (!isDead && !isEvent) return null;
  const isSingle = items.some((item) => item?.type === 'term' && item.slots.has('event') && isOneEvent(item));
  const isMass = items.some((item) => item?.type === 'term' && item.slots.has('event') && item.isMass);
  // "240 clashes", "number of attacks": the measure is events, not deaths.
  const counts = [
    ...(counted === null ? [] : [counted - 1]),
    ...draft.places('count', 'more', 'fewer', 'most', 'fewest', 'which'),
  ];
  const isOfEvents = isEvent && (!isDead || counts.some((at) => isOfEventsAt(draft, at)));
  if (isOfEvents && isDead) return null;
  if (isOfEvents && isCivilian && !AGAINST_CIVILIANS.includes(kind)) return null;
  const measure = isOfEvents ? 'events' : isCivilian ? 'civilians_killed' : 'killed';
  for (const at of places)
    if (
      has(
        draft.at(at),
        'dead',
        'kill',
        'takes',
        'victims',
        'people',
        'event',
        'clash',
        'passive',
        'together',
        'countrywide',
      )
    )
      draft.use(at);
  return { measure, kind, isSingle: isSingle && !isOfEvents, isMass, isTold: isDead };
}

function kindsOf(item: TaggedToken | undefined): Kind[] {
  if (has(item, 'clash')) return ['battle'];
  const kind = slotValue(item, 'event');
  return kind === null ? [] : [kind as Kind];
}

function isOneEvent(item: TaggedToken): boolean {
  return item.type === 'term' && item.isOne;
}

/** Whether events are counted ("240 clashes", "fatal attacks") rather than deaths ("battle deaths"). */
function isOfEventsAt(draft: Draft, at: number): boolean {
  const next = draft.skipStopWords(at, 1);
  const isBeforeEvent = has(draft.at(next), 'dead') && has(draft.at(next + 1), 'event');
  return isBeforeEvent || (has(draft.at(next), 'event') && !has(draft.at(next + 1), 'dead'));
}

/** The narrowest of nested kinds; null when they are not nested. */
export function narrowest(kinds: readonly Kind[]): Kind | null {
  let found: Kind = kinds[0] ?? 'any';
  for (const kind of kinds) {
    if (kind === found || NARROWER.some(([wide, narrow]) => wide === kind && narrow === found)) continue;
    if (!NARROWER.some(([wide, narrow]) => wide === found && narrow === kind)) return null;
    found = kind;
  }
  return found;
}
