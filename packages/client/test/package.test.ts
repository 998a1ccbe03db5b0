import { readdirSync, readFileSync } from 'node:fs';
import { routeManifestSource } from '@partner-api/contract/openapi';
import { expect, test } from 'vitest';

const source = new URL('../src/', import.meta.url);

test('the routes are those of the contract: `pnpm run routes` in this package writes them anew', () => {
  const committed = readFileSync(new URL('routes.generated.ts', source), 'utf8');
  expect(committed).toBe(routeManifestSource());
});

test('at run time it needs nothing but itself: other packages give types only', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const statements = files.flatMap((name) => {
    const text = readFileSync(new URL(name, source), 'utf8');
    return [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm)];
  });
  const atRunTime = statements.filter(([statement]) => !/^(?:import|export) type /.test(statement));
  const modules = atRunTime.map(([, from, dynamic]) => from ?? dynamic ?? '');
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((name) => !name.startsWith('./') && !name.startsWith('../'))).toEqual([]);
});
