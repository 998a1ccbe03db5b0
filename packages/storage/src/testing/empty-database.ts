import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { directoryHolder, openEmbedded } from '../engine/index.js';
import { migrate } from '../migrations/migrate.js';
import { mirrorTree } from './mirror-tree.js';
import { templateIn } from './template.js';
import { testRun } from './test-run.js';

export interface EmptyDatabase {
  readonly directory: string;
  remove(): Promise<void>;
}

/**
 * Copies a cached empty database, which takes a tenth of a second instead of the seconds that creating one takes.
 * Removed copies are reused and deleted at the end of the run (`begin-run.ts`).
 */
export const copyOfEmptyDatabase = async (): Promise<EmptyDatabase> => copyOf(await emptyTemplate());

/** Copies a database of the current schema without records. */
export const copyOfMigratedDatabase = async (): Promise<EmptyDatabase> => copyOf(await migratedTemplate());

async function copyOf(template: string): Promise<EmptyDatabase> {
  const free = [...released].at(-1);
  const directory = free ?? (await mkdtemp(join(testRun().directory, 'copy-')));
  released.delete(directory);
  await mirrorTree(template, directory);
  const remove = async () => {
    // A failed test can leave its database open, and would then write into the copy of the next test.
    const isFree = await directoryHolder(directory).then(
      (holder) => holder === null,
      () => false,
    );
    if (isFree) released.add(directory);
    else await rm(directory, { recursive: true, force: true });
  };
  return { directory, remove };
}

const released = new Set<string>();

/** Is kept between runs. */
async function emptyTemplate(): Promise<string> {
  const name = `partner-api-empty-${await pgliteVersion()}-${await engineHash()}-${userInfo().uid}`;
  return templateIn(join(tmpdir(), name), async (directory) => {
    await (await openEmbedded({ directory })).close();
  });
}

/** Is made once a run, because any code can change what a migration does. */
async function migratedTemplate(): Promise<string> {
  const empty = await emptyTemplate();
  return templateIn(join(testRun().directory, 'embedded'), async (directory) => {
    await mirrorTree(empty, directory);
    const database = await openEmbedded({ directory });
    await migrate(database);
    await database.close();
  });
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
