import type { Candidate } from './cases.js';

/** Required quality of verdicts on unseen claims. */
export interface Targets {
  /** Minimum share of verdicts that come from a claim that says the same. */
  readonly precision: number;
  /** Maximum share of unanswerable claims that get a verdict. */
  readonly falseAlarms: number;
}

/** A case with the probabilities of a model that was not fitted to it. */
export interface HeldOut {
  readonly isAnswerable: boolean;
  readonly candidates: readonly Judged[];
  readonly withoutAnswer: readonly Judged[];
  readonly threshold: number;
}

type Judged = Candidate & { readonly probability: number };

/** Counts of verdicts and of errors. */
interface Figures {
  readonly given: number;
  /** Those of them whose verdict comes from a claim that does not say the same. */
  readonly wrong: number;
  readonly answerable: number;
  /** Cases without an answer: those that never had one, and each answerable one with its answers removed. */
  readonly unanswerable: number;
  readonly falselyGiven: number;
}

/** Shares from 0 to 1; null if the denominator is 0. */
export interface Shares {
  /** Correct verdicts among those given to answerable claims. */
  readonly precision: number | null;
  /** Answerable claims with a correct verdict. */
  readonly coverage: number | null;
  /** Unanswerable claims with a verdict. */
  readonly false_alarms: number | null;
}

export function sharesOf(judged: readonly HeldOut[]): Shares {
  const { given, wrong, answerable, unanswerable, falselyGiven } = figuresOf(judged);
  return {
    precision: share(given - wrong, given),
    coverage: share(given - wrong, answerable),
    false_alarms: share(falselyGiven, unanswerable),
  };
}

/**
 * The lowest threshold that meets the targets with one error more than observed, which bounds the expected error rate
 * on new claims (conformal risk control). Null if none does.
 */
export function thresholdFor(judged: readonly HeldOut[], { precision, falseAlarms }: Targets): number | null {
  const keeps = (threshold: number) => {
    const { given, wrong, unanswerable, falselyGiven } = figuresOf(atThreshold(judged, threshold));
    return (
      (wrong + 1) / (given + 1) <= 1 - precision && (falselyGiven + 1) / (unanswerable + 1) <= falseAlarms
    );
  };
  return thresholds.find(keeps) ?? null;
}

export function atThreshold(judged: readonly HeldOut[], threshold: number): HeldOut[] {
  return judged.map((one) => ({ ...one, threshold }));
}

/** From .3 to .995; below that, a match is much more likely wrong than right. */
export const thresholds: readonly number[] = Array.from({ length: 140 }, (_, step) => (60 + step) / 200);

function figuresOf(judged: readonly HeldOut[]): Figures {
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

/** The match whose verdict is inherited, as in `judgeClaim`. */
function verdictOf(candidates: readonly Judged[], threshold: number): Judged | null {
  const near = candidates.filter(
    ({ probability, isWordForWord, contradicts }) =>
      !contradicts && (isWordForWord || probability >= threshold),
  );
  return near.toSorted((a, b) => b.probability - a.probability)[0] ?? null;
}

/** To four decimals. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
