import { createHash } from 'node:crypto';

/** A row as it is stored, character by character. */
export interface HashedRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** The text of the JSON. */
  readonly detail: string;
  readonly previousHash: string;
}

/** Previous hash of the first row. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** Returns the SHA-256, in hexadecimal, of the row as a JSON array without spaces, which any tool can recompute. */
export function auditHash({ seq, at, actor, action, subject, detail, previousHash }: HashedRow): string {
  const canonical = JSON.stringify([seq, at, actor, action, subject, detail, previousHash]);
  return createHash('sha256').update(canonical).digest('hex');
}
