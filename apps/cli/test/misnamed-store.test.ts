import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { partnerApi } from './command-line.js';

it.each([
  ['DATABASE_URI', 'migrate'],
  ['DB_URL', 'import records FILE'],
  ['POSTGRES_URL', 'keys create --partner P --scopes read --accept-terms 2026-01-01'],
  ['POSTGRES_URL', 'demo remove'],
  ['POSTGRES_URL', 'copy --to postgres://127.0.0.1:1/none'],
  ['DATABSE_URL', 'retract ev-1 --reason Wrong.'],
])('while a store is named by %s, %s refuses and makes no other', async (variable, command) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'misnamed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'rows.jsonl');
  await writeFile(file, '');
  // The directory may exist from a run of the demo.
  const before = existsSync('data');
  const { code, complained } = await partnerApi(
    { [variable]: 'postgres://db/partner' },
    ...command.split(' ').map((word) => (word === 'FILE' ? file : word)),
  );
  expect([code, complained]).toEqual([1, expect.stringContaining(`${variable} is set and not read here`)]);
  expect(existsSync('data')).toBe(before);
});
