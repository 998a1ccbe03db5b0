import type { Candidate } from './cases.js';

/** What verdicts must be like on claims that were not fitted to. */
export interface Targets {
  /** Least share of verdicts that are taken from a claim that says the same. */
  readonly precision: number;
  /** Most of the claims without an answer that may be given a verdict, as a share. */
  readonly falseAlarms: number;
}

/** A case with what a model that did not see it says. */
export interface HeldOut {
  readonly isAnswerable: boolean;
  readonly candidates: readonly Judged[];
  readonly withoutAnswer: readonly Judged[];
  readonly threshold: number;
}

type Judged = Candidate & { readonly probability: number };

/** How often verdicts are given, and how often they are right. */
interface Figures {
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
export interface Shares {
  /** Right ones among the verdicts given to claims that have an answer. */
  readonly precision: number | null;
  /** Claims with an answer that are given the right verdict. */
  readonly coverage: number | null;
  /** Claims without an answer that are given a verdict. */
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
 * The lowest threshold that keeps to the targets with one mistake more than was made, so that the mistakes on further
 * claims stay below them on average (conformal risk control). Null when none does.
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

/** From .3 to .995; below, a match is more likely wrong than right by far. */
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

/** The match that a verdict is taken from, as `judgeClaim` does it. */
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
