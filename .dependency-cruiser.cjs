// Who may import whom.
const DIRECTIONS = {
  contract: [],
  text: [],
  client: [],
  explorer: ['client'],
  safeguards: ['contract', 'text'],
  query: ['contract', 'text'],
  research: ['contract', 'text', 'safeguards', 'query'],
  storage: ['contract', 'text', 'safeguards', 'research'],
  model: ['research', 'query'],
  admin: ['contract', 'text', 'safeguards', 'storage', 'research'],
  // Of the client only how records become tables and maps.
  server: [
    'client/(src|dist)/(csv|geojson)',
    'contract',
    'text',
    'safeguards',
    'query',
    'storage',
    'research',
    'model',
    'admin',
  ],
  cli: ['contract', 'text', 'safeguards', 'storage', 'research', 'model', 'admin', 'server'],
};

// The modules of research, lowest first, and what each may import of the others.
const MODULES_OF_RESEARCH = {
  domain: [],
  packed: [],
  records: [],
  index: ['packed', 'records'],
  events: ['domain', 'packed', 'records'],
  matching: ['domain', 'records', 'index'],
  snapshot: ['packed', 'records'],
  live: ['packed', 'records', 'index', 'events', 'matching', 'snapshot'],
  messages: ['domain', 'records', 'events'],
  results: ['records', 'events', 'matching', 'live', 'messages'],
  'fact-check': ['domain', 'records', 'index', 'events', 'matching', 'live', 'messages', 'results'],
  answers: ['domain', 'records', 'index', 'events', 'live', 'messages', 'results'],
  'with-model': [
    ...['domain', 'records', 'index', 'matching', 'live'],
    ...['messages', 'results', 'fact-check', 'answers'],
  ],
};

// Directories that use the packages from outside, and what each may import.
const OUTSIDE = {
  e2e: ['contract', 'client', 'storage', 'server'],
  // Kept with each release of the client and run against later servers: of the code they know the client alone.
  'e2e/client': ['client'],
  examples: ['client'],
  benchmarks: Object.keys(DIRECTIONS).filter((name) => name !== 'cli'),
  // Gates look at what is built and served.
  'gates/src': ['contract'],
};

// The modules of the server, lowest first, and the two files that compose them: what each may import of the others.
const MODULES_OF_SERVER = {
  time: [],
  redaction: [],
  config: [],
  problems: ['redaction'],
  model: ['redaction'],
  research: ['problems'],
  background: ['time', 'config', 'research'],
  rendering: [],
  answers: ['time', 'redaction', 'config', 'problems', 'rendering'],
  admission: ['time', 'redaction', 'config', 'problems'],
  idempotency: ['time', 'problems', 'answers', 'admission'],
  http: ['time', 'redaction', 'problems', 'rendering', 'answers', 'admission'],
  middleware: ['problems', 'rendering', 'admission', 'http'],
  observability: ['redaction', 'answers', 'http', 'config', 'research'],
  routes: [
    ...['time', 'redaction', 'config', 'problems', 'research', 'rendering', 'answers'],
    ...['admission', 'idempotency', 'http', 'middleware'],
  ],
  pages: ['time', 'config', 'problems', 'rendering', 'answers', 'admission', 'http', 'middleware'],
  'composition.ts': ['time', 'config', 'model', 'research', 'background'],
  'app.ts': ['rendering', 'admission', 'http', 'middleware', 'routes', 'pages'],
  lifecycle: [
    ...['time', 'config', 'model', 'background', 'answers', 'admission', 'idempotency'],
    ...['http', 'middleware', 'observability', 'composition.ts', 'app.ts'],
  ],
};

const packagePath = (name) => `^(packages|apps)/${name}/`;
const ours = '^(packages|apps)/[^/]+/(src|dist)/';

const mayImport = (name, path, allowed) => ({
  name: `${name.replace('/', '-')}-imports`,
  comment: `${name} may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path },
  to: { path: ours, pathNot: [name, ...allowed].map(packagePath) },
});

/**
 * Rules for the `modules` of a package: folders, or files beside them. Only the files `sees` may import all modules, and the
 * modules `above` may import those files.
 */
function modulesOf(name, source, modules, sees, above = []) {
  const at = `^${source}/`;
  const path = (one) => `${at}${one.replaceAll('.', '\\.')}${one.endsWith('.ts') ? '$' : '/'}`;
  return [
    ...Object.entries(modules).map(([one, allowed]) => ({
      name: `${name}-${one}-imports`,
      comment: `in ${name}, ${one} may import ${allowed.join(', ') || 'no other module'}`,
      severity: 'error',
      from: { path: path(one) },
      to: { path: at, pathNot: [one, ...allowed].map(path) },
    })),
    {
      name: `${name}-known-modules`,
      comment: `every file of ${name} belongs to a module of the table above; only ${sees.join(' and ')} may import all of them`,
      severity: 'error',
      from: { path: at, pathNot: [...sees, ...Object.keys(modules)].map(path) },
      to: { path: at },
    },
    {
      name: `${name}-nested-modules`,
      comment: `a folder within a module of ${name} imports no file of the folder that contains it`,
      severity: 'error',
      from: { path: `${at}([^/]+)/[^/]+/` },
      to: { path: `${at}$1/[^/]+\\.ts$` },
    },
    {
      name: `${name}-no-folder-cycles`,
      comment: `folders of ${name} import one another in one direction only`,
      severity: 'error',
      scope: 'folder',
      from: { path: at, pathNot: above.map((one) => `${at}${one}$`) },
      to: { circular: true },
    },
  ];
}

module.exports = {
  forbidden: [
    ...Object.entries(DIRECTIONS).map(([name, allowed]) =>
      mayImport(name, `${packagePath(name)}src/`, allowed),
    ),
    ...Object.entries(OUTSIDE).map(([name, allowed]) => mayImport(name, `^${name}/`, allowed)),
    {
      name: 'nothing-imports-benchmarks',
      comment: 'nothing imports benchmarks',
      severity: 'error',
      from: { path: '^(packages|apps|gates|e2e|examples)/' },
      to: { path: '^benchmarks/' },
    },
    {
      name: 'known-packages',
      comment: 'a new package is listed in the table above with what it may import',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: Object.keys(DIRECTIONS).map(packagePath) },
      to: { path: ours },
    },
    {
      name: 'storage-fills-the-port-only',
      comment: 'storage implements the Corpus port of research; it takes its types and runs none of its code',
      severity: 'error',
      from: { path: `${packagePath('storage')}src/` },
      to: { path: packagePath('research'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-fills-the-port-only',
      comment:
        'model implements the LanguageModel port of research; it takes its types and runs none of its code',
      severity: 'error',
      from: { path: `${packagePath('model')}src/` },
      to: { path: packagePath('research'), dependencyTypesNot: ['type-only'] },
    },
    ...modulesOf('research', 'packages/research/src', MODULES_OF_RESEARCH, ['index.ts', 'researcher.ts']),
    ...modulesOf(
      'server',
      'apps/server/src',
      MODULES_OF_SERVER,
      ['index.ts', 'main.ts', 'settings.ts'],
      ['lifecycle'],
    ),
    {
      name: 'drivers-in-composition-only',
      comment: 'only composition.ts of an app chooses a database engine',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['^apps/[^/]+/src/composition\\.ts$', packagePath('storage')],
      },
      to: { path: `${packagePath('storage')}src/engine/` },
    },
    {
      name: 'ts-rest-behind-two-files',
      comment: 'the builder of the contract and the mount of the server are the only users of ts-rest',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['contract/src/routes/responses\\.ts$', 'server/src/routes/mount\\.ts$'],
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
