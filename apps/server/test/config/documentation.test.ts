import { readFile } from 'node:fs/promises';
import { ResearchRequestSchema } from '@partner-api/contract';
import { SUPPORTED_LOCALES } from '@partner-api/research/locales';
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

test('the contract names the languages that there are messages in', () => {
  const { locale } = ResearchRequestSchema.shape;
  expect(locale.description).toContain(
    SUPPORTED_LOCALES.toSorted()
      .join(', ')
      .replace(/, (?=\w+$)/, ' or '),
  );
});
