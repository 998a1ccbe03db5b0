import { redactText } from '@partner-api/safeguards';
import { withoutKeys } from './without-keys.js';

/** Longer than any path or name of ours. Redaction takes time per character, and this runs before authentication. */
const LOOKED_AT_MAXIMUM = 512;

/**
 * Returns a caller's text without keys and places, for answers and logs; a long text is dropped. Cutting it first could
 * leave a part of a place that redaction does not recognise.
 */
export function withoutSecrets(text: string): string {
  return text.length > LOOKED_AT_MAXIMUM ? '…' : redactText(withoutKeys(text));
}
