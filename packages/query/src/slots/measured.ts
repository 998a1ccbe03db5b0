import type { EventQuery } from '../event-query.js';
import type { Draft } from './draft.js';
import { has, isNoted, slotValue, type TaggedToken } from './tagged-token.js';

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

const AGAINST_CIVILIANS: readonly Kind[] = ['violence_against_civilians', 'one_sided'];
const ATTACKS: readonly Kind[] = [...AGAINST_CIVILIANS, 'explosion_remote_violence'];

/** Each kind with narrower ones. When a text has both, the narrower is meant. */
const NARROWER: Partial<Record<Kind, readonly Kind[]>> = {
  any: ['violent', 'attack', 'battle', ...ATTACKS, 'state_based', 'non_state'],
  violent: ['attack', 'battle', ...AGAINST_CIVILIANS],
  attack: ATTACKS,
  battle: ['state_based', 'non_state'],
  violence_against_civilians: ['one_sided'],
};

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
  const isSingle = items.some((item) => has(item, 'event') && isNoted(item, 'one'));
  const isMass = items.some((item) => has(item, 'event') && isNoted(item, 'mass'));
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
    if (kind === found || NARROWER[kind]?.includes(found)) continue;
    if (!NARROWER[found]?.includes(kind)) return null;
    found = kind;
  }
  return found;
}
