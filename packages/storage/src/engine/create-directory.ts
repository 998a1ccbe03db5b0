import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a directory and its missing parents with mode 0700, and rejects with the error of the file system. Node's
 * `recursive` option never ends where `mkdir` reports the parent as missing, as in `/proc`.
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
    // Operating systems differ in the error they report for a path that exists.
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
