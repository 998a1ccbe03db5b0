export interface ReplicaFigures {
  /** Of each replica, by the name that it was given; null while it does not answer. */
  readonly revisions: readonly { readonly name: string; readonly revision: number | null }[];
  /** Pages read from a replica, and those read from the primary because the replica was behind or did not answer. */
  readonly reads: Readonly<Record<'replica' | 'behind' | 'away', number>>;
}
