import type { Province } from '@partner-api/contract';
import type { ComparisonClaim, EventClaim, NumberClaim } from '@partner-api/reading';
import type { ScopeCoverage } from '../../events/coverage.js';
import type { RowsBeside } from '../../events/evidence/rows-beside.js';
import type { Changed } from '../../events/judging/judge-change.js';
import type { Sides } from '../../events/judging/judge-comparison.js';
import type { TallyVerdict } from '../../events/judging/tally-verdict.js';
import type { Tally } from '../../events/tally/tally.js';
import type { GroupedTally } from '../../events/tally/tally-groups.js';

/** A statement about events, and what counting them gave. */
export type EventCheck = NumberCheck | ComparisonCheck;

interface Check {
  readonly claim: EventClaim;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether records that are held back keep it from being covered. */
  readonly isHeldBack: boolean;
  readonly verdict: TallyVerdict;
}

export interface NumberCheck extends Check {
  readonly claim: NumberClaim;
  /** The event that alone makes a claim about one event true, or would make this one true were it about one. */
  readonly single: number | null;
  /** Where none was counted. */
  readonly beside: RowsBeside | null;
}

export interface ComparisonCheck extends Check {
  readonly claim: ComparisonClaim;
  /** All that is compared. */
  readonly grouped: GroupedTally;
  /** Null where nothing is on record of what something is said of. */
  readonly sides: Sides | null;
  /** Of a claim that says by how many percent it changed. */
  readonly changed: Changed | null;
  /** What those events come to that may belong to one part or to another. */
  readonly open: Tally;
  /** Those that events are in, by which parts are named. */
  readonly provinces: readonly Province[];
}

export function isComparison(check: EventCheck): check is ComparisonCheck {
  return 'grouped' in check;
}

/** What is known of a statement before it is judged. */
export type Counted = Pick<Check, 'tally' | 'coverage' | 'isHeldBack'> & {
  /** Whether more of it may be on record under names that are not asked for. */
  readonly mayBeUnderOtherNames: boolean;
};
