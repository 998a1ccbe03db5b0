import { readdirSync, readFileSync } from 'node:fs';
import { examplesSource, plainTypesSource, routeManifestSource } from '@partner-api/contract/openapi';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../src/version.js';

const source = new URL('../src/', import.meta.url);

test.each([
  ['routes.generated.ts', routeManifestSource],
  ['wire.generated.ts', plainTypesSource],
  ['testing/examples.generated.ts', examplesSource],
])('%s is what the contract says: `pnpm run generate` in this package writes it anew', (name, write) => {
  expect(readFileSync(new URL(name, source), 'utf8')).toBe(write());
});

test('every type of the wire can be imported by its name', () => {
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

test('it names the version that it is published as', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(VERSION).toBe(version);
});

describe('it stands alone', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const imports = files.flatMap((name) => {
    const text = readFileSync(new URL(name, source), 'utf8');
    return [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
      ([, from, dynamic]) => ({ name, module: from ?? dynamic ?? '' }),
    );
  });

  test('no module, and so no declaration, names another package, not even for its types', () => {
    expect(imports.length).toBeGreaterThan(60);
    expect(imports.filter(({ module }) => !/^\.\.?\//.test(module))).toEqual([]);
  });

  test('the core carries nothing of the modules beside it, but the mirror, which it loads when it is used', () => {
    const beside = imports.filter(
      ({ name, module }) => !name.includes('/') && /^\.\/\w+\/(?!partner-)/.test(module),
    );
    expect(beside).toEqual([
      { name: 'mirror-method.ts', module: './mirror/mirror.js' },
      { name: 'mirror-method.ts', module: './mirror/mirror.js' },
    ]);
  });

  test('it depends on nothing', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  });
});
