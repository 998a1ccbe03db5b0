/** One step of the schema. Steps are never changed once released; a correction is a further step. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  /** Run in order in one transaction. */
  readonly statements: readonly string[];
}
