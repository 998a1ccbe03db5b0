import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyOfEmptyDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { partnerApi } from './command-line.js';

let empty: EmptyDatabase;
let directory: string;
let data: string;
let file: string;
const environment = () => ({ DATA_DIR: data });
const importing = (...options: readonly string[]) =>
  partnerApi(environment(), 'import', 'records', file, '--json', ...options);
const covered = async (): Promise<object[]> =>
  (await partnerApi(environment(), 'status', '--json')).json.coverage;

beforeAll(async () => {
  empty = await copyOfEmptyDatabase();
  data = empty.directory;
  directory = await mkdtemp(join(tmpdir(), 'partner-api-import-'));
  file = join(directory, 'claims.ndjson');
  await writeFile(
    file,
    `${JSON.stringify({ kind: 'claim', id: 'desk-1', text: 'The bridge is closed.' })}\n`,
  );
});
afterAll(async () => {
  await empty.remove();
  await rm(directory, { recursive: true });
});

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

it('names the rule for --covers', async () => {
  const { code, complained } = await importing('--covers', 'SY:2019-11-30:2016-01-01');
  expect(code).toBe(2);
  expect(complained).toContain('error: --covers each must be COUNTRY:FROM:TO with FROM not after TO');
});

it('permits a provider to be redistributed, once or several times', async () => {
  expect((await importing('--may-redistribute', 'desk')).code).toBe(0);
  expect((await importing('--may-redistribute', 'desk', '--may-redistribute', 'wire')).code).toBe(0);
});

it('reports once why a file cannot be read, without counts', async () => {
  const broken = join(directory, 'broken.csv');
  await writeFile(broken, 'no,header\n');
  const nothing = await partnerApi(environment(), 'import', 'ucdp-ged', broken);
  expect(nothing).toMatchObject({ code: 1, said: '' });
  expect(nothing.complained.match(/The header lacks/g)).toHaveLength(1);
  const forMachines = await partnerApi(environment(), 'import', 'ucdp-ged', broken, '--json');
  expect(forMachines.json).toMatchObject({ error: expect.stringContaining('The header lacks'), read: 0 });
});

describe('rejected rows that cannot be written', () => {
  const row = (id: string) =>
    `${JSON.stringify({ kind: 'claim', id, text: `The bridge ${id} is closed.` })}\n`;
  /** The longest possible file name, so that the name of its rejects file is too long. */
  const longName = 'x'.repeat(250);
  const fileOf = async (name: string, content: string | Buffer) => {
    const path = join(directory, name);
    await writeFile(path, content);
    return path;
  };
  const shown = (id: string) => partnerApi(environment(), 'retract', id, '--reason', 'it was a test');

  it('fail the import after the summary is printed', async () => {
    const input = await fileOf(longName, `${row('kept-1')}not json\n`);
    const { code, said, complained } = await partnerApi(environment(), 'import', 'records', input);
    expect(code).toBe(1);
    expect(said).toMatch(/^read: 2\ncreated: 1\n.*\nrejected: 1\n.*\nrejects file: none\n/s);
    expect(complained).toMatch(/^The rejected rows could not be written to .*ENAMETOOLONG/);
    expect((await shown('kept-1')).code).toBe(0);
  });

  it('are one line of JSON with the summary', async () => {
    const input = await fileOf(longName, `${row('kept-2')}not json\n`);
    const { code, json } = await partnerApi(environment(), 'import', 'records', input, '--json');
    expect(code).toBe(1);
    expect(json).toMatchObject({
      error: expect.stringContaining('could not be written'),
      created: 1,
      rejected: 1,
      rejects_file: null,
    });
  });

  it('do not hide why the import itself failed', async () => {
    const cutShort = gzipSync(`${row('kept-3')}not json\n${row('kept-4')}`).subarray(0, -8);
    const input = await fileOf(longName, cutShort);
    const { code, json, complained } = await partnerApi(environment(), 'import', 'records', input, '--json');
    expect(code).toBe(1);
    expect(json).toMatchObject({ rejected: 1 });
    for (const said of [json.error, complained]) {
      expect(said).toMatch(/gzip input is cut off.*could not be written to .*ENAMETOOLONG/s);
    }
  });

  it('do not end the import, even if their directory cannot be made', async () => {
    const rejects = join(data, 'rejects');
    await rm(rejects, { recursive: true, force: true });
    await writeFile(rejects, '');
    onTestFinished(() => rm(rejects));
    const input = await fileOf('blocked.ndjson', `not json\n${row('kept-5')}not json either\n`);
    const { code, json } = await partnerApi(environment(), 'import', 'records', input, '--json');
    expect(code).toBe(1);
    expect(json).toMatchObject({ error: expect.stringContaining('EEXIST'), created: 1, rejected: 2 });
  });
});

it('writes rejected rows to a file that the summary names', async () => {
  const input = join(directory, 'partly.ndjson');
  await writeFile(input, '{"kind": \n');
  const { code, said } = await partnerApi(environment(), 'import', 'records', input);
  expect(code).toBe(3);
  const path = /^rejects file: (.*)$/m.exec(said)?.[1] ?? '';
  expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(1);
});

it('has its own exit code for a file without rows', async () => {
  const input = join(directory, 'nothing.jsonld');
  await writeFile(input, JSON.stringify({ '@graph': [{ '@type': 'Article', name: 'No review' }] }));
  const { code, json, complained } = await partnerApi(
    environment(),
    'import',
    'claim-review',
    input,
    '--json',
  );
  expect({ code, json }).toMatchObject({ code: 4, json: { read: 0, warnings: { other_type: 1 } } });
  expect(complained).toContain('nothing.jsonld holds nothing to import.');
});
