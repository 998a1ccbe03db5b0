import type { Claim, ConflictEvent, Dossier } from '@partner-api/contract';

/** A record as it is served, with the revision of the store that its present version was written under. */
export type CorpusRecord = { readonly revision: number } & (
  | { readonly kind: 'event'; readonly record: ConflictEvent }
  | { readonly kind: 'dossier'; readonly record: Dossier }
  | { readonly kind: 'claim'; readonly record: Claim }
);

/** Where records come from. Storage implements it; the index is filled and kept up to date through it. */
export interface Corpus {
  /** The revision of the latest change; grows in commit order. */
  revision(): Promise<number>;
  /** At most `limit` records changed after `revision`, oldest change first, retracted ones included. */
  changesSince(revision: number, limit: number): Promise<readonly CorpusRecord[]>;
}
