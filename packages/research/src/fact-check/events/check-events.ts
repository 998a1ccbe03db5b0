import type { Aside, EventClaim, Unread } from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import type { TallyVerdict } from '../../events/judging/tally-verdict.js';
import type { Level } from '../../live/live-index.js';
import { checkStatement } from './check-statement.js';
import { type EventCheck, isComparison } from './event-check.js';

/** A claim about events: all that it states was counted. */
export interface EventsChecked {
  readonly outcome: 'checked';
  /** Of each statement. */
  readonly checks: readonly EventCheck[];
  /** What the text tells beside them. */
  readonly asides: readonly Aside[];
  readonly verdict: TallyVerdict['verdict'];
  /** Whether they are two ways of counting one statement: "violence rose", by the events and by the dead. */
  readonly areOfOne: boolean;
  /** Whether a remark keeps it from being judged. */
  readonly isRemarked: boolean;
}

export type EventFindings = EventsChecked | Unread | { readonly outcome: 'other' };

/** Counts what a claim says of the events; `other` when it is not about them. */
export function checkEvents(level: Level, text: string, present: Present): EventFindings {
  const { events } = level;
  if (events.table.size === 0) return { outcome: 'other' };
  const read = events.reader.readClaim(text, present.today);
  if (read.outcome !== 'read') return read;
  const { reading: claims, asides } = read;
  const ways = claims.flatMap(waysToCount);
  const areOfOne = ways.length > claims.length;
  const checks = ways.map((claim) => checkStatement(level, claim, present));
  const verdicts = checks.map(({ verdict }) => verdict.verdict);
  const verdict = areOfOne ? sameVerdict(verdicts) : ofAll(verdicts);
  const remarks = asides.filter(({ says }) => says !== 'source' && says !== 'time');
  const isRemarked = verdict !== 'undecided' && remarks.length > 0;
  const isKept = !isRemarked || (remarks.every(isDetail) && standsBeside(remarks, verdict, checks));
  const kept = isKept ? verdict : 'undecided';
  return { outcome: 'checked', checks, asides, verdict: kept, areOfOne, isRemarked: !isKept };
}

/** A remark may say anything, even that it did not come. */
function isDetail({ says }: Aside): boolean {
  return says === 'narrower' || says === 'unchecked';
}

/**
 * Whether a verdict is that of the whole claim. Where one of its statements is wrong so is the claim, whatever else it says; where
 * one is right, the others may not be. Of a part there were no more than of all.
 */
function standsBeside(
  details: readonly Aside[],
  verdict: TallyVerdict['verdict'],
  checks: readonly EventCheck[],
): boolean {
  const isOfPart = details.some(({ says }) => says === 'narrower');
  if (verdict === 'supported')
    return details.every(({ says }) => says === 'narrower') && checks.every(isSoOfAnyPart);
  return isOfPart ? verdict === 'refuted' && checks.some(isFarTooMany) : true;
}

/** "Violence rose" may be said of the events, or of the dead. */
function waysToCount(claim: EventClaim): EventClaim[] {
  return 'comparison' in claim && claim.mayBeOfDead ? [claim, { ...claim, measure: 'killed' }] : [claim];
}

/** The verdict that all ways of counting give. */
function sameVerdict([first, ...others]: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  return first !== undefined && others.every((other) => other === first) ? first : 'undecided';
}

/** Whether more are claimed than all that may have been, so that it is as wrong of any part of them. */
function isFarTooMany(check: EventCheck): boolean {
  if (isComparison(check) || check.verdict.verdict !== 'refuted') return false;
  const { sure, possible } = check.tally;
  return check.claim.predicate.fails.from > sure.high + possible.high;
}

/** Whether it holds of any part of what was counted, as "no airstrikes" does where no explosion is on record. */
function isSoOfAnyPart(check: EventCheck): boolean {
  if (isComparison(check)) return false;
  const { sure, possible } = check.tally;
  const { from, to } = check.claim.predicate.holds;
  return from === 0 && sure.high + possible.high <= to;
}

/** A claim holds where all of its statements do, and is wrong where one is. */
function ofAll(verdicts: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  const first = (['refuted', 'conflicting', 'undecided'] as const).find((one) => verdicts.includes(one));
  return first ?? 'supported';
}
