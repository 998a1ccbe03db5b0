import { createHash } from 'node:crypto';

export interface PlantedFailure {
  /** As the page on gates names it. */
  readonly gate: string;
  /** What somebody did. */
  readonly change: string;
  /** In a file, the first text becomes the second; an empty first one adds to its end, or makes the file. */
  readonly edits: readonly (readonly [file: string, find: string, replacement: string])[];
  /** What the gate must say, so that it is red for this reason and for no other. */
  readonly says: RegExp;
}

/** Failures that are planted together and found by one run of a program. */
export interface PlantedRun {
  /** Packages to build with the changes. */
  readonly build?: readonly string[];
  readonly command: readonly [program: string, ...args: string[]];
  readonly failures: readonly PlantedFailure[];
}

const types = (project: string) => ['tsc', '-p', `${project}/tsconfig.json`] as const;
const suite = (...args: string[]) => ['vitest', 'run', ...args] as const;
const gate = (...args: string[]) => ['vitest', 'run', '--config', 'gates/vitest.config.ts', ...args] as const;

const QUERY = '  updated_since: {';

/** Text that does not get smaller when it is compressed. */
const TABLE = Array.from({ length: 370 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64'),
).join('');

export const PLANTED_RUNS: readonly PlantedRun[] = [
  {
    command: types('apps/server'),
    failures: [
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
          [
            'packages/contract/src/contract.ts',
            '{ events, dossiers,',
            '{ events, archive: claims, dossiers,',
          ],
        ],
        says: /^(?=[\s\S]*src\/routes\/events\.ts.+error TS)(?=[\s\S]*src\/routes\/mount\.ts.+error TS)/,
      },
    ],
  },
  {
    command: types('packages/client'),
    failures: [
      {
        gate: 'types',
        change: 'the contract renames a query parameter, and the client does not',
        edits: [['packages/contract/src/wire/parameters.ts', QUERY, '  changed_since: {']],
        says: /client\/(?:src|test)\/.+error TS/,
      },
    ],
  },
  {
    build: ['packages/client'],
    command: ['pnpm', '--filter', '@partner-api/client', 'run', 'size'],
    failures: [
      {
        gate: 'size',
        change: 'the core carries a table of 16 kB',
        edits: [['packages/client/src/client.ts', '', `Object.assign(globalThis, { table: '${TABLE}' });\n`]],
        says: /Package size limit has exceeded/,
      },
    ],
  },
  {
    command: ['tsc', '-p', 'packages/client/tsconfig.build.json', '--noEmit'],
    failures: [
      {
        gate: 'every platform',
        change: 'the client asks Node for its version',
        edits: [['packages/client/src/version.ts', '', 'export const NODE_VERSION = process.version;\n']],
        says: /version\.ts.+Cannot find name 'process'/,
      },
    ],
  },
  {
    command: ['gates/node_modules/.bin/redocly', 'lint', 'docs/openapi.json'],
    failures: [
      {
        gate: 'document lint',
        change: 'a reference leads nowhere',
        edits: [
          ['docs/openapi.json', '#/components/parameters/province', '#/components/parameters/provinces'],
        ],
        says: /Can't resolve \$ref/,
      },
    ],
  },
  {
    command: suite('packages/client/test/package.test.ts', 'apps/server/test/config/documentation.test.ts'),
    failures: [
      {
        gate: 'generated code',
        change: 'the contract renames a path',
        edits: [['packages/contract/src/routes/fact-check.ts', '/fact-check`', '/fact-checks`']],
        says: /FAIL.+routes\.generated\.ts matches the contract/,
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
        says: /FAIL.+docs\/reference\/configuration\.md/,
      },
    ],
  },
  {
    command: suite('packages/contract/test/openapi.test.ts'),
    failures: [
      {
        gate: 'document',
        change: 'a description changes in the contract alone',
        edits: [
          ['packages/contract/src/records/event.ts', 'As the source names it.', 'The name in the source.'],
        ],
        says: /FAIL.+docs\/openapi\.json matches the contract/,
      },
    ],
  },
  {
    build: ['packages/client'],
    command: gate('public-types', 'consumers', '-t', 'the reports|(?:node16|bundler|vite).+TypeScript 7'),
    failures: [
      {
        gate: 'public types',
        change: 'the client offers another type, and the report is not written anew',
        edits: [['packages/client/src/index.ts', '', 'export type Headline = string;\n']],
        says: /FAIL.+the reports of the types are those of the client as built/,
      },
      {
        gate: 'consumers',
        change: 'a type that partners import is not exported',
        edits: [['packages/client/src/index.ts', '  ConflictEvent,\n', '']],
        says: /has no exported member.+ConflictEvent/,
      },
    ],
  },
  {
    command: gate(
      ...['documentation', 'breaking/release', 'public-types', 'workflows'],
      ...['-t', 'gates\\.md|breaks nothing|announced|workflow'],
    ),
    failures: [
      {
        gate: 'pages',
        change: 'a gate is not in the table of gates',
        edits: [['docs/reference/gates.md', '| import directions |', '| directions |']],
        says: /FAIL.+docs\/reference\/gates\.md/,
      },
      {
        gate: 'breaking changes',
        change: 'a page has 20 rows when no limit is given, not 50',
        edits: [['docs/openapi.json', '"default": 50', '"default": 20']],
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
        says: /request-refused/,
      },
      {
        gate: 'public types',
        change: 'the types of the client change without a changeset',
        edits: [['packages/client/api/client.api.md', 'timeoutSeconds?: number', 'timeoutSeconds?: string']],
        says: /FAIL.+types of the client that changed since its release are announced/,
      },
      {
        gate: 'public types',
        change: 'the contract changes without a changeset',
        edits: [
          ['packages/contract/src/records/event.ts', 'As the source names it.', 'The name in the source.'],
        ],
        says: /FAIL.+a contract that changed since its release is announced/,
      },
      {
        gate: 'workflows',
        change: 'a step names an expression that there is not',
        edits: [['.github/workflows/ci.yml', 'matrix.node }}', 'matrix.version }}']],
        says: /FAIL.+ci\.yml is a correct workflow/,
      },
      {
        gate: 'workflows',
        change: 'a step runs a command that is no script',
        edits: [['.github/workflows/ci.yml', 'node scripts/ci.mjs test', 'npx vitest run']],
        says: /FAIL.+workflows run the scripts of the repository/,
      },
    ],
  },
  {
    command: gate('packages.test', '-t', 'client, packed .+ (?:publint|attw)|is published with its entries'),
    failures: [
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
        says: /FAIL.+is published with its entries as they are here/,
      },
      {
        gate: 'packages',
        change: 'declarations name a file that is not in the package',
        edits: [['packages/client/dist/index.d.ts', '', "export * from './nowhere.js';\n"]],
        says: /FAIL.+client, packed.+as attw has it/,
      },
    ],
  },
  {
    build: ['apps/server'],
    command: gate('replay', 'openapi', '-t', 'with the service of today|finds every answer as described'),
    failures: [
      {
        gate: 'replay',
        change: 'an event that is not there is answered with another problem',
        edits: [['apps/server/src/routes/events.ts', "problem('not-found'", "problem('unknown-path'"]],
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
        says: /without X-Request-Id/,
      },
    ],
  },
];

export const PLANTED_FAILURES = PLANTED_RUNS.flatMap(({ failures }) => failures);
