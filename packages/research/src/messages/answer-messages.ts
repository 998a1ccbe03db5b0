import type { EventKind, Verdict } from '@partner-api/contract';
import type { Grouping, MeasureOfDead } from '@partner-api/reading';
import type { Counted } from './counted.js';

/** What numbers say to a question that is answered by yes or no. */
export type Decision = Extract<Verdict, 'supported' | 'refuted' | 'conflicting'> | 'undecided';

/**
 * The wording of answers that are computed, made to be quoted: `lead` says where, when and by whom, as a dateline does, so
 * that no language has to inflect the names of places; `killed` and `events` are counted with the plural that their
 * number asks for, and `sentence` was put together before.
 */
export interface AnswerMessages {
  /** "188 battles". */
  readonly events: Readonly<Record<EventKind, Counted>>;
  /** "40 people were killed". */
  readonly killed: Readonly<Record<MeasureOfDead, Counted>>;
  /** In the place of a number of people of which nothing is known. */
  readonly unknown: Readonly<Record<MeasureOfDead, string>>;
  /** Of events in which nobody is known to have been killed, where there may be more than those. */
  readonly noneOnRecord: Readonly<Record<MeasureOfDead, string>>;
  readonly onRecord: string;
  /** Events that so many died in: `some` where that is one at least, else as `number` says, with the plural of that. */
  readonly deadly: Readonly<Record<MeasureOfDead, { readonly some: string; readonly numbered: Counted }>>;
  /** Where the estimates of the dead make another number of events: `low` surely, `high` possibly. */
  readonly onRecordEstimated: string;
  readonly killedIn: string;
  /** Where the estimates differ. */
  readonly estimated: string;
  /**
   * Of parties, where it is not known of most of the dead who killed them: all who were killed in the events that they had a part in,
   * and `own`, those who were surely killed by them, in `alone`.
   */
  readonly tookPart: string;
  /** How many of all who were killed were civilians. */
  readonly share: string;
  readonly exact: string;
  readonly range: string;
  readonly atLeast: string;
  readonly withBest: string;
  /** What is counted, told without its number: "battles by month". */
  readonly kinds: Readonly<Record<EventKind, string>>;
  readonly groups: string;
  readonly by: Readonly<Record<Grouping, string>>;
  readonly group: string;
  /** In the place of a figure. */
  readonly unknownFigure: string;
  /** Of a part of a time that is not over. */
  readonly soFar: string;
  /** Of a part of a time that imports do not cover whole. */
  readonly incomplete: string;
  readonly most: string;
  readonly fewest: string;
  /** The parts whose number is as the `condition` says, one of the `sayings`. */
  readonly which: string;
  /** In the place of `groups` where no part is so. */
  readonly noGroup: string;
  /** Of one event; `plain` tells its kind in the place of the dead. */
  readonly one: { readonly plain: string; readonly exact: string; readonly estimated: string };
  /** `asked`: which events were asked for. */
  readonly single: Readonly<Record<'deadliest' | 'first' | 'last', string>>;
  /** Several of them, numbered. */
  readonly deadliest: string;
  readonly changes: Readonly<Record<'rose' | 'fell' | 'roseAtLeast' | 'fellAtLeast' | 'unchanged', string>>;
  /** An event with more dead that may belong to what was asked for. */
  readonly rival: string;
  /** How many records may be no single event, and what the heaviest of them says. */
  readonly leftOut: string;
  /** Words of the question that play no part in the answer. */
  readonly asides: string;
  /** Of parties, where what is surely theirs is the least of it. */
  readonly noOrder: string;
  /** Of a question for violence, where the number of the dead gives another answer. */
  readonly otherByDead: string;
  /** What keeps an order or a change from being sure. */
  readonly notCertain: string;
  readonly whether: Readonly<Record<Decision, string>>;
  /** Of several sources. */
  readonly mayRepeat: string;
  /** Of civilians: what stands for a high number that is not given. */
  readonly highOfAll: string;
  readonly source: string;
  readonly notCovered: string;
  readonly withoutProvince: string;
  readonly withoutParties: string;
  /** How many parties are not listed. */
  readonly otherParties: string;
  readonly countedForEach: string;
  /** After parties that fought against one that is named. */
  readonly opponentsAlone: string;
  readonly notAttributed: string;
  /**
   * Why there is no answer, or but a part of one; `reason`: an obstacle, `ofAll`: what is asked of all events together and not
   * computed, `sources`: what imports cover.
   */
  readonly unanswered: Readonly<
    Record<'uncounted' | 'notCovered' | 'covered' | 'nothingCounted' | 'notFound' | 'partly', string>
  > & { readonly ofAll: Readonly<Record<'share' | 'average' | 'order', string>> };
}
