// Who may import whom.
const DIRECTIONS = {
  contract: [],
  text: [],
  client: [],
  policy: ['contract', 'text'],
  research: ['contract', 'text', 'policy'],
  storage: ['contract', 'text', 'policy', 'research'],
  model: ['research'],
  operations: ['contract', 'text', 'policy', 'storage', 'research'],
  server: ['contract', 'text', 'policy', 'storage', 'research', 'model', 'operations'],
  cli: ['contract', 'text', 'policy', 'storage', 'research', 'model', 'operations', 'server'],
};

// Who looks at the house from outside, by directory.
const OUTSIDE = {
  e2e: ['contract', 'client', 'storage', 'server'],
  // Kept with each release of the client and run against later servers: of the code they know the client alone.
  'e2e/client': ['client'],
  examples: ['client'],
  benchmarks: Object.keys(DIRECTIONS).filter((name) => name !== 'cli'),
  // Gates look at what is built and served.
  'gates/src': ['contract'],
};

const room = (name) => `^(packages|apps)/${name}/`;
const ours = '^(packages|apps)/[^/]+/(src|dist)/';

const mayImport = (name, path, allowed) => ({
  name: `${name.replace('/', '-')}-imports`,
  comment: `${name} may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path },
  to: { path: ours, pathNot: [name, ...allowed].map(room) },
});

module.exports = {
  forbidden: [
    ...Object.entries(DIRECTIONS).map(([name, allowed]) => mayImport(name, `${room(name)}src/`, allowed)),
    ...Object.entries(OUTSIDE).map(([name, allowed]) => mayImport(name, `^${name}/`, allowed)),
    {
      name: 'nothing-imports-benchmarks',
      comment: 'benchmarks look at the house from outside, and nothing leans on them',
      severity: 'error',
      from: { path: ['^(packages|apps)/[^/]+/src/', '^(gates|e2e|examples)/'] },
      to: { path: '^benchmarks/' },
    },
    {
      name: 'known-rooms',
      comment: 'a new room says first, in the table above, what it may import',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: Object.keys(DIRECTIONS).map(room) },
      to: { path: ours },
    },
    {
      name: 'storage-fills-the-port-only',
      comment: 'storage implements the Corpus port of research; it takes its types and runs none of its code',
      severity: 'error',
      from: { path: `${room('storage')}src/` },
      to: { path: room('research'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-fills-the-port-only',
      comment:
        'model implements the LanguageModel port of research; it takes its types and runs none of its code',
      severity: 'error',
      from: { path: `${room('model')}src/` },
      to: { path: room('research'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drivers-in-composition-only',
      comment: 'only composition.ts of an app chooses a database engine',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['^apps/[^/]+/src/composition\\.ts$', room('storage')],
      },
      to: { path: `${room('storage')}src/engine/` },
    },
    {
      name: 'ts-rest-behind-two-files',
      comment: 'the builder of the contract and the mount of the server are the only users of ts-rest',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['contract/src/routes/responses\\.ts$', 'server/src/mount\\.ts$'],
      },
      to: { path: 'node_modules/@ts-rest/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|released)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@partner-api/source', 'types', 'import', 'node', 'default'],
    },
  },
};
