import type { EventKind, Extent, Measure, Verdict } from '@partner-api/contract';
import type { Saying } from '../reading/predicate.js';

/** Verdicts that numbers alone can give. */
type ComputedVerdict = Extract<Verdict, 'supported' | 'refuted' | 'conflicting'>;

/**
 * The wording of numbers computed from events. Figures follow labels, so that no language has to inflect by them.
 * `{…}` marks what is filled in: `number` and `other` of a claim, `events` counted, `low`, `best` and `high` estimates,
 * `from` and `to` as dates, names of a `place`, `country`, `kind` of events, `actors`, `sources`, `words`, `key` of a group
 * with its `figure`, and `parts` or `groups` that were put together before, as `ranking` is.
 */
export interface EventMessages {
  /** Between names, and between longer parts. */
  readonly separators: { readonly names: string; readonly parts: string };
  readonly readAs: string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly kinds: Readonly<Record<EventKind, string>>;
  readonly ofKind: string;
  readonly byActors: string;
  readonly involvingActors: string;
  readonly placeInCountry: string;
  readonly everywhere: string;
  readonly times: {
    readonly onDay: string;
    readonly between: string;
    readonly since: string;
    readonly until: string;
    readonly always: string;
  };
  readonly sayings: Readonly<Record<Saying, string>>;
  readonly counted: Readonly<Record<Measure, string>>;
  readonly estimates: string;
  /** Where no best estimate is known. */
  readonly estimatesWithoutBest: string;
  readonly possible: string;
  readonly possibleKilled: string;
  readonly noneCounted: string;
  readonly totals: { readonly exact: string; readonly range: string; readonly atLeast: string };
  readonly bestOnly: string;
  readonly severalSources: string;
  readonly coverage: Readonly<Record<Extent, string>>;
  readonly heldBack: string;
  readonly conclusions: Readonly<Record<ComputedVerdict, string>> & {
    readonly possible_events: string;
    readonly inexact: string;
    readonly unwatched: string;
    readonly one_event: string;
    readonly singleSupported: string;
    readonly singleRefuted: string;
  };
  readonly neighbours: string;
  readonly unread: string;
  /** Beside the verdict of a review. */
  readonly reviewAndEvents: string;
  readonly answer: {
    readonly figure: string;
    readonly exact: string;
    readonly range: string;
    readonly atLeast: string;
    readonly withBest: string;
    readonly groups: string;
    readonly group: string;
    readonly most: string;
    readonly fewest: string;
    readonly undecidedRank: string;
    readonly deadliest: string;
    readonly ranked: string;
    readonly notCovered: string;
    readonly allTimes: string;
    readonly withoutProvince: string;
    readonly withoutParties: string;
    /** How many parties are not listed. */
    readonly otherParties: string;
    readonly countedForEach: string;
    readonly notAttributed: string;
    readonly mayBeDeadlier: string;
  };
}
