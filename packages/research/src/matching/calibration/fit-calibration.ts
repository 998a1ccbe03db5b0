import { setImmediate } from 'node:timers/promises';
import { timestamp } from '@partner-api/text';
import type { Corpus } from '../../records/corpus.js';
import type { Calibration } from './calibration.js';
import { type Candidate, type Case, casesOf } from './cases.js';
import { FEATURES_VERSION } from './features.js';
import {
  atThreshold,
  type HeldOut,
  type Shares,
  sharesOf,
  type Targets,
  thresholdFor,
  thresholds,
} from './held-out.js';
import { fingerprintOf, type LabelledPair } from './labelled-pair.js';
import { fitLogistic, type LogisticModel, probability } from './logistic.js';

/** The pairs do not yield a calibration; the message explains why to the person who labelled them. */
export class CalibrationFailed extends Error {
  override readonly name = 'CalibrationFailed';
}

/** Quality of verdicts on held-out claims. */
export interface CalibrationReport extends Shares {
  readonly pairs: number;
  readonly same: number;
  readonly claims: number;
  readonly answerable: number;
  /** Claims whose answer is not among the first five matches, and so is never given. */
  readonly not_found: number;
  readonly threshold: number;
  readonly fingerprint: string;
  /** The same figures without calibration. */
  readonly defaults: Shares;
}

export interface FittedCalibration {
  readonly calibration: Calibration;
  readonly report: CalibrationReport;
}

/**
 * Fits the model and its threshold to labelled pairs. The report is from 5-fold cross-validation: the claims of each
 * fold are judged with a model and threshold from the other four. Rejects with `CalibrationFailed`.
 */
export async function fitCalibration(
  corpus: Corpus,
  pairs: readonly LabelledPair[],
  targets: Targets,
  now: Date,
): Promise<FittedCalibration> {
  const cases = await casesOf(corpus, pairs);
  requireEnough(cases);
  const { judged, heldOut, threshold } = await fitCases(cases, targets);
  if (threshold === null) throw new CalibrationFailed(whyNot(judged, targets));
  const fingerprint = fingerprintOf(pairs);
  const answerable = cases.filter(({ isAnswerable }) => isAnswerable);
  return {
    calibration: {
      features_version: FEATURES_VERSION,
      fingerprint,
      fitted_at: timestamp(now),
      model: fitted(cases),
      threshold,
    },
    report: {
      pairs: pairs.length,
      same: pairs.filter(({ same }) => same).length,
      claims: cases.length,
      answerable: answerable.length,
      not_found: answerable.filter(({ candidates }) => !candidates.some(({ isSame }) => isSame)).length,
      ...sharesOf(heldOut),
      threshold,
      fingerprint,
      defaults: sharesOf(atThreshold(heldOut, NEVER)),
    },
  };
}

/** The threshold for all cases, and the held-out results. */
export async function fitCases(cases: readonly Case[], targets: Targets) {
  const parts = partsOf(cases);
  const heldOut: HeldOut[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const chosen = thresholdFor(await crossFitted(others), targets) ?? NEVER;
    heldOut.push(...judgedBy(fitted(others.flat()), part, chosen));
  }
  const judged = await crossFitted(parts);
  return { judged, heldOut, threshold: thresholdFor(judged, targets) };
}

const partCount = 5;
const minLabels = 50;
/** Above any probability. */
const NEVER = 2;

function requireEnough(cases: readonly Case[]): void {
  const found = cases.flatMap(({ candidates }) => candidates);
  const same = found.filter(({ isSame }) => isSame).length;
  const different = found.length - same;
  if (Math.min(same, different) < minLabels)
    throw new CalibrationFailed(
      `Among the first five matches of their claims ${same} pairs say the same and ${different} do not; at least ${minLabels} of each are needed.`,
    );
}

/** Reports what the strictest threshold that still gives verdicts achieves. */
function whyNot(judged: readonly HeldOut[], { precision, falseAlarms }: Targets): string {
  const reached = thresholds
    .map((threshold) => ({ threshold, ...sharesOf(atThreshold(judged, threshold)) }))
    .findLast(({ precision: given }) => given !== null);
  const nearest =
    reached === undefined
      ? 'No threshold gives a verdict at all.'
      : `At ${reached.threshold}, the strictest that gives any, ${reached.precision} are right, ${reached.coverage} of the claims with an answer get it and ${reached.false_alarms} of those without one get any.`;
  return `At no threshold ${precision} of the verdicts are right with at most ${falseAlarms} false alarms, each counted with one mistake more than was made, because further claims are not these. ${nearest} Where one statement was reviewed twice, label both reviews as the same; label more pairs, or ask for less.`;
}

/** Five folds, stratified by whether a claim has an answer. */
function partsOf(cases: readonly Case[]): Case[][] {
  const parts: Case[][] = Array.from({ length: partCount }, () => []);
  const ordered = [
    ...cases.filter(({ isAnswerable }) => isAnswerable),
    ...cases.filter((one) => !one.isAnswerable),
  ];
  for (const [number, one] of ordered.entries()) parts[number % partCount]?.push(one);
  return parts;
}

function fitted(cases: readonly Case[]): LogisticModel {
  return fitLogistic(
    cases.flatMap(({ isAnswerable, candidates, withoutAnswer }) =>
      // Without an answer to remove, both lists are the same.
      isAnswerable ? [...candidates, ...withoutAnswer] : candidates,
    ),
  );
}

/** Cross-validation. Yields between folds, because a fit would block the event loop. */
async function crossFitted(parts: readonly (readonly Case[])[]): Promise<HeldOut[]> {
  const judged: HeldOut[] = [];
  for (const part of parts) {
    await setImmediate();
    judged.push(...judgedBy(fitted(parts.filter((other) => other !== part).flat()), part, NEVER));
  }
  return judged;
}

function judgedBy(model: LogisticModel, cases: readonly Case[], threshold: number): HeldOut[] {
  const judged = (candidates: readonly Candidate[]) =>
    candidates.map((candidate) => ({
      ...candidate,
      probability: probability(model, candidate.features),
    }));
  return cases.map(({ isAnswerable, candidates, withoutAnswer }) => ({
    isAnswerable,
    candidates: judged(candidates),
    withoutAnswer: judged(withoutAnswer),
    threshold,
  }));
}
