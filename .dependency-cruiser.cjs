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

// The rooms of research, from the ground up, and what each may import of the others.
const ROOMS_OF_RESEARCH = {
  domain: [],
  packed: [],
  records: [],
  language: ['domain'],
  places: ['language'],
  reading: ['domain', 'language', 'places'],
  index: ['packed', 'records'],
  events: ['domain', 'packed', 'records', 'places'],
  matching: ['domain', 'records', 'language', 'places', 'index'],
  live: ['records', 'reading', 'index', 'events', 'matching'],
  messages: ['domain', 'records'],
  results: ['domain', 'records', 'events', 'matching', 'live'],
  'fact-check': [
    ...['domain', 'records', 'language', 'index', 'events', 'matching', 'live'],
    ...['messages', 'results'],
  ],
  answers: [
    ...['domain', 'records', 'language', 'reading', 'index', 'events', 'live'],
    ...['messages', 'results'],
  ],
  'with-model': [
    ...['domain', 'records', 'reading', 'index', 'matching', 'live'],
    ...['messages', 'results', 'fact-check', 'answers'],
  ],
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

// The rooms of the server, from the ground up, and the two files that put them together: what each may import of those
// above it here.
const ROOMS_OF_SERVER = {
  time: [],
  redaction: [],
  config: [],
  problems: ['redaction'],
  model: ['redaction'],
  background: ['time', 'config'],
  rendering: [],
  answers: ['time', 'redaction', 'config', 'problems', 'rendering'],
  admission: ['time', 'config', 'problems'],
  idempotency: ['time', 'problems', 'answers', 'admission'],
  http: ['time', 'redaction', 'problems', 'rendering', 'answers', 'admission'],
  middleware: ['problems', 'admission', 'http'],
  observability: ['redaction', 'answers', 'http'],
  routes: [
    ...['time', 'redaction', 'config', 'problems', 'rendering', 'answers'],
    ...['admission', 'idempotency', 'http', 'middleware'],
  ],
  pages: ['config', 'problems', 'rendering', 'admission', 'http', 'middleware'],
  'composition.ts': ['time', 'config', 'model', 'background'],
  'app.ts': ['rendering', 'admission', 'http', 'middleware', 'routes', 'pages'],
  lifecycle: [
    ...['time', 'config', 'model', 'background', 'answers', 'admission', 'idempotency'],
    ...['http', 'middleware', 'observability', 'composition.ts', 'app.ts'],
  ],
};

const roomOfServer = (name) =>
  `^apps/server/src/${name.replace('.', '\\.')}${name.endsWith('.ts') ? '$' : '/'}`;

const room = (name) => `^(packages|apps)/${name}/`;
const ours = '^(packages|apps)/[^/]+/(src|dist)/';

const roomOfResearch = (name) => `^packages/research/src/${name}/`;

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
      from: { path: '^(packages|apps|gates|e2e|examples)/' },
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
    ...Object.entries(ROOMS_OF_RESEARCH).map(([name, allowed]) => ({
      name: `research-${name}-imports`,
      comment: `in research, ${name} may import ${allowed.join(', ') || 'no other room'}`,
      severity: 'error',
      from: { path: roomOfResearch(name) },
      to: { path: '^packages/research/src/', pathNot: [name, ...allowed].map(roomOfResearch) },
    })),
    {
      name: 'research-known-rooms',
      comment:
        'a file of research lies in a room of the table above; only index.ts and researcher.ts see all of them',
      severity: 'error',
      from: {
        path: '^packages/research/src/',
        pathNot: [
          '^packages/research/src/(index|researcher)\\.ts$',
          ...Object.keys(ROOMS_OF_RESEARCH).map(roomOfResearch),
        ],
      },
      to: { path: '^packages/research/src/' },
    },
    {
      name: 'research-rooms-within',
      comment: 'a room within a room of research knows nothing of the files around it',
      severity: 'error',
      from: { path: '^packages/research/src/([^/]+)/[^/]+/' },
      to: { path: '^packages/research/src/$1/[^/]+\\.ts$' },
    },
    {
      name: 'research-no-circles-of-rooms',
      comment: 'rooms of research, those within others too, import one another in one direction only',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/research/src/' },
      to: { circular: true },
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
        pathNot: ['contract/src/routes/responses\\.ts$', 'server/src/routes/mount\\.ts$'],
      },
      to: { path: 'node_modules/@ts-rest/' },
    },
    ...Object.entries(ROOMS_OF_SERVER).map(([name, allowed]) => ({
      name: `server-${name}-imports`,
      comment: `in the server, ${name} may import ${allowed.join(', ') || 'no other room'}`,
      severity: 'error',
      from: { path: roomOfServer(name) },
      to: { path: '^apps/server/src/', pathNot: [name, ...allowed].map(roomOfServer) },
    })),
    {
      name: 'server-known-rooms',
      comment:
        'a file of the server lies in a room of the table above; only index.ts and main.ts see all of them',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/(index|main)\\.ts$', ...Object.keys(ROOMS_OF_SERVER).map(roomOfServer)],
      },
      to: { path: '^apps/server/src/' },
    },
    {
      name: 'server-no-circles-of-rooms',
      comment:
        'rooms of the server, those within others too, import one another in one direction only; lifecycle, which main.ts runs, has app.ts and composition.ts beside it',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/lifecycle$' },
      to: { circular: true },
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
