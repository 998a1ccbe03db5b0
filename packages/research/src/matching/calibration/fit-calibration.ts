import { setImmediate } from 'node:timers/promises';
import { timestamp } from '@partner-api/text';
import type { Corpus } from '../../records/corpus.js';
import type { Calibration } from './calibration.js';
import { type CalibrationReport, reportOf, thresholds } from './calibration-report.js';
import { type Candidate, type Case, casesOf } from './cases.js';
import { FEATURES_VERSION } from './features.js';
import { type Figures, figuresOf, type HeldOut } from './held-out.js';
import { fingerprintOf, type LabelledPair } from './labelled-pair.js';
import { fitLogistic, type LogisticModel, probability } from './logistic.js';
import { falseAlarmsToExpect, wrongToExpect } from './mistakes-to-expect.js';
import { outOfReach } from './out-of-reach.js';
import type { Targets } from './targets.js';

/** The pairs cannot give a calibration; the message says why, for whoever labelled them. */
export class CalibrationFailed extends Error {
  override readonly name = 'CalibrationFailed';
}

export interface FittedCalibration {
  readonly calibration: Calibration;
  readonly report: CalibrationReport;
}

/**
 * Fits how likely a match says the same, and from what likelihood on verdicts are taken over, to pairs that people
 * labelled. What is reported was measured on claims that the model and the threshold did not see: of five parts each is
 * judged by what the other four give. Rejects with `CalibrationFailed`.
 */
export async function fitCalibration(
  corpus: Corpus,
  pairs: readonly LabelledPair[],
  targets: Targets,
  now: Date,
): Promise<FittedCalibration> {
  const cases = await casesOf(corpus, pairs);
  requireEnough(cases);
  const parts = partsOf(cases);
  const heldOut: HeldOut[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const chosen = thresholdFor(await crossFitted(others), targets) ?? NEVER;
    heldOut.push(...judgedBy(fitted(others.flat()), part, chosen));
  }
  const judged = await crossFitted(parts);
  const threshold = thresholdFor(judged, targets);
  if (threshold === null) throw new CalibrationFailed(outOfReach(judged, pairs, targets));
  const fingerprint = fingerprintOf(pairs);
  return {
    calibration: {
      features_version: FEATURES_VERSION,
      fingerprint,
      fitted_at: timestamp(now),
      model: fitted(cases),
      threshold,
    },
    report: reportOf({ pairs, cases, heldOut, threshold, fingerprint }),
  };
}

const partCount = 5;
const fewestLabels = 50;
/** No probability is so high. */
const NEVER = 2;

function requireEnough(cases: readonly Case[]): void {
  const found = cases.flatMap(({ candidates }) => candidates);
  const same = found.filter(({ isSame }) => isSame).length;
  const different = found.length - same;
  if (Math.min(same, different) < fewestLabels)
    throw new CalibrationFailed(
      `Among the first five matches of their claims ${same} pairs say the same and ${different} do not; at least ${fewestLabels} of each are needed.`,
    );
}

/** Five parts of claims with and without an answer alike. */
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
      // Without an answer that could be taken away both are the same.
      isAnswerable ? [...candidates, ...withoutAnswer] : candidates,
    ),
  );
}

/** Each part as the others judge it. A fit takes a moment, and a server has other work. */
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

/** The lowest threshold that keeps to the targets, on further claims too. Null when none does. */
function thresholdFor(judged: readonly HeldOut[], targets: Targets): number | null {
  const keeps = (threshold: number) => {
    const figures: Figures = figuresOf(judged.map((one) => ({ ...one, threshold })));
    return (
      wrongToExpect(figures) <= 1 - targets.precision && falseAlarmsToExpect(figures) <= targets.falseAlarms
    );
  };
  return thresholds.find(keeps) ?? null;
}
