import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfEmptyDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

let empty: EmptyDatabase;
let directory: string;
const run = (...argv: readonly string[]) => partnerApi({ DATA_DIR: empty.directory }, ...argv);

beforeAll(async () => {
  empty = await copyOfEmptyDatabase();
  directory = await mkdtemp(join(tmpdir(), 'partner-api-coverage-'));
  const line = { kind: 'claim', id: 'desk-1', text: 'The bridge is closed.' };
  await writeFile(join(directory, 'desk.ndjson'), `${JSON.stringify(line)}\n`);
});
afterAll(async () => {
  await empty.remove();
  await rm(directory, { recursive: true });
});

it('lists what imports cover, and withdraws it by its number', async () => {
  const span = ['--covers', 'SY:2016-01-01:2026-12-31:protest'];
  expect((await run('import', 'records', join(directory, 'desk.ndjson'), ...span)).code).toBe(0);
  const { json } = await run('coverage', 'list', '--json');
  expect(json.coverage).toMatchObject([
    { country: 'SY', to: '2026-12-31', imports: [{ name: 'desk.ndjson' }] },
  ]);
  const id = String(json.coverage[0].id);
  expect((await run('coverage', 'withdraw', id)).complained).toContain('--reason');
  const { said } = await run('coverage', 'withdraw', id, '--reason', 'It ends in 2017.');
  expect(said).toContain('result: withdrawn');
  expect((await run('status', '--json')).json.coverage).toEqual([]);
  const again = await run('coverage', 'withdraw', id, '--reason', 'It ends in 2017.');
  expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('See `coverage list`') });
  expect((await run('coverage', 'withdraw', 'SY', '--reason', 'x')).code).toBe(2);
}, 60_000);
