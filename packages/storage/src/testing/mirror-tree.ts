import type { Dirent } from 'node:fs';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Makes `to` an exact copy of `from`. Existing files are overwritten, because on ext4 creating files is slow after
 * hundreds were deleted.
 */
export async function mirrorTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const wanted = await kindsIn(from);
  for (const [name, kind] of await kindsIn(to))
    if (wanted.get(name) !== kind) await rm(join(to, name), { recursive: true, force: true });
  const named = (kind: Kind) => [...wanted].filter(([, found]) => found === kind).map(([name]) => name);
  for (const name of named('directory')) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
  // Copying one file at a time takes six times as long.
  await Promise.all(
    named('file').map((name) => copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)),
  );
}

type Kind = 'file' | 'directory' | 'other';

/** Returns the paths within the directory, each directory before its contents. */
async function kindsIn(directory: string): Promise<Map<string, Kind>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => [relative(directory, join(entry.parentPath, entry.name)), kindOf(entry)]),
  );
}

function kindOf(entry: Dirent): Kind {
  if (entry.isDirectory()) return 'directory';
  return entry.isFile() ? 'file' : 'other';
}
