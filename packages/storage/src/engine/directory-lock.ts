import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryInUse } from './errors.js';
import {
  createFolder,
  exists,
  highest,
  isSameLock,
  overwrite,
  RELEASED,
  readLock,
  removeBelow,
} from './lock-folder.js';
import { type Holder, liveHolder } from './lock-holder.js';
import { ownIdentity } from './process-identity.js';

/*
 * DIRECTORY/lock/17   one file per holder so far; the highest number is the present one, the others are removed
 *
 * Taking over from 17, released or left by a dead process, means creating 18, which link() allows once. The highest
 * file is never removed, so numbers only grow, and there is nothing to clear away that a rival could have just taken.
 * A rival so slow that 18 has come and gone meanwhile can still create it. It then finds that the 17 it had read is
 * gone too, since files are removed lowest first, and gives way.
 */

export interface DirectoryLock {
  release(): Promise<void>;
}

export interface LockOptions {
  /** Called when the lock was removed or taken over by another machine; the directory must not be used any more. */
  readonly onLost?: () => void;
}

const HEARTBEAT_SECONDS = 2;

/** Throws `DirectoryInUse`. The directory must exist, on a file system with hard links. */
export async function lockDirectory(directory: string, options: LockOptions = {}): Promise<DirectoryLock> {
  const folder = join(directory, 'lock');
  await createFolder(folder);
  const content = JSON.stringify({
    ...(await ownIdentity()),
    startedAt: new Date(performance.timeOrigin).toISOString(),
    token: randomBytes(16).toString('hex'),
  });
  for (;;) {
    const before = await readLock(folder, await highest(folder));
    const holder = await liveHolder(before);
    if (holder) throw new DirectoryInUse(directory, holder);
    const mine = before.number + 1;
    const file = join(folder, String(mine));
    if (!(await create(folder, file, content))) continue;
    if (isSameLock(before, await readLock(folder, before.number))) {
      await removeBelow(folder, mine);
      return hold(file, content.length, options.onLost);
    }
    await rm(file, { force: true });
  }
}

/** Returns the process that holds the directory; null when it is free. */
export async function directoryHolder(directory: string): Promise<Holder | null> {
  const folder = join(directory, 'lock');
  if (!(await exists(folder))) return null;
  return liveHolder(await readLock(folder, await highest(folder)));
}

/** Creates the file with its full content in one step; returns false when it exists. */
async function create(folder: string, file: string, content: string): Promise<boolean> {
  const draft = join(folder, `draft-${randomBytes(8).toString('hex')}`);
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function hold(file: string, length: number, onLost: (() => void) | undefined): DirectoryLock {
  const heartbeat = setInterval(async () => {
    if (await beat(file, length)) return;
    clearInterval(heartbeat);
    onLost?.();
  }, HEARTBEAT_SECONDS * 1000);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      await overwrite(file, RELEASED, 0);
    },
  };
}

/** Returns false when the lock is gone; another failure, such as a full disk, is retried with the next heartbeat. */
async function beat(file: string, length: number): Promise<boolean> {
  try {
    // A write sets the modification time by the clock of the file system; `utimes` would use the clock of this
    // machine.
    return await overwrite(file, '}', length - 1);
  } catch {
    // This works without a free file descriptor, so a process that has none left still notices a takeover.
    return exists(file).catch(() => true);
  }
}
