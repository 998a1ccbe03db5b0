import { KEY_PREFIX } from '@partner-api/storage';

const KEY_LIKE = new RegExp(`${KEY_PREFIX}[A-Za-z0-9_-]+`, 'gi');

/** Replaces what looks like an API key in a caller's text, because keys get pasted in the wrong place. */
export function withoutKeys(text: string): string {
  const shown = text.replace(KEY_LIKE, `${KEY_PREFIX}…`);
  return shown.includes('%') && percentDecoded(shown).search(KEY_LIKE) >= 0 ? '…' : shown;
}

/** Decodes valid percent-encodings and keeps the rest. */
function percentDecoded(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
