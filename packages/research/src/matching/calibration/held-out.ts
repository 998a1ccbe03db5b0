import type { Candidate } from './cases.js';

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
  /** Of those, claims whose verdict was taken from one that has nearly the words of the answer. */
  readonly wrongLikeAnswer: number;
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

export function figuresOf(judged: readonly HeldOut[]): Figures {
  let [given, wrong, wrongLikeAnswer, answerable, falselyGiven] = [0, 0, 0, 0, 0];
  for (const { isAnswerable, candidates, withoutAnswer, threshold } of judged) {
    if (isAnswerable) {
      answerable++;
      const chosen = verdictOf(candidates, threshold);
      if (chosen !== null) given++;
      if (chosen?.isSame === false) wrong++;
      if (chosen?.isLikeAnswer) wrongLikeAnswer++;
    }
    if (verdictOf(withoutAnswer, threshold) !== null) falselyGiven++;
  }
  return { given, wrong, wrongLikeAnswer, answerable, unanswerable: judged.length, falselyGiven };
}

/** The match that a verdict is taken from, as `judgeClaim` does it. */
function verdictOf(candidates: readonly Judged[], threshold: number): Judged | null {
  const near = candidates.filter(
    ({ probability, isWordForWord, contradicts }) =>
      !contradicts && (isWordForWord || probability >= threshold),
  );
  return near.toSorted((a, b) => b.probability - a.probability)[0] ?? null;
}

export function sharesOf({ given, wrong, answerable, unanswerable, falselyGiven }: Figures): Shares {
  return {
    precision: share(given - wrong, given),
    coverage: share(given - wrong, answerable),
    false_alarms: share(falselyGiven, unanswerable),
  };
}

export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole);
}

/** To four decimals. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
