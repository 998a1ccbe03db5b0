import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inTemporaryDirectory } from '../src/in-temporary-directory.js';
import { inRoot } from '../src/repository.js';
import { runCommand } from '../src/run-command.js';
import { temporaryDirectory } from './support/temporary-directory.js';

test('a temporary directory is gone afterwards, however the work ended', async () => {
  const used: string[] = [];
  const work = async (directory: string) => {
    used.push(directory);
    await mkdir(path.join(directory, 'deep'));
    await writeFile(path.join(directory, 'deep/file'), '');
  };
  await inTemporaryDirectory('test', work);
  const failing = inTemporaryDirectory('test', async (directory) => {
    await work(directory);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(used.map((directory) => existsSync(directory))).toEqual([false, false]);
});

test('comparing what would be published with what is kept leaves nothing behind', async () => {
  const directory = await temporaryDirectory('tmpdir');
  await runCommand(process.execPath, [inRoot('gates/dist/release/compare-with-kept.js')], {
    environment: { TMPDIR: directory, TMP: directory },
  });
  expect((await readdir(directory)).filter((name) => name.startsWith('partner-api-'))).toEqual([]);
});
