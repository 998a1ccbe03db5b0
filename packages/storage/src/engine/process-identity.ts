import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** Identifies a process, because operating systems reuse process IDs. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Scope of the pid: one boot of one machine and, in containers, one PID namespace. */
  readonly machine: string;
  /** Start time in the format of the operating system; null where it is not available. */
  readonly started: string | null;
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  const started = await startOf(process.pid);
  return { pid: process.pid, machine: await thisMachine(), started: started === 'gone' ? null : started };
}

/** Returns null for a process whose state is not visible from here. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean | null> {
  if (identity.machine !== (await thisMachine())) return null;
  const started = await startOf(identity.pid);
  if (started === 'gone') return false;
  if (started === null || identity.started === null) return null;
  return started === identity.started;
}

async function thisMachine(): Promise<string> {
  try {
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${bootId.trim()} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

async function startOf(pid: number): Promise<string | 'gone' | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return 'gone';
  }
  if (process.platform === 'linux') return startFromProc(pid);
  if (process.platform === 'win32') return null;
  return startFromPs(pid);
}

/** proc(5), /proc/pid/stat: field 3 is the state, 22 the start in ticks since boot; field 2 may hold spaces and `)`. */
async function startFromProc(pid: number): Promise<string | 'gone' | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has released all its resources and only waits for its parent.
    if (fields[0] === 'Z' || fields[0] === 'X') return 'gone';
    return fields[19] ?? null;
  } catch {
    return null;
  }
}

async function startFromPs(pid: number): Promise<string | null> {
  try {
    const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C' };
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], { env });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
