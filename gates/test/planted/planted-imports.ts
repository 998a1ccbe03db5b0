/**
 * An import that a rule of `.dependency-cruiser.cjs` is there to refuse: which file has it, and what it names. A package of ours is
 * named by its file, because a room that must not import it need not have installed it.
 */
export type PlantedImport = readonly [file: string, imported: string];

/** `module` is a folder of the package, or a file beside them. */
const within =
  (source: string) =>
  (module: string, imported: string): PlantedImport => {
    const file = module.endsWith('.ts') ? module : `${module}/planted.ts`;
    return [`${source}/${file}`, `${source}/${imported}`];
  };
const inResearch = within('packages/research/src');
const inServer = within('apps/server/src');

/** Each in a file of its own, so that all can be planted at once. */
export const PLANTED_IMPORTS: Readonly<Record<string, PlantedImport>> = {
  'contract-imports': ['packages/contract/src/planted.ts', 'packages/storage/src/index.ts'],
  'text-imports': ['packages/text/src/planted.ts', 'packages/contract/src/index.ts'],
  'client-imports': ['packages/client/src/planted.ts', 'packages/contract/src/index.ts'],
  'explorer-imports': ['apps/explorer/src/planted.ts', 'packages/contract/src/index.ts'],
  'safeguards-imports': ['packages/safeguards/src/planted.ts', 'packages/storage/src/index.ts'],
  'query-imports': ['packages/query/src/planted.ts', 'packages/safeguards/src/index.ts'],
  'research-imports': ['packages/research/src/planted.ts', 'packages/storage/src/index.ts'],
  'storage-imports': ['packages/storage/src/planted.ts', 'packages/admin/src/index.ts'],
  'model-imports': ['packages/model/src/planted.ts', 'packages/text/src/index.ts'],
  'admin-imports': ['packages/admin/src/planted.ts', 'apps/server/src/index.ts'],
  'server-imports': ['apps/server/src/planted.ts', 'packages/client/src/index.ts'],
  'cli-imports': ['apps/cli/src/planted.ts', 'packages/client/src/index.ts'],
  'e2e-imports': ['e2e/test/planted.ts', 'packages/admin/src/index.ts'],
  'e2e-client-imports': ['e2e/client/planted.ts', 'packages/contract/src/index.ts'],
  'examples-imports': ['examples/planted.mjs', 'packages/contract/src/index.ts'],
  'benchmarks-imports': ['benchmarks/planted.mjs', 'apps/cli/src/main.ts'],
  'gates-src-imports': ['gates/src/planted.ts', 'apps/server/src/index.ts'],
  'nothing-imports-benchmarks': ['examples/planted-benchmark.mjs', 'benchmarks/planted.mjs'],
  'known-packages': ['packages/extras/src/planted.ts', 'packages/text/src/index.ts'],
  'storage-fills-the-port-only': ['packages/storage/src/planted-port.ts', 'packages/research/src/index.ts'],
  'model-fills-the-port-only': ['packages/model/src/planted-port.ts', 'packages/research/src/index.ts'],
  'research-domain-imports': inResearch('domain', 'records/corpus.ts'),
  'research-packed-imports': inResearch('packed', 'events/tally/tally.ts'),
  'research-records-imports': inResearch('records', 'index/record-index.ts'),
  'research-index-imports': inResearch('index', 'events/table/event-table.ts'),
  'research-events-imports': inResearch('events', 'live/live-index.ts'),
  'research-matching-imports': inResearch('matching', 'fact-check/judgement.ts'),
  'research-snapshot-imports': inResearch('snapshot', 'live/live-index.ts'),
  'research-live-imports': inResearch('live', 'messages/catalogue.ts'),
  'research-messages-imports': inResearch('messages', 'fact-check/judgement.ts'),
  'research-results-imports': inResearch('results', 'answers/answer.ts'),
  'research-fact-check-imports': inResearch('fact-check', 'answers/answer.ts'),
  'research-answers-imports': inResearch('answers', 'fact-check/check-claim.ts'),
  'research-with-model-imports': inResearch('with-model', 'researcher.ts'),
  'research-known-modules': inResearch('extras', 'records/corpus.ts'),
  'research-nested-modules': inResearch('answers/questions', 'answers/answer.ts'),
  'research-no-folder-cycles': inResearch('matching/guards', 'matching/calibration/fit-calibration.ts'),
  'drivers-in-composition-only': ['apps/cli/src/planted-driver.ts', 'packages/storage/src/engine/index.ts'],
  'ts-rest-behind-two-files': ['packages/contract/src/planted-ts-rest.ts', '@ts-rest/core'],
  'server-time-imports': inServer('time', 'redaction/without-keys.ts'),
  'server-redaction-imports': inServer('redaction', 'problems/problem.ts'),
  'server-config-imports': inServer('config', 'admission/access-control.ts'),
  'server-problems-imports': inServer('problems', 'http/request-state.ts'),
  'server-model-imports': inServer('model', 'config/config.ts'),
  'server-research-imports': inServer('research', 'config/config.ts'),
  'server-background-imports': inServer('background', 'answers/list-page.ts'),
  'server-rendering-imports': inServer('rendering', 'answers/answer.ts'),
  'server-answers-imports': inServer('answers', 'http/contract-operations.ts'),
  'server-admission-imports': inServer('admission', 'http/request-state.ts'),
  'server-idempotency-imports': inServer('idempotency', 'http/request-state.ts'),
  'server-http-imports': inServer('http', 'middleware/security-headers.ts'),
  'server-middleware-imports': inServer('middleware', 'routes/services.ts'),
  'server-observability-imports': inServer('observability', 'lifecycle/run-server.ts'),
  'server-routes-imports': inServer('routes', 'pages/page.ts'),
  'server-pages-imports': inServer('pages', 'routes/services.ts'),
  'server-composition.ts-imports': inServer('composition.ts', 'lifecycle/start-server.ts'),
  'server-app.ts-imports': inServer('app.ts', 'lifecycle/start-server.ts'),
  'server-lifecycle-imports': inServer('lifecycle', 'main.ts'),
  'server-known-modules': inServer('extras', 'time/clock.ts'),
  'server-nested-modules': inServer('admission/limits', 'admission/access-control.ts'),
  'server-no-folder-cycles': inServer('admission/access', 'admission/limits/limits.ts'),
  'no-cycles': ['packages/text/src/planted-cycle.ts', 'packages/text/src/planted-cycle.ts'],
  resolvable: ['packages/text/src/planted-nowhere.ts', 'packages/text/src/nowhere.ts'],
};
