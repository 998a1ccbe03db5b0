import { readdirSync, readFileSync } from 'node:fs';
import { examplesSource, plainTypesSource, routeManifestSource } from '@partner-api/contract/openapi';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../src/version.js';

const source = new URL('../src/', import.meta.url);

test.each([
  ['routes.generated.ts', routeManifestSource],
  ['wire.generated.ts', plainTypesSource],
  ['testing/examples.generated.ts', examplesSource],
])('%s matches the contract: `pnpm run generate` in this package writes it', (name, write) => {
  expect(readFileSync(new URL(name, source), 'utf8')).toBe(write());
});

test('every generated type is exported', () => {
  const declared = [
    ...readFileSync(new URL('wire.generated.ts', source), 'utf8').matchAll(
      /^export (?:interface|type) (\w+)/gm,
    ),
  ].map(([, name]) => name);
  const [, exported = ''] =
    /export type \{([^}]*)\} from '\.\/wire\.generated\.js'/.exec(
      readFileSync(new URL('index.ts', source), 'utf8'),
    ) ?? [];
  expect(declared.length).toBeGreaterThan(80);
  expect(exported.split(',').map((name) => name.trim())).toEqual(expect.arrayContaining(declared));
});

test('VERSION is the version of package.json', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(VERSION).toBe(version);
});

describe('dependencies', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const imports = files.flatMap((name) => {
    const text = readFileSync(new URL(name, source), 'utf8');
    return [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
      ([, from, dynamic]) => ({ name, module: from ?? dynamic ?? '' }),
    );
  });

  test('no module imports another package, not even for types', () => {
    expect(imports.length).toBeGreaterThan(60);
    expect(imports.filter(({ module }) => !/^\.\.?\//.test(module))).toEqual([]);
  });

  test('the core imports no optional module except the mirror, lazily', () => {
    const beside = imports.filter(
      ({ name, module }) => !name.includes('/') && /^\.\/\w+\/(?!partner-)/.test(module),
    );
    expect(beside).toEqual([
      { name: 'mirror-method.ts', module: './mirror/mirror.js' },
      { name: 'mirror-method.ts', module: './mirror/mirror.js' },
    ]);
  });

  test('package.json has no dependencies', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  });
});
