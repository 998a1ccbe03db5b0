import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mirrorTree } from '../../src/testing/mirror-tree.js';

let place: string;
let from: string;
let to: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'mirror-'));
  [from, to] = [join(place, 'from'), join(place, 'to')];
  await mkdir(join(from, 'base', 'empty'), { recursive: true });
  await writeFile(join(from, 'version'), '18');
  await writeFile(join(from, 'base', 'table'), 'rows');
});
afterEach(() => rm(place, { recursive: true }));

const held = async () => ({
  names: (await readdir(to, { recursive: true })).toSorted(),
  texts: [await readFile(join(to, 'version'), 'utf8'), await readFile(join(to, 'base', 'table'), 'utf8')],
});
const wanted = { names: ['base', 'base/empty', 'base/table', 'version'], texts: ['18', 'rows'] };

it('copies the tree', async () => {
  await mirrorTree(from, to);
  expect(await held()).toEqual(wanted);
});

it('overwrites changed files, and removes added ones', async () => {
  await mirrorTree(from, to);
  await writeFile(join(to, 'base', 'table'), 'rows that were written since');
  await writeFile(join(to, 'secret'), 'x');
  await mkdir(join(to, 'lock', 'beat'), { recursive: true });
  await symlink(join(to, 'nowhere'), join(to, 'base', 'link'));
  await mirrorTree(from, to);
  expect(await held()).toEqual(wanted);
});

it('replaces an entry of another kind: a file for a directory, a link for a file', async () => {
  await mkdir(join(to, 'version'), { recursive: true });
  await writeFile(join(to, 'base'), '');
  await mirrorTree(from, to);
  await rm(join(to, 'version'));
  await symlink(join(from, 'version'), join(to, 'version'));
  await writeFile(join(from, 'version'), '19');
  await mirrorTree(from, to);
  await writeFile(join(to, 'version'), '20');
  expect(await readFile(join(from, 'version'), 'utf8')).toBe('19');
});
