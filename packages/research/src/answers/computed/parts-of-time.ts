import {
  type Day,
  dateOf,
  type Grouping,
  isOfTimes,
  type Scope,
  type Window,
  yearsIn,
} from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import { coversPart, type ScopeCoverage } from '../../events/coverage.js';
import type { CoveredSpan } from '../../records/corpus.js';

/** What the numbers of the months or years of a time leave open. */
export interface PartsOfTime {
  /** The key of the one that is not over. */
  readonly unfinished: string | null;
  /** The keys of those that imports cover in part or not at all, where they cover others. */
  readonly incomplete: ReadonlySet<string>;
  /** Whether they are the months of a year that was named as a whole, and not the first and the last of them. */
  readonly areOfOneYear: boolean;
}

/** A time without the days that are still to come; one that is all to come stays. */
export function upToToday({ from, to }: Window, today: Day): Window {
  return to !== null && to > today && (from === null || from <= today) ? { from, to: today } : { from, to };
}

/** A time that was counted by its parts. */
interface CountedByTime {
  readonly spans: readonly CoveredSpan[];
  readonly scope: Scope;
  /** The time as it was asked for, with days that are still to come. */
  readonly asked: Window;
  readonly grouping: Grouping | null;
  readonly keys: readonly string[];
  readonly coverage: ScopeCoverage;
  readonly present: Present;
}

export function partsOfTime({
  spans,
  scope,
  asked,
  grouping,
  keys,
  coverage: { extent },
  present: { today, heldUntil },
}: CountedByTime): PartsOfTime {
  if (!isOfTimes(grouping)) return NO_PARTS;
  const isOfToday = (key: string) => dateOf(today).startsWith(key);
  const isIncomplete = (key: string) => !coversPart(spans, scope, key, heldUntil);
  return {
    areOfOneYear: grouping === 'month' && new Set(keys.map(yearOf)).size === 1 && yearsIn(asked) !== null,
    unfinished: keys.find(isOfToday) ?? null,
    incomplete: new Set(extent === 'part' ? keys.filter(isIncomplete) : []),
  };
}

const NO_PARTS: PartsOfTime = { unfinished: null, incomplete: new Set(), areOfOneYear: false };

const yearOf = (key: string) => key.slice(0, 'YYYY'.length);
