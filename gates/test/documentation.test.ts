import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../src/repository.js';
import { tableRows } from './planted/table.js';

test('docs/reference/gates.md has a row for each gate, with what proves it, and no other', async () => {
  const page = await readFile(inRoot('docs/reference/gates.md'), 'utf8');
  const [, table = ''] = page.split('|---|---|---|---|---|\n');
  expect(table.split('\n\n')[0]?.trim().split('\n')).toEqual(tableRows());
});

test('every gate is proven', () => {
  for (const row of tableRows()) expect(row).not.toContain('|  |');
});
