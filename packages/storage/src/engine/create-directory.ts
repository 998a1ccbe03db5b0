import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a directory, and those above it, readable by us only; leaves one that exists as it is. Rejects with the error of
 * the file system, `EEXIST` also where a link leads nowhere. Node's own way of making those above tries for ever where a
 * directory takes no others and says that it is the one that is missing, as `/proc` does.
 */
export async function createDirectory(path: string): Promise<void> {
  try {
    await createOne(path);
  } catch (error) {
    const above = dirname(path);
    if (!isMissing(error) || above === path) throw error;
    await createDirectory(above);
    await createOne(path);
  }
}

async function createOne(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    // Which of several errors comes first where there is one already, systems do not agree upon.
    if (!(await isDirectory(path))) throw error;
  }
}

const isDirectory = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
