import { createHash } from 'node:crypto';
import type { Change } from '../store.js';

/** A change, and what can be made of it before its turn to be written has come. */
export interface Said {
  readonly id: string;
  readonly change: Change;
  /** Tells whether two changes say the same. Formats write members in a fixed order, so their text is canonical. */
  readonly digest: string;
  /** The JSON of a publication's content; null for a retraction. */
  readonly contentText: string | null;
}

export function said(change: Change): Said {
  if (change.action === 'retract') {
    const { id, reason } = change;
    return { id, change, digest: digestOf(JSON.stringify({ retract: reason })), contentText: null };
  }
  const { id, kind, status, sensitive, upstream, content } = change.record;
  // Most of what is hashed and of what is written: made once.
  const contentText = JSON.stringify(content);
  const before = JSON.stringify([kind, status, sensitive, upstream]).slice(0, -1);
  const digest = digestOf(`${before},${contentText},${JSON.stringify(change.correction)}]`);
  return { id, change, digest, contentText };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
