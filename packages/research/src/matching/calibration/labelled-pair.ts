import { createHash } from 'node:crypto';

/** What a person says of a submitted claim and a reviewed one. */
export interface LabelledPair {
  readonly claim: string;
  /** Text of the reviewed claim. */
  readonly reviewed: string;
  /** Context of the reviewed claim; null for none. That of the store is used where the store has the claim. */
  readonly context: string | null;
  /** BCP 47, of the reviewed claim. */
  readonly lang: string;
  /** Whether the review of the one is a review of the other. */
  readonly same: boolean;
}

/** SHA-256 over the pairs in hexadecimal, whatever their order. */
export function fingerprintOf(pairs: readonly LabelledPair[]): string {
  const lines = pairs.map(({ claim, reviewed, context, lang, same }) =>
    JSON.stringify([claim, reviewed, context, lang, same]),
  );
  return createHash('sha256').update(lines.toSorted().join('\n'), 'utf8').digest('hex');
}
