import type { Aside, EventClaim, Unread } from '../../domain/event-reading.js';
import type { Present } from '../../domain/present.js';
import { coverageOf, type ScopeCoverage } from '../../events/coverage.js';
import { judgeCount } from '../../events/judge-count.js';
import type { TallyVerdict } from '../../events/judge-tally.js';
import { neighboursOf } from '../../events/neighbours.js';
import { type Tally, tally } from '../../events/tally.js';
import type { Level } from '../../live/live-index.js';

/** A statement about events, and what counting them gave. */
export interface EventCheck {
  readonly claim: EventClaim;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether records that are held back keep it from being covered. */
  readonly isHeldBack: boolean;
  readonly verdict: TallyVerdict;
  /** The event that alone makes a claim about one event true, or would make this one true were it about one. */
  readonly single: number | null;
}

/** A claim about events: all that it states was counted. */
export interface EventsChecked {
  readonly outcome: 'checked';
  /** Of each statement. */
  readonly checks: readonly EventCheck[];
  /** What the text tells beside them. */
  readonly asides: readonly Aside[];
  readonly verdict: TallyVerdict['verdict'];
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
  const checks = claims.map((claim) => checkStatement(level, claim, present));
  const verdict = ofAll(checks.map(({ verdict }) => verdict.verdict));
  const isRemarked = verdict !== 'undecided' && asides.some(({ says }) => says !== 'source');
  // A remark may say that only some are meant: of those there are no more than of all.
  const isDenied = asides.some(({ says }) => says === 'denial');
  const isKept = !isRemarked || (!isDenied && checks.some(isFarTooMany));
  return { outcome: 'checked', checks, asides, verdict: isKept ? verdict : 'undecided', isRemarked: !isKept };
}

/** Whether more are claimed than all that may have been, so that it is as wrong of any part of them. */
function isFarTooMany({ claim: { predicate }, tally: { sure, possible }, verdict }: EventCheck): boolean {
  return verdict.verdict === 'refuted' && predicate.fails.from > sure.high + possible.high;
}

/** A claim holds where all of its statements do, and is wrong where one is. */
function ofAll(verdicts: readonly TallyVerdict['verdict'][]): TallyVerdict['verdict'] {
  const first = (['refuted', 'conflicting', 'undecided'] as const).find((one) => verdicts.includes(one));
  return first ?? 'supported';
}

function checkStatement(
  { events: { table }, coverage: spans }: Level,
  claim: EventClaim,
  present: Present,
): EventCheck {
  const found = tally(table, claim.scope, claim.measure);
  const coverage = coverageOf(spans, claim.scope, present.heldUntil);
  const isWhole = coverage.extent === 'whole';
  const isHeldBack = !isWhole && coverageOf(spans, claim.scope, null).extent === 'whole';
  const checked = { claim, tally: found, coverage, isHeldBack };
  if (coverage.extent === 'none')
    return { ...checked, verdict: { verdict: 'undecided', because: 'not_covered' }, single: null };
  const judgement = judgeCount(table, claim, found, isWhole);
  // That nothing was recorded says something only of a place where things are.
  const isUnwatched = found.sureRows.length === 0 && neighboursOf(table, claim.scope).length === 0;
  return isUnwatched && judgement.verdict.verdict !== 'undecided'
    ? { ...checked, verdict: { verdict: 'undecided', because: 'unwatched' }, single: null }
    : { ...checked, ...judgement };
}
