import { redactText } from '@partner-api/policy';
import { withoutKeys } from './without-keys.js';

/** A caller's own text as it may be repeated: without keys, and without places, which no answer and no log holds. */
export const withoutSecrets = (text: string): string => redactText(withoutKeys(text));
