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

const room = (name) => `^(packages|apps)/${name}/`;
const ours = '^(packages|apps)/[^/]+/(src|dist)/';

/** `from` may import the rooms listed, itself, and nothing else of ours. */
const mayImport = ([from, allowed]) => ({
  name: `${from}-imports`,
  comment: `${from} may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `${room(from)}src/` },
  to: { path: ours, pathNot: [from, ...allowed].map(room) },
});

module.exports = {
  forbidden: [
    ...Object.entries(DIRECTIONS).map(mayImport),
    {
      name: 'known-rooms',
      comment: 'a new room says first, in the table above, what it may import',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: Object.keys(DIRECTIONS).map(room) },
      to: { path: ours },
    },
    {
      name: 'gates-import-the-contract-only',
      comment: 'gates look at what is built and served; of the code they know the contract',
      severity: 'error',
      from: { path: '^gates/src/' },
      to: { path: ours, pathNot: room('contract') },
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
      comment: 'only composition.ts chooses a database engine',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/', pathNot: 'src/composition\\.ts$' },
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
