import { createHash } from 'node:crypto';

/**
 * The same for the same text, resolved locale and state of the corpus, so that bodies do not differ per request; and the
 * same wording, where a model chose it.
 */
export function resultId(
  prefix: string,
  text: string,
  locale: string,
  revision: number,
  worded = '',
): string {
  const identity = JSON.stringify([prefix, text, locale, revision, ...(worded === '' ? [] : [worded])]);
  return `${prefix}-${createHash('sha256').update(identity, 'utf8').digest('hex').slice(0, identifierDigits)}`;
}

const identifierDigits = 32;
