import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabases } from './postgresql-database.js';

/** Global set-up of vitest: creates the directory for the databases of a run, and deletes all of them at the end. */
export default function beginRun(): () => Promise<void> {
  const directory = mkdtempSync(join(fastDirectory(), 'partner-api-tests-'));
  const id = randomBytes(4).toString('hex');
  process.env.TEST_COPIES_DIR = directory;
  process.env.TEST_RUN_ID = id;
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    const { TEST_DATABASE_URL: server } = process.env;
    if (server) await dropDatabases(server, id);
  };
}

const MEMORY = '/dev/shm';
/** A copy takes 20 MB, and in containers the directory is often limited to 64 MB. */
const NEEDED_BYTES = 4 * 2 ** 30;

/** Copying a thousand files takes 0.1 s in memory and 1 s on a disk. */
function fastDirectory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
