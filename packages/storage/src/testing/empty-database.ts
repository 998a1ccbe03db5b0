import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryInUse, directoryHolder, lockDirectory, openEmbedded } from '../engine/index.js';
import { mirrorTree } from './mirror-tree.js';

export interface EmptyDatabase {
  readonly directory: string;
  remove(): Promise<void>;
}

/**
 * Copies a cached empty database, which takes a tenth of a second instead of the seconds that creating one takes.
 * Removed copies are reused and deleted at the end of the run (`test-run-directory.ts`).
 */
export async function copyOfEmptyDatabase(): Promise<EmptyDatabase> {
  const template = await templateDirectory();
  const { TEST_COPIES_DIR: place } = process.env;
  const free = [...released].at(-1);
  const directory = free ?? (await mkdtemp(join(place ?? tmpdir(), 'partner-api-test-')));
  released.delete(directory);
  await mirrorTree(template, directory);
  const remove = async () => {
    // A failed test can leave its database open, and would then write into the copy of the next test.
    const isFree = await directoryHolder(directory).then(
      (holder) => holder === null,
      () => false,
    );
    if (place !== undefined && isFree) released.add(directory);
    else await rm(directory, { recursive: true, force: true });
  };
  return { directory, remove };
}

const released = new Set<string>();

/**
 * Creates the template under another name and renames it when complete; test files that start at the same time wait
 * for the first.
 */
async function templateDirectory(): Promise<string> {
  const place = join(
    tmpdir(),
    `partner-api-empty-${await pgliteVersion()}-${await engineHash()}-${userInfo().uid}`,
  );
  const template = join(place, 'template');
  await mkdir(place, { recursive: true, mode: 0o700 });
  while (!existsSync(template)) {
    try {
      await makeTemplate(place, template);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      await wait(100);
    }
  }
  return template;
}

async function makeTemplate(place: string, template: string): Promise<void> {
  const lock = await lockDirectory(place);
  try {
    if (existsSync(template)) return;
    const draft = join(place, 'draft');
    await rm(draft, { recursive: true, force: true });
    await (await openEmbedded({ directory: draft })).close();
    await rename(draft, template);
  } finally {
    await lock.release();
  }
}

/** Hash of the code that creates the template, because checkouts on one machine can differ. */
async function engineHash(): Promise<string> {
  const folder = new URL('../engine/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted())
    if (name.startsWith('embedded')) hash.update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 8);
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const description: unknown = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8'));
  if (typeof description === 'object' && description !== null && 'version' in description) {
    return String(description.version);
  }
  throw new Error(`no version beside ${entry}`);
}
