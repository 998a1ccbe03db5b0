import { hash } from 'node:crypto';
import type { Change, PreparedChange } from '../ports/writing.js';

/** The internal form of a prepared change. */
export interface Prepared extends PreparedChange {
  readonly id: string;
  /** Equal for equal changes. Formats write members in a fixed order, so the JSON text is canonical. */
  readonly digest: string;
  /** The JSON of the published content; null for a retraction. */
  readonly contentText: string | null;
}

export function prepare(change: Change): Prepared {
  if (change.action === 'retract') {
    const { id, reason } = change;
    const digest = digestOf(JSON.stringify({ retract: reason }));
    return { id, change, digest, contentText: null, length: 0 };
  }
  const { id, kind, status, sensitive, upstream, content } = change.record;
  // Serialised once, for the digest and for the database.
  const contentText = JSON.stringify(content);
  const before = JSON.stringify([kind, status, sensitive, upstream]).slice(0, -1);
  const digest = digestOf(`${before},${contentText},${JSON.stringify(change.correction)}]`);
  return { id, change, digest, contentText, length: contentText.length };
}

/** Prepares the change unless it is prepared already. */
export const toPrepared = (change: Change | PreparedChange): Prepared =>
  isPrepared(change) ? change : prepare('change' in change ? change.change : change);

const isPrepared = (change: Change | PreparedChange): change is Prepared => 'digest' in change;

const digestOf = (text: string): string => hash('sha256', text, 'base64url');
