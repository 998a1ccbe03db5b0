import { redactText } from '@partner-api/safeguards';
import { withoutKeys } from './without-keys.js';

/** Longer than any path or name of ours. To look for places costs time with each character, and nobody is asked who he is. */
const LOOKED_AT_MAXIMUM = 512;

/**
 * A caller's own text as it may be repeated: without keys, and without places, which no answer and no log holds. Nothing of
 * a long one: cut first, it could end, or be encoded, so that what is left of a place is not known for one.
 */
export function withoutSecrets(text: string): string {
  return text.length > LOOKED_AT_MAXIMUM ? '…' : redactText(withoutKeys(text));
}
