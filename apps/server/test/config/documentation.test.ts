import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../src/config/variables.js';

const page = await readFile(new URL('../../../../docs/reference/configuration.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));

test('docs/reference/configuration.md has a row for each variable, as the program describes it, and no other', () => {
  expect(rows).toEqual(
    Object.entries(VARIABLES).map(
      ([name, { unsetText, decides }]) => `| \`${name}\` | ${unsetText} | ${decides} |`,
    ),
  );
});
