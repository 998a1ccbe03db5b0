import { type Day, dayOf } from '../domain/day.js';
import type { ActorNames, Window } from '../domain/scope.js';

/** A group that came to rule its country; sources call a government whoever rules, and so go on to tell it as that. */
interface NewRulers {
  readonly government: string;
  readonly group: string;
  /** Between these days some sources may tell it as the one and some as the other. */
  readonly from: Day;
  readonly to: Day;
  /** Whether texts go on to call those the government who ruled before. */
  readonly isDisputed: boolean;
}

const newRulers: readonly NewRulers[] = [
  {
    government: 'Government of Yemen (North Yemen)',
    group: 'Ansarallah',
    from: dayOf('2014-09-21T00:00:00Z'),
    to: dayOf('2015-12-31T00:00:00Z'),
    isDisputed: true,
  },
  {
    government: 'Government of Afghanistan',
    group: 'Taleban',
    from: dayOf('2021-08-15T00:00:00Z'),
    to: dayOf('2021-12-31T00:00:00Z'),
    isDisputed: false,
  },
];

/**
 * Actors by the names that records have for them at a time: the Houthis of 2018 are told as the government of Yemen, and who is
 * called that in the press is not. Null where it is not clear who is meant.
 */
export function asTheyRuled(actors: readonly ActorNames[], window: Window | null): ActorNames[] | null {
  const found = actors.map((names) => namesThen(names, window));
  const known = found.filter((names) => names !== null);
  return known.length < found.length ? null : known;
}

/** The AUC had laid down their arms: "paramilitaries" of later years are others. */
const demobilised = { group: 'AUC', from: dayOf('2007-01-01T00:00:00Z') } as const;

function namesThen(names: ActorNames, window: Window | null): ActorNames | null {
  const isKind = names.length > 1 && names.includes(demobilised.group);
  if (isKind && window !== null && (window.to ?? demobilised.from) >= demobilised.from) return null;
  const rulers = newRulers.find(
    ({ government, group }) => names.includes(government) || names.includes(group),
  );
  if (rulers === undefined || window?.to == null || window.to < rulers.from) return names;
  if (names.includes(rulers.government)) return rulers.isDisputed ? null : names;
  return window.from !== null && window.from > rulers.to ? [...names, rulers.government] : null;
}
