import { KEY_PREFIX } from '@partner-api/storage';

const KEY_LIKE = new RegExp(`${KEY_PREFIX}[A-Za-z0-9_-]+`, 'gi');

/** A caller's own text, with what looks like a key made unreadable: it may have been pasted in the wrong place. */
export function withoutKeys(text: string): string {
  return text.replace(KEY_LIKE, `${KEY_PREFIX}…`);
}
