import { createHash } from 'node:crypto';

/** A person's label for a submitted and a reviewed claim. */
export interface LabelledPair {
  readonly claim: string;
  readonly reviewed: string;
  /** Context of the reviewed claim, or null. If the store has the claim, the stored context is used instead. */
  readonly context: string | null;
  /** BCP 47, of the reviewed claim. */
  readonly lang: string;
  /** Whether the review applies to both claims. */
  readonly same: boolean;
}

/** SHA-256 of the pairs in any order, in hexadecimal. */
export function fingerprintOf(pairs: readonly LabelledPair[]): string {
  const lines = pairs.map(({ claim, reviewed, context, lang, same }) =>
    JSON.stringify([claim, reviewed, context, lang, same]),
  );
  return createHash('sha256').update(lines.toSorted().join('\n'), 'utf8').digest('hex');
}
