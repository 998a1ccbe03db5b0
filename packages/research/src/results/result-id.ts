import { createHash } from 'node:crypto';
import type { Computation } from '@partner-api/contract';

/** The inputs that determine a result. */
export interface Identity {
  readonly prefix: string;
  readonly text: string;
  readonly locale: string;
  readonly revision: number;
  readonly calibration: string;
  /** The computations: those of "the last 30 days" change every day, as does coverage. */
  readonly computations: readonly Computation[];
  readonly worded: string;
}

/** A deterministic id: equal inputs give equal response bodies. `calibration` is a fingerprint or ''; `worded` a model's text or ''. */
export function resultId({
  prefix,
  text,
  locale,
  revision,
  calibration,
  computations,
  worded,
}: Identity): string {
  const identity = JSON.stringify([prefix, text, locale, revision, calibration, computations, worded]);
  return `${prefix}-${createHash('sha256').update(identity, 'utf8').digest('hex').slice(0, identifierDigits)}`;
}

const identifierDigits = 32;
