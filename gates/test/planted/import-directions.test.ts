import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../src/repository.js';
import { makePlantedCopy } from './planted-copy.js';
import { PLANTED_IMPORTS } from './planted-imports.js';
import { GATES } from './table.js';

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}

const rules: Rules = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));

test('an import is planted against each rule, and against no other', () => {
  expect(Object.keys(PLANTED_IMPORTS).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
});

test('each rule refuses the import that is planted against it', async () => {
  const files = Object.values(PLANTED_IMPORTS).map(
    ([file, imported]) => [file, '', `import '${addressOf(imported, file)}';\n`] as const,
  );
  const gate = GATES.find(({ name }) => name === 'import directions');
  const [, program = '', ...args] = gate?.command.split(' ') ?? [];
  const copy = await makePlantedCopy();
  try {
    const { code, output } = await copy.run({ command: [program, ...args], failures: [{ edits: files }] });
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

/** As the file has to name it. */
const addressOf = (imported: string, file: string): string =>
  imported.startsWith('@') ? imported : `./${path.relative(path.dirname(file), imported)}`;
