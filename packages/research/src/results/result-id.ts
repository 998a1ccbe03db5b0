import { createHash } from 'node:crypto';
import type { Computation } from '@partner-api/contract';

/** What a result depends on. */
export interface Identity {
  readonly prefix: string;
  readonly text: string;
  readonly locale: string;
  readonly revision: number;
  readonly calibration: string;
  /** What was counted: "the last 30 days" are others tomorrow, and what is complete by then may be more. */
  readonly computations: readonly Computation[];
  readonly worded: string;
}

/**
 * The same for the same text, resolved locale, state of the corpus, calibration (its fingerprint, or nothing), counts and
 * wording (of a model, or nothing), so that bodies do not differ per request.
 */
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
