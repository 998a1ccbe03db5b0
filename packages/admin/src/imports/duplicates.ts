import { createHash } from 'node:crypto';
import type { RecordDraft } from '@partner-api/safeguards';

/** Enough that a million rows of one file collide once in 10^17 files. */
const DIGEST_CHARACTERS = 16;

/** Which ids a file had before, and what it said of them. About 150 bytes a row. */
export class RowsOfFile {
  readonly #digests = new Map<string, string>();

  /** What an earlier row says about the same record; null when there is none. Remembers the row. */
  compare(draft: RecordDraft): 'same' | 'different' | null {
    const digest = digestOf(draft);
    const earlier = this.#digests.get(draft.id);
    if (earlier === undefined) {
      this.#digests.set(draft.id, digest);
      return null;
    }
    return earlier === digest ? 'same' : 'different';
  }
}

function digestOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST_CHARACTERS);
}
