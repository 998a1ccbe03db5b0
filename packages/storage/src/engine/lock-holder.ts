import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type LockFile, unlessMissing } from './lock-folder.js';
import { isRunning, type ProcessIdentity } from './process-identity.js';

export interface Holder {
  readonly pid: number;
  /** Start of the process, ISO 8601 in UTC. */
  readonly startedAt: string;
}

/**
 * How long a holder in another container or on another machine may miss heartbeats before its lock counts as
 * abandoned.
 */
const SILENT_SECONDS = 10;
const LOOK_AGAIN_SECONDS = 0.5;

/** Returns the process that created the lock file if it still holds the lock. */
export async function liveHolder(lock: LockFile): Promise<Holder | null> {
  const holder = parseHolder(lock.content);
  if (holder === null) return null;
  const live = (await isRunning(holder)) ?? (await beats(lock.path));
  return live ? { pid: holder.pid, startedAt: holder.startedAt } : null;
}

/** Returns null for a lock that is released, gone, or truncated by a power failure. */
function parseHolder(content: string | null): (ProcessIdentity & Holder) | null {
  try {
    const holder: unknown = JSON.parse(content ?? '');
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is ProcessIdentity & Holder {
  if (typeof value !== 'object' || value === null) return false;
  return 'pid' in value && 'machine' in value && 'started' in value && 'startedAt' in value;
}

async function beats(path: string): Promise<boolean> {
  const first = await unlessMissing(stat(path));
  for (;;) {
    const latest = await unlessMissing(stat(path));
    if (first === null || latest === null) return false;
    if (latest.mtimeMs !== first.mtimeMs) return true;
    if ((await fileSystemNow(path)) - latest.mtimeMs > SILENT_SECONDS * 1000) return false;
    await wait(LOOK_AGAIN_SECONDS * 1000);
  }
}

/**
 * Returns the time of the file system's clock, which dates the heartbeats and can differ from the clock of this
 * machine.
 */
async function fileSystemNow(beside: string): Promise<number> {
  const probe = `${beside}-${randomBytes(8).toString('hex')}`;
  await writeFile(probe, '', { mode: 0o600 });
  try {
    return (await stat(probe)).mtimeMs;
  } finally {
    await rm(probe, { force: true });
  }
}
