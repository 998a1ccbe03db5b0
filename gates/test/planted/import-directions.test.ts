import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../src/repository.js';
import { GATES } from './gates.js';
import { makePlantedCopy } from './planted-copy.js';
import { PLANTED_IMPORTS } from './planted-imports.js';

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}

const rules: Rules = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));

test('an import is planted against each rule, and against no other', () => {
  expect(Object.keys(PLANTED_IMPORTS).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
});

test('each rule refuses the import that is planted against it', async () => {
  const files = await Promise.all(
    Object.values(PLANTED_IMPORTS).map(
      async ([file, imported]) => [file, '', `import '${await addressOf(imported, file)}';\n`] as const,
    ),
  );
  const [, program = '', ...args] = GATES['import directions'].command.split(' ');
  const copy = await makePlantedCopy();
  try {
    const { code, output } = await copy.run({
      gate: 'import directions',
      change: 'one import against each rule',
      edits: files,
      command: [program, ...args],
      says: /./,
    });
    expect(code).not.toBe(0);
    const refused = new Set(output.match(/(?<= error )\S+: \S+/g));
    // A rule about modules names the module, not the file.
    const isRefused = (rule: string, file: string) =>
      [file, path.dirname(file)].some((named) => refused.has(`${rule}: ${named}`));
    const planted = Object.entries(PLANTED_IMPORTS).map(([rule, [file]]) => [rule, file] as const);
    expect(planted.filter(([rule, file]) => !isRefused(rule, file))).toEqual([]);
  } finally {
    await copy.remove();
  }
});

/**
 * As the file has to name it. A package of ours is named by its file, because a module that must not import it need not
 * have installed it.
 */
async function addressOf(imported: string, file: string): Promise<string> {
  const target = imported.startsWith('@partner-api/') ? await sourceOf(imported) : imported;
  return target.startsWith('@') ? target : `./${path.relative(path.dirname(file), target)}`;
}

async function sourceOf(specifier: string): Promise<string> {
  const [, name = '', entry] = specifier.split('/');
  const directory = ['server', 'cli'].includes(name) ? `apps/${name}` : `packages/${name}`;
  const { exports: entries } = JSON.parse(await readFile(inRoot(directory, 'package.json'), 'utf8'));
  const source = entries?.[entry ? `./${entry}` : '.']?.['@partner-api/source'] ?? 'src/main.ts';
  return path.join(directory, source);
}
