import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

let directory: string;
let file: string;
const environment = () => ({ DATA_DIR: join(directory, 'data') });
const importing = (...options: readonly string[]) =>
  partnerApi(environment(), 'import', 'records', file, '--json', ...options);
const covered = async (): Promise<object[]> =>
  (await partnerApi(environment(), 'status', '--json')).json.coverage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'partner-api-import-'));
  file = join(directory, 'claims.ndjson');
  await writeFile(
    file,
    `${JSON.stringify({ kind: 'claim', id: 'desk-1', text: 'The bridge is closed.' })}\n`,
  );
});
afterAll(() => rm(directory, { recursive: true }));

it('states what a file is complete for, once or several times', async () => {
  expect((await importing('--covers', 'SY:2016-01-01:2019-11-30:battle')).code).toBe(0);
  expect(await covered()).toMatchObject([{ country: 'SY', from: '2016-01-01', to: '2019-11-30' }]);
  const two = ['--covers', 'IQ:2016-01-01:2016-12-31:riot', '--covers', 'LB:2016-01-01:2016-12-31:riot'];
  expect((await importing(...two)).code).toBe(0);
  expect((await covered()).map((span) => 'country' in span && span.country).sort()).toEqual([
    'IQ',
    'LB',
    'SY',
  ]);
});

it('names the rule for what a file is complete for', async () => {
  const { code, complained } = await importing('--covers', 'SY:2019-11-30:2016-01-01');
  expect(code).toBe(2);
  expect(complained).toContain('error: --covers each must be COUNTRY:FROM:TO with FROM not after TO');
});

it('permits a provider to be redistributed, once or several times', async () => {
  expect((await importing('--may-redistribute', 'desk')).code).toBe(0);
  expect((await importing('--may-redistribute', 'desk', '--may-redistribute', 'wire')).code).toBe(0);
});

it('says once why a file cannot be read, and counts only what there is to count', async () => {
  const broken = join(directory, 'broken.csv');
  await writeFile(broken, 'no,header\n');
  const nothing = await partnerApi(environment(), 'import', 'ucdp-ged', broken);
  expect(nothing).toMatchObject({ code: 1, said: '' });
  expect(nothing.complained.match(/The header lacks/g)).toHaveLength(1);
  const forMachines = await partnerApi(environment(), 'import', 'ucdp-ged', broken, '--json');
  expect(forMachines.json).toMatchObject({ error: expect.stringContaining('The header lacks'), read: 0 });
});
