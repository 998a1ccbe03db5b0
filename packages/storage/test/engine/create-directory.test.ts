import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDirectory } from '../../src/engine/create-directory.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'create-directory-'));
});
afterEach(() => rm(root, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('creates missing parents too, all with mode 0700', async () => {
  await createDirectory(join(root, 'a', 'b', 'c'));
  expect(await Promise.all(['a', 'a/b', 'a/b/c'].map((name) => modeOf(join(root, name))))).toEqual([
    0o700, 0o700, 0o700,
  ]);
});

it('leaves an existing directory unchanged, also behind a link', async () => {
  await mkdir(join(root, 'there'), { mode: 0o755 });
  await symlink(join(root, 'there'), join(root, 'link'));
  await createDirectory(join(root, 'there'));
  await createDirectory(join(root, 'link', 'new'));
  expect(await modeOf(join(root, 'there'))).toBe(0o755);
  expect(await modeOf(join(root, 'there', 'new'))).toBe(0o700);
});

it('rejects for an existing file and for a broken link', async () => {
  await writeFile(join(root, 'file'), '');
  await symlink(join(root, 'nowhere'), join(root, 'link'));
  await expect(createDirectory(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(createDirectory(join(root, 'file', 'new'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(createDirectory(join(root, 'link'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(createDirectory(join(root, 'link', 'new'))).rejects.toMatchObject({ code: 'EEXIST' });
});

it.skipIf(!existsSync('/proc/self'))('rejects where no directory can be created', async () => {
  await expect(createDirectory('/proc/partner-api/data')).rejects.toMatchObject({
    code: 'ENOENT',
    syscall: 'mkdir',
  });
});
