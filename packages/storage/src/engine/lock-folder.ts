import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface LockFile {
  readonly path: string;
  readonly number: number;
  /** Null when there is no such file. */
  readonly content: string | null;
}

/** In place of the first character, it makes the content no JSON and leaves the rest to be recognised by. */
export const RELEASED = 'x';

/** Made beside its place with its first file in it, then moved there: it is never seen empty. */
export async function createFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  const draft = `${folder}.${randomBytes(8).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(join(draft, '0'), `${RELEASED} never held`, { mode: 0o600 });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
}

export async function highest(folder: string): Promise<number> {
  const last = (await takenNumbers(folder)).at(-1);
  if (last === undefined)
    throw new Error(`${folder} is damaged: remove it once no process uses its directory`);
  return last;
}

/** Lowest first, see directory-lock.ts. */
export async function removeBelow(folder: string, number: number): Promise<void> {
  for (const lower of await takenNumbers(folder)) {
    if (lower < number) await rm(join(folder, String(lower)), { force: true });
  }
}

export async function readLock(folder: string, number: number): Promise<LockFile> {
  const path = join(folder, String(number));
  return { path, number, content: await unlessMissing(readFile(path, 'utf8')) };
}

/** Released or not, but not another file that was given the same number. */
export function isSameLock(before: LockFile, now: LockFile): boolean {
  return before.content !== null && before.content.slice(1) === now.content?.slice(1);
}

/** False when there is no such file. */
export async function overwrite(path: string, text: string, position: number): Promise<boolean> {
  const handle = await unlessMissing(open(path, 'r+'));
  if (handle === null) return false;
  try {
    await handle.write(text, position);
    return true;
  } finally {
    await handle.close();
  }
}

export async function exists(path: string): Promise<boolean> {
  return (await unlessMissing(stat(path))) !== null;
}

export async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function takenNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}
