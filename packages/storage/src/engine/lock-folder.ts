import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface LockFile {
  readonly path: string;
  readonly number: number;
  /** Null when the file does not exist. */
  readonly content: string | null;
}

/** Overwrites the first character, which makes the JSON invalid and leaves the rest to identify the lock. */
export const RELEASED = 'x';

/** Creates the folder with its first file under a temporary name and renames it, so that it is never seen empty. */
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

/** Removes the lowest first; directory-lock.ts relies on that order. */
export async function removeBelow(folder: string, number: number): Promise<void> {
  for (const lower of await takenNumbers(folder)) {
    if (lower < number) await rm(join(folder, String(lower)), { force: true });
  }
}

export async function readLock(folder: string, number: number): Promise<LockFile> {
  const path = join(folder, String(number));
  return { path, number, content: await unlessMissing(readFile(path, 'utf8')) };
}

/** Whether both are the same lock, released or not, rather than another file with the same number. */
export function isSameLock(before: LockFile, now: LockFile): boolean {
  return before.content !== null && before.content.slice(1) === now.content?.slice(1);
}

/** Returns false when the file does not exist. */
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
