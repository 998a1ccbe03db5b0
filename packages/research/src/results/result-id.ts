import { createHash } from 'node:crypto';

/**
 * The same for the same text, resolved locale, state of the corpus, calibration (its fingerprint, or nothing) and wording
 * (of a model, or nothing), so that bodies do not differ per request.
 */
export function resultId(
  prefix: string,
  text: string,
  locale: string,
  revision: number,
  calibration: string,
  worded: string,
): string {
  const identity = JSON.stringify([prefix, text, locale, revision, calibration, worded]);
  return `${prefix}-${createHash('sha256').update(identity, 'utf8').digest('hex').slice(0, identifierDigits)}`;
}

const identifierDigits = 32;
