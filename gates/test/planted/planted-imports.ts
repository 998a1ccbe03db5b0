/** An import that a rule of `.dependency-cruiser.cjs` is there to refuse: which file has it, and what it names. */
export type PlantedImport = readonly [file: string, imported: string];

/** Each in a file of its own, so that all can be planted at once. */
export const PLANTED_IMPORTS: Readonly<Record<string, PlantedImport>> = {
  'contract-imports': ['packages/contract/src/planted.ts', '@partner-api/storage'],
  'text-imports': ['packages/text/src/planted.ts', '@partner-api/contract'],
  'client-imports': ['packages/client/src/planted.ts', '@partner-api/contract'],
  'policy-imports': ['packages/policy/src/planted.ts', '@partner-api/storage'],
  'research-imports': ['packages/research/src/planted.ts', '@partner-api/storage'],
  'storage-imports': ['packages/storage/src/planted.ts', '@partner-api/operations'],
  'model-imports': ['packages/model/src/planted.ts', '@partner-api/text'],
  'operations-imports': ['packages/operations/src/planted.ts', '@partner-api/server'],
  'server-imports': ['apps/server/src/planted.ts', '@partner-api/client'],
  'cli-imports': ['apps/cli/src/planted.ts', '@partner-api/client'],
  'e2e-imports': ['e2e/test/planted.ts', '@partner-api/operations'],
  'e2e-client-imports': ['e2e/client/planted.ts', '@partner-api/contract'],
  'examples-imports': ['examples/planted.mjs', '@partner-api/contract'],
  'benchmarks-imports': ['benchmarks/planted.mjs', '@partner-api/cli'],
  'gates-src-imports': ['gates/src/planted.ts', '@partner-api/server'],
  'nothing-imports-benchmarks': ['examples/planted-benchmark.mjs', 'benchmarks/planted.mjs'],
  'known-rooms': ['packages/extras/src/planted.ts', '@partner-api/text'],
  'storage-fills-the-port-only': ['packages/storage/src/planted-port.ts', '@partner-api/research'],
  'model-fills-the-port-only': ['packages/model/src/planted-port.ts', '@partner-api/research'],
  'drivers-in-composition-only': ['apps/cli/src/planted-driver.ts', '@partner-api/storage/engine'],
  'ts-rest-behind-two-files': ['packages/contract/src/planted-ts-rest.ts', '@ts-rest/core'],
  'no-cycles': ['packages/text/src/planted-cycle.ts', 'packages/text/src/planted-cycle.ts'],
  resolvable: ['packages/text/src/planted-nowhere.ts', 'packages/text/src/nowhere.ts'],
};
