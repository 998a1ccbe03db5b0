/** The databases of a run of the tests. */
export interface TestRun {
  /** A part of the names of its databases on a PostgreSQL server. */
  readonly id: string;
  /** Contains its embedded databases. */
  readonly directory: string;
}

/** The run that the global set-up began. */
export function testRun(): TestRun {
  const { TEST_RUN_ID: id, TEST_COPIES_DIR: directory } = process.env;
  if (id === undefined || directory === undefined) throw new Error('the global set-up of vitest has not run');
  return { id, directory };
}
