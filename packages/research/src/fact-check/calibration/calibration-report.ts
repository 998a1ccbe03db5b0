import type { Candidate, Case } from './cases.js';
import type { LabelledPair } from './labelled-pair.js';

/** A case with what a model that did not see it says. */
export interface HeldOut {
  readonly isAnswerable: boolean;
  readonly candidates: readonly Judged[];
  readonly withoutAnswer: readonly Judged[];
  readonly threshold: number;
}

type Judged = Candidate & { readonly probability: number };

/** How often verdicts are given, and how often they are right. */
export interface Figures {
  /** Claims that were given a verdict, where the claim that says the same was there to be found. */
  readonly given: number;
  /** Of those, claims whose verdict was taken from one that does not say the same. */
  readonly wrong: number;
  readonly answerable: number;
  /** Claims without an answer: those that no pair answers, and all others once more without the claim that does. */
  readonly unanswerable: number;
  readonly falselyGiven: number;
}

/** Shares from 0 to 1; null where nothing was counted. */
interface Shares {
  /** Right ones among the verdicts given to claims that have an answer. */
  readonly precision: number | null;
  /** Claims with an answer that are given the right verdict. */
  readonly coverage: number | null;
  /** Claims without an answer that are given a verdict. */
  readonly false_alarms: number | null;
}

export interface CalibrationReport extends Shares {
  readonly pairs: number;
  readonly same: number;
  readonly claims: number;
  readonly answerable: number;
  /** Claims whose answer is not among the first five matches, and so is never given. */
  readonly not_found: number;
  /** Mean distance between probability and truth in ten bins of as many matches, weighed by their number. */
  readonly calibration_error: number | null;
  readonly threshold: number;
  readonly fingerprint: string;
  /** The same claims by the default rules. */
  readonly defaults: Shares;
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
  const byDefault = heldOut.map((one) => ({ ...one, threshold: Number.POSITIVE_INFINITY }));
  return {
    pairs: pairs.length,
    same: pairs.filter(({ same }) => same).length,
    claims: cases.length,
    answerable: answerable.length,
    not_found: answerable.filter(({ candidates }) => !candidates.some(({ isSame }) => isSame)).length,
    ...sharesOf(figuresOf(heldOut)),
    calibration_error: calibrationError(heldOut),
    threshold: rounded(threshold),
    fingerprint,
    defaults: sharesOf(figuresOf(byDefault)),
  };
}

export function figuresOf(judged: readonly HeldOut[]): Figures {
  let [given, wrong, answerable, falselyGiven] = [0, 0, 0, 0];
  for (const { isAnswerable, candidates, withoutAnswer, threshold } of judged) {
    if (isAnswerable) {
      answerable++;
      const chosen = verdictOf(candidates, threshold);
      if (chosen !== null) given++;
      if (chosen?.isSame === false) wrong++;
    }
    if (verdictOf(withoutAnswer, threshold) !== null) falselyGiven++;
  }
  return { given, wrong, answerable, unanswerable: judged.length, falselyGiven };
}

/** The match that a verdict is taken from, as `judgeClaim` does it. */
function verdictOf(candidates: readonly Judged[], threshold: number): Judged | null {
  const near = candidates.filter(
    ({ probability, isWordForWord, contradicts }) =>
      !contradicts && (isWordForWord || probability >= threshold),
  );
  return near.toSorted((a, b) => b.probability - a.probability)[0] ?? null;
}

function sharesOf({ given, wrong, answerable, unanswerable, falselyGiven }: Figures): Shares {
  return {
    precision: share(given - wrong, given),
    coverage: share(given - wrong, answerable),
    false_alarms: share(falselyGiven, unanswerable),
  };
}

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

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
