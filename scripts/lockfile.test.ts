import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const lockfile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');

/** Platforms by native tool: `{ "@turbo/": ["linux x64", "darwin arm64", …] }`. */
const builds = new Map<string, string[]>();
for (const entry of lockfile.split(/\n\n/)) {
  const [, tool] = /^ {2}'?(.*?)(?:linux|darwin|win(?:32|dows)?)\b[^\n]*:\n/.exec(entry) ?? [];
  const machines = listed('os', entry).flatMap((os) => listed('cpu', entry).map((cpu) => `${os} ${cpu}`));
  if (tool === undefined || machines.length === 0) continue;
  builds.set(tool, [...(builds.get(tool) ?? []), ...machines]);
}

function listed(field: string, entry: string): string[] {
  const [, list] = new RegExp(`^ {4}${field}: \\[(.*)\\]$`, 'm').exec(entry) ?? [];
  return list?.split(', ') ?? [];
}

// A regenerated lockfile may contain only the builds for one platform, and then installation fails on others.
describe('every tool that comes as a program can be installed', () => {
  test('those that build, test and check among them', () => {
    expect([...builds.keys()]).toEqual(
      expect.arrayContaining(['@turbo/', '@biomejs/cli-', '@rolldown/binding-', '@oxc-parser/binding-']),
    );
  });

  test.each(['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'])('on %s', (machine) => {
    const without = [...builds].filter(([, machines]) => !machines.includes(machine));
    expect(without.map(([tool]) => tool)).toEqual([]);
  });
});

test('no package is taken from a registry of its own', () => {
  expect(lockfile).not.toMatch(/tarball:|https?:/);
});
