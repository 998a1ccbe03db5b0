import { createHash } from 'node:crypto';

/** The same for the same text, resolved locale and state of the corpus, so that bodies do not differ per request. */
export function resultId(prefix: string, text: string, locale: string, revision: number): string {
  const identity = JSON.stringify([prefix, text, locale, revision]);
  return `${prefix}-${createHash('sha256').update(identity, 'utf8').digest('hex').slice(0, identifierDigits)}`;
}

const identifierDigits = 32;
