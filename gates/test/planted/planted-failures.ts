import { createHash } from 'node:crypto';

export interface PlantedFailure {
  /** As the page on gates names it. */
  readonly gate: string;
  /** What somebody did. */
  readonly change: string;
  /** In a file, the first text becomes the second; an empty first one adds to its end, or makes the file. */
  readonly edits: readonly (readonly [file: string, find: string, replacement: string])[];
  /** Packages to build with the change. */
  readonly build?: readonly string[];
  readonly command: readonly [program: string, ...args: string[]];
  /** What the gate must say, so that it is red for this reason and for no other. */
  readonly says: RegExp;
}

const types = (project: string) => ['tsc', '-p', `${project}/tsconfig.json`] as const;
const suite = (...args: string[]) => ['vitest', 'run', ...args] as const;
const gate = (...args: string[]) => ['vitest', 'run', '--config', 'gates/vitest.config.ts', ...args] as const;

const QUERY = '  updated_since: {';

/** Text that does not get smaller when it is compressed. */
const TABLE = Array.from({ length: 370 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64'),
).join('');

export const PLANTED_FAILURES: readonly PlantedFailure[] = [
  {
    gate: 'types',
    change:
      'the server answers with claims in place of events, and the contract gets an operation that the server does not have',
    edits: [
      [
        'apps/server/src/routes/events.ts',
        'reader: services.store.events,',
        'reader: services.store.claims,',
      ],
      ['packages/contract/src/contract.ts', '{ events, dossiers,', '{ events, archive: claims, dossiers,'],
    ],
    command: types('apps/server'),
    says: /^(?=[\s\S]*src\/routes\/events\.ts.+error TS)(?=[\s\S]*src\/routes\/mount\.ts.+error TS)/,
  },
  {
    gate: 'types',
    change: 'the contract renames a query parameter, and the client does not',
    edits: [['packages/contract/src/wire/parameters.ts', QUERY, '  changed_since: {']],
    command: types('packages/client'),
    says: /client\/(?:src|test)\/.+error TS/,
  },
  {
    gate: 'size',
    change: 'the core carries a table of 16 kB',
    edits: [['packages/client/src/client.ts', '', `Object.assign(globalThis, { table: '${TABLE}' });\n`]],
    build: ['packages/client'],
    command: ['pnpm', '--filter', '@partner-api/client', 'run', 'size'],
    says: /Package size limit has exceeded/,
  },
  {
    gate: 'every platform',
    change: 'the client asks Node for its version',
    edits: [['packages/client/src/version.ts', '', 'export const NODE_VERSION = process.version;\n']],
    command: ['tsc', '-p', 'packages/client/tsconfig.build.json', '--noEmit'],
    says: /version\.ts.+Cannot find name 'process'/,
  },
  {
    gate: 'document lint',
    change: 'a reference leads nowhere',
    edits: [['docs/openapi.json', '#/components/parameters/province', '#/components/parameters/provinces']],
    command: ['gates/node_modules/.bin/redocly', 'lint', 'docs/openapi.json'],
    says: /Can't resolve \$ref/,
  },
  {
    gate: 'generated code',
    change: 'the contract renames a path',
    edits: [['packages/contract/src/routes/fact-check.ts', '/fact-check`', '/fact-checks`']],
    command: suite('packages/client/test/package.test.ts'),
    says: /FAIL.+routes\.generated\.ts matches the contract/,
  },
  {
    gate: 'document',
    change: 'a description changes in the contract alone',
    edits: [['packages/contract/src/records/event.ts', 'As the source names it.', 'The name in the source.']],
    command: suite('packages/contract/test/openapi.test.ts'),
    says: /FAIL.+docs\/openapi\.json matches the contract/,
  },
  {
    gate: 'pages',
    change: 'a variable means something else',
    edits: [
      [
        'apps/server/src/config/variables.ts',
        'The page that the attribution links to.',
        'The page of the provider.',
      ],
    ],
    command: suite('apps/server/test/config/documentation.test.ts'),
    says: /FAIL.+docs\/reference\/configuration\.md/,
  },
  {
    gate: 'pages',
    change: 'a gate is not in the table of gates',
    edits: [['docs/reference/gates.md', '| import directions |', '| directions |']],
    command: gate('documentation'),
    says: /FAIL.+docs\/reference\/gates\.md/,
  },
  {
    gate: 'breaking changes',
    change: 'a page has 20 rows when no limit is given, not 50',
    edits: [['docs/openapi.json', '"default": 50', '"default": 20']],
    command: gate('breaking/release'),
    says: /default-changed/,
  },
  {
    gate: 'breaking changes',
    change: 'windows reach back one year, not ten: a rule that the document does not show',
    edits: [
      [
        'packages/contract/src/wire/parameters.ts',
        'WINDOW_MAXIMUM_HOURS = 876_000',
        'WINDOW_MAXIMUM_HOURS = 8_760',
      ],
    ],
    command: gate('breaking/release'),
    says: /request-refused/,
  },
  {
    gate: 'public types',
    change: 'the client offers another type, and the report is not written anew',
    edits: [['packages/client/src/index.ts', '', 'export type Headline = string;\n']],
    build: ['packages/client'],
    command: gate('public-types', '-t', 'the reports'),
    says: /FAIL.+the reports of the types are those of the client as built/,
  },
  {
    gate: 'public types',
    change: 'the types of the client change without a changeset',
    edits: [['packages/client/api/client.api.md', 'timeoutSeconds?: number', 'timeoutSeconds?: string']],
    command: gate('public-types', '-t', 'types of the client that changed'),
    says: /FAIL.+types of the client that changed since its release are announced/,
  },
  {
    gate: 'public types',
    change: 'the contract changes without a changeset',
    edits: [['packages/contract/src/records/event.ts', 'As the source names it.', 'The name in the source.']],
    command: gate('public-types', '-t', 'a contract that changed'),
    says: /FAIL.+a contract that changed since its release is announced/,
  },
  {
    gate: 'packages',
    change: 'an entry has types where there are none',
    edits: [
      [
        'packages/client/package.json',
        '"publishConfig": {',
        '"publishConfig": { "types": "./dist/none.d.ts",',
      ],
    ],
    command: gate('packages.test', '-t', 'client, packed .+ publint'),
    says: /FAIL.+client, packed.+as publint has it/,
  },
  {
    gate: 'packages',
    change: 'a new entry is not published',
    edits: [
      [
        'packages/client/package.json',
        '"exports": {',
        '"exports": { "./extra": { "default": "./dist/index.js" },',
      ],
    ],
    command: gate('packages.test', '-t', 'is published with its entries'),
    says: /FAIL.+is published with its entries as they are here/,
  },
  {
    gate: 'packages',
    change: 'declarations name a file that is not in the package',
    edits: [['packages/client/dist/index.d.ts', '', "export * from './nowhere.js';\n"]],
    command: gate('packages.test', '-t', 'client, packed .+ attw'),
    says: /FAIL.+client, packed.+as attw has it/,
  },
  {
    gate: 'consumers',
    change: 'a type that partners import is not exported',
    edits: [['packages/client/src/index.ts', '  ConflictEvent,\n', '']],
    build: ['packages/client'],
    command: gate('consumers', '-t', '(?:node16|bundler|vite).+TypeScript 7'),
    says: /has no exported member.+ConflictEvent/,
  },
  {
    gate: 'replay',
    change: 'an event that is not there is answered with another problem',
    edits: [['apps/server/src/routes/events.ts', "problem('not-found'", "problem('unknown-path'"]],
    build: ['apps/server'],
    command: gate('replay', '-t', 'with the service of today'),
    says: /FAIL.+as it was released.+works with the service of today/,
  },
  {
    gate: 'document for others',
    change: 'a header that is promised with every answer is left out',
    edits: [
      [
        'apps/server/src/http/request-id.ts',
        "export const REQUEST_ID_HEADER = 'X-Request-Id';",
        "export const REQUEST_ID_HEADER = 'X-Request';",
      ],
    ],
    build: ['apps/server'],
    command: gate('openapi', '-t', 'finds every answer as described'),
    says: /without X-Request-Id/,
  },
  {
    gate: 'workflows',
    change: 'a step names an expression that there is not',
    edits: [['.github/workflows/ci.yml', 'matrix.node }}', 'matrix.version }}']],
    command: gate('workflows'),
    says: /FAIL.+ci\.yml is a correct workflow/,
  },
  {
    gate: 'workflows',
    change: 'a step runs a command that is no script',
    edits: [['.github/workflows/ci.yml', 'node scripts/ci.mjs test', 'npx vitest run']],
    command: gate('workflows'),
    says: /FAIL.+workflows run the scripts of the repository/,
  },
];
