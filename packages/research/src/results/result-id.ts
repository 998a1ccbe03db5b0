import { createHash } from 'node:crypto';

/** What a result depends on. */
interface Identity {
  readonly prefix: string;
  readonly text: string;
  readonly locale: string;
  readonly revision: number;
  readonly calibration: string;
  readonly worded: string;
}

/**
 * The same for the same text, resolved locale, state of the corpus, calibration (its fingerprint, or nothing) and wording
 * (of a model, or nothing), so that bodies do not differ per request.
 */
export function resultId({ prefix, text, locale, revision, calibration, worded }: Identity): string {
  const identity = JSON.stringify([prefix, text, locale, revision, calibration, worded]);
  return `${prefix}-${createHash('sha256').update(identity, 'utf8').digest('hex').slice(0, identifierDigits)}`;
}

const identifierDigits = 32;
