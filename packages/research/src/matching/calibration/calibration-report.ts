import type { Case } from './cases.js';
import { figuresOf, type HeldOut, rounded, type Shares, share, sharesOf } from './held-out.js';
import type { LabelledPair } from './labelled-pair.js';

export interface CalibrationReport extends Shares {
  readonly pairs: number;
  readonly same: number;
  readonly claims: number;
  readonly answerable: number;
  /** Claims whose answer is not among the first five matches, and so is never given. */
  readonly not_found: number;
  /** Right verdicts as a share of the claims whose answer is among those matches; null where there is none. */
  readonly coverage_of_found: number | null;
  /** Mean distance between probability and truth in ten bins of as many matches, weighed by their number. */
  readonly calibration_error: number | null;
  readonly threshold: number;
  readonly fingerprint: string;
  /** What other thresholds would give: the most coverage at several shares of false alarms. */
  readonly curve: readonly CurvePoint[];
  /** The same claims by the default rules. */
  readonly defaults: Shares;
}

/** One threshold for all parts, chosen on the claims that it is measured on: a little better than it will be. */
interface CurvePoint extends Shares {
  readonly threshold: number;
}

export function reportOf({
  pairs,
  cases,
  heldOut,
  threshold,
  fingerprint,
}: {
  readonly pairs: readonly LabelledPair[];
  readonly cases: readonly Case[];
  readonly heldOut: readonly HeldOut[];
  readonly threshold: number;
  readonly fingerprint: string;
}): CalibrationReport {
  const answerable = cases.filter(({ isAnswerable }) => isAnswerable);
  const notFound = answerable.filter(({ candidates }) => !candidates.some(({ isSame }) => isSame)).length;
  const figures = figuresOf(heldOut);
  const byDefault = heldOut.map((one) => ({ ...one, threshold: Number.POSITIVE_INFINITY }));
  return {
    pairs: pairs.length,
    same: pairs.filter(({ same }) => same).length,
    claims: cases.length,
    answerable: answerable.length,
    not_found: notFound,
    ...sharesOf(figures),
    coverage_of_found: share(figures.given - figures.wrong, answerable.length - notFound),
    calibration_error: calibrationError(heldOut),
    threshold: rounded(threshold),
    fingerprint,
    curve: curveOf(heldOut),
    defaults: sharesOf(figuresOf(byDefault)),
  };
}

function curveOf(heldOut: readonly HeldOut[]): CurvePoint[] {
  const points = thresholds.map((threshold) => ({
    threshold: rounded(threshold),
    ...sharesOf(figuresOf(heldOut.map((one) => ({ ...one, threshold })))),
  }));
  return mostFalseAlarms.flatMap(
    (most) => points.find(({ false_alarms }) => (false_alarms ?? 0) <= most) ?? [],
  );
}

const mostFalseAlarms = [0.01, 0.02, 0.03, 0.04, 0.05];
/** From .3 to .995; below, a match is more likely wrong than right by far. */
export const thresholds: readonly number[] = Array.from({ length: 140 }, (_, step) => 0.3 + step / 200);

function calibrationError(heldOut: readonly HeldOut[]): number | null {
  const all = heldOut
    .flatMap(({ candidates, withoutAnswer }) => [...candidates, ...withoutAnswer.slice(0, 1)])
    .sort((a, b) => a.probability - b.probability);
  if (all.length === 0) return null;
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const members = all.slice((bin * all.length) / bins, ((bin + 1) * all.length) / bins);
    const expected = members.reduce((sum, { probability }) => sum + probability, 0);
    const observed = members.filter(({ isSame }) => isSame).length;
    error += Math.abs(expected - observed) / all.length;
  }
  return rounded(error);
}

const bins = 10;
