import type { EventKind, Extent, Measure, Verdict } from '@partner-api/contract';
import type { ComparedParts, MeasureOfDead, Obstacle, Saying } from '@partner-api/reading';
import type { AnswerMessages } from './answer-messages.js';

/** Verdicts that numbers alone can give. */
type ComputedVerdict = Extract<Verdict, 'supported' | 'refuted' | 'conflicting'>;

/**
 * The wording of numbers computed from events. Figures follow labels, so that no language has to inflect by them.
 * `{…}` marks what is filled in: `number` and `other` of a claim, `events` counted, `low`, `best` and `high` estimates,
 * `from` and `to` as dates, names of a `place`, `country`, `kind` of events, `actors`, `sources`, `words`, a `reason`, and
 * `parts` that were put together before.
 */
export interface EventMessages {
  /** Between names, and between longer parts. */
  readonly separators: { readonly names: string; readonly parts: string };
  readonly readAs: string;
  /** Before the computations of several statements. */
  readonly several: string;
  /** Before the computations of one statement that may be of events or of the dead: "violence rose". */
  readonly ofOne: string;
  /** What a text tells beside its claim, in `words`. */
  readonly asides: string;
  /** Before what is on record for the place and time, in `parts`, of a claim that could not be read. */
  readonly onRecord: string;
  /** Of `words` that name but a part of what was counted: "gun battles". */
  readonly narrower: string;
  /** What a claim says besides in `words`, and no record tells: "and 30 wounded". */
  readonly unchecked: string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly kinds: Readonly<Record<EventKind, string>>;
  readonly ofKind: string;
  /** How many died in each event, in `number`: one of the `sayings`. */
  readonly deathsOfEach: Readonly<Record<MeasureOfDead, string>>;
  readonly byActors: string;
  readonly involvingActors: string;
  /** Of two that fought each other. */
  readonly betweenActors: string;
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
  /** Of a `part` that is compared with an `other`, or with each other; `parts` whose sum is compared, and all other provinces as one; `by` how many percent, and by how many it is in what is recorded. */
  readonly comparisons: Readonly<
    Record<
      'more' | 'fewer' | 'together' | 'others' | 'by' | 'change' | 'changeByBest' | 'changeWithin',
      string
    > &
      Record<'most' | 'fewest', Record<ComparedParts['grouping'], string>>
  >;
  /** The figures of what is compared, in `parts`. */
  readonly figures: string;
  readonly counted: Readonly<Record<Measure, string>>;
  readonly estimates: string;
  /** Where no best estimate is known. */
  readonly estimatesWithoutBest: string;
  /** Where no high estimate is known either. */
  readonly estimatesOpenAbove: string;
  /** Of events that have so many dead: as many as have by the best estimates, `low` surely and `high` possibly. */
  readonly deadly: string;
  readonly deadlyWithoutBest: string;
  readonly possible: string;
  readonly possibleKilled: string;
  readonly noneCounted: string;
  readonly totals: { readonly exact: string; readonly range: string; readonly atLeast: string };
  readonly bestOnly: string;
  readonly severalTogether: string;
  readonly severalSources: string;
  readonly coverage: Readonly<Record<Extent, string>>;
  readonly heldBack: string;
  readonly conclusions: Readonly<Record<ComputedVerdict, string>> & {
    readonly so_far: string;
    readonly other_names: string;
    readonly when_said: string;
    readonly possible_events: string;
    readonly inexact: string;
    readonly unwatched: string;
    readonly one_event: string;
    readonly others_unsaid: string;
    readonly together: string;
    readonly remark: string;
    readonly singleSupported: string;
    readonly singleRefuted: string;
  };
  /** Which events are given as evidence where none was counted. */
  readonly neighbours: string;
  readonly otherDeaths: string;
  /** What keeps a claim that seems to be about events from being counted. */
  readonly uncounted: string;
  readonly obstacles: Readonly<Record<Obstacle, string>>;
  /** Beside the verdict of a review. */
  readonly reviewAndEvents: string;
  readonly answer: AnswerMessages;
}
