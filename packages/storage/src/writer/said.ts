import { hash } from 'node:crypto';
import type { Change, PreparedChange } from '../ports/writing.js';

/** What a prepared change is here. */
export interface Said extends PreparedChange {
  readonly id: string;
  /** Tells whether two changes say the same. Formats write members in a fixed order, so their text is canonical. */
  readonly digest: string;
  /** The JSON of a publication's content; null for a retraction. */
  readonly contentText: string | null;
}

export function said(change: Change): Said {
  if (change.action === 'retract') {
    const { id, reason } = change;
    const digest = digestOf(JSON.stringify({ retract: reason }));
    return { id, change, digest, contentText: null, length: 0 };
  }
  const { id, kind, status, sensitive, upstream, content } = change.record;
  // Most of what is hashed and of what is written: made once.
  const contentText = JSON.stringify(content);
  const before = JSON.stringify([kind, status, sensitive, upstream]).slice(0, -1);
  const digest = digestOf(`${before},${contentText},${JSON.stringify(change.correction)}]`);
  return { id, change, digest, contentText, length: contentText.length };
}

/** Prepared now where it was not before. */
export const toSaid = (change: Change | PreparedChange): Said =>
  isSaid(change) ? change : said('change' in change ? change.change : change);

const isSaid = (change: Change | PreparedChange): change is Said => 'digest' in change;

const digestOf = (text: string): string => hash('sha256', text, 'base64url');
