export interface ReplicaFigures {
  readonly replicas: readonly {
    /** As it was given. */
    readonly name: string;
    /** Null while it does not answer. */
    readonly revision: number | null;
    /** How long the server has known of the first change that it lacks; null while it does not answer. */
    readonly lagSeconds: number | null;
  }[];
  /** Pages read from a replica, and those read from the primary because the replica was behind or did not answer. */
  readonly reads: Readonly<Record<'replica' | 'behind' | 'away', number>>;
}
