/** What the page on gates says about each, beside its planted failures. */
export interface Gate {
  readonly stops: string;
  /** How to run it alone. */
  readonly command: string;
  /** The step of CI that it is part of. */
  readonly step: 'verify' | 'test' | 'gates' | 'release';
}

/** In the order in which CI comes to them. */
export const GATES = {
  types: {
    stops: 'a server that does not implement the contract; a client that does not follow it',
    command: 'npm run typecheck',
    step: 'verify',
  },
  'import directions': {
    stops: 'an import that the rules do not allow; a new package or module without a rule',
    command: 'npx depcruise --config .dependency-cruiser.cjs packages apps gates/src e2e examples benchmarks',
    step: 'verify',
  },
  size: {
    stops: 'a client that grows over its budget',
    command: 'npx pnpm --filter @partner-api/client run size',
    step: 'verify',
  },
  'every platform': {
    stops: 'a client that needs what browsers, Deno, Bun or edge workers do not have',
    command: 'npx pnpm --filter @partner-api/client run build',
    step: 'verify',
  },
  'document lint': {
    stops: 'an OpenAPI document that other tools cannot read',
    command: 'npm run verify',
    step: 'verify',
  },
  'generated code': {
    stops: 'routes, types and examples in the client that are not what the contract says',
    command: 'npm test -- packages/client/test/package.test.ts',
    step: 'test',
  },
  document: {
    stops: '`docs/openapi.json` that is not what the contract says',
    command: 'npm test -- packages/contract/test/openapi.test.ts',
    step: 'test',
  },
  pages: {
    stops: 'a page that leaves out, or words otherwise, a variable, a command, an exit code or a gate',
    command: 'npm test -- documentation',
    step: 'test',
  },
  'breaking changes': {
    stops:
      'a contract that breaks what the last release promised, in the document or in rules that it does not show',
    command: 'node gates/dist/breaking/report-breaking.js',
    step: 'gates',
  },
  'public types': {
    stops:
      'types of the client, or a contract, that changed since the release and are not announced by a changeset',
    command: 'npm run gates -- public-types',
    step: 'gates',
  },
  packages: {
    stops: 'a package that does not work once it is packed: publint and attw on the tarball',
    command: 'npm run gates -- packages.test',
    step: 'gates',
  },
  'server package': {
    stops:
      'a server that npm cannot install from its packages alone, or that then does not check, start, answer or stop',
    command: 'npm run gates -- server-package',
    step: 'gates',
  },
  consumers: {
    stops: 'types that do not compile, or a package that does not load, in projects as partners have them',
    command: 'npm run gates -- consumers',
    step: 'gates',
  },
  replay: {
    stops: 'a server that a released client does not work with, today or with what may be added tomorrow',
    command: 'npm run gates -- replay',
    step: 'gates',
  },
  'validating proxy': {
    stops: 'requests of the client and answers of the server that are not as the document says',
    command: 'npm run gates -- client-today',
    step: 'gates',
  },
  'document for others': {
    stops: 'a document that openapi-typescript, openapi-fetch or a plain script cannot work from',
    command: 'npm run gates -- openapi',
    step: 'gates',
  },
  workflows: {
    stops: 'a workflow that is not correct, or that does what no script of the repository does',
    command: 'npm run gates -- workflows',
    step: 'gates',
  },
  'nothing skipped': {
    stops: 'suites that pass because they did not run',
    command: 'node scripts/ci.mjs services',
    step: 'gates',
  },
} as const satisfies Readonly<Record<string, Gate>>;

export type GateName = keyof typeof GATES;
