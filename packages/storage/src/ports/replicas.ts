export interface ReplicaFigures {
  readonly replicas: readonly {
    /** Name from the configuration. */
    readonly name: string;
    /** Null while unreachable. */
    readonly revision: number | null;
    /** Seconds since the server learned of the first change that the replica lacks; null while unreachable. */
    readonly lagSeconds: number | null;
  }[];
  /** Pages read from a replica, and pages read from the primary because the replica lagged or was unreachable. */
  readonly reads: Readonly<Record<'replica' | 'behind' | 'away', number>>;
}
