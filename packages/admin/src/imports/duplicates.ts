import { createHash } from 'node:crypto';
import type { RecordDraft } from '@partner-api/safeguards';

/** Length at which a file of a million rows has a collision with a probability of 10^-17. */
const DIGEST_CHARACTERS = 16;

/** The IDs in a file with digests of their rows, at about 150 bytes a row. */
export class RowsOfFile {
  readonly #digests = new Map<string, string>();

  /** Returns how the row compares with an earlier one of the same record; null for the first, which it stores. */
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
