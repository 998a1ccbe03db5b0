import { mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUse, directoryHolder, lockDirectory } from '../../src/engine/index.js';
import { Child } from './child-process.js';

let directory: string;
let children: Child[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'partner-api-lock-'));
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  await rm(directory, { recursive: true, force: true });
});

function start(script: string): Child {
  const child = new Child(directory, script);
  children.push(child);
  return child;
}

const holds = `await engine.lockDirectory(directory); console.log('holding'); setInterval(() => {}, 1000);`;

const lockFile = async () => {
  const names = await readdir(join(directory, 'lock'));
  expect(names.length).toBe(1);
  return join(directory, 'lock', names.join());
};

const edit = async (change: Record<string, unknown>) => {
  const file = await lockFile();
  const content: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...content, ...change }));
};

describe('lockDirectory', () => {
  it('is refused while this process holds it, and granted after the release', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await lock.release();
    const again = await lockDirectory(directory);
    await again.release();
    expect(await directoryHolder(directory)).toBeNull();
  });

  it('names the process that holds it and says what to do', async () => {
    const child = start(holds);
    await child.line('holding');
    const refusal = await lockDirectory(directory).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DirectoryInUse);
    expect(refusal).toMatchObject({ directory, pid: child.process.pid });
    expect(String(refusal)).toContain(`process ${child.process.pid}`);
    expect(String(refusal)).toContain('Stop that process');
    expect(await directoryHolder(directory)).toMatchObject({ pid: child.process.pid });
  });

  it('is granted at once after the holder was killed', async () => {
    const child = start(holds);
    await child.line('holding');
    await child.kill();
    expect(await directoryHolder(directory)).toBeNull();
    await (await lockDirectory(directory)).release();
  });

  it('is granted when the pid of the dead holder belongs to another process', async () => {
    const child = start(holds);
    await child.line('holding');
    await edit({ started: '1' });
    expect(await directoryHolder(directory)).toBeNull();
    await (await lockDirectory(directory)).release();
  });

  it('stays with a suspended holder', async () => {
    const child = start(holds);
    await child.line('holding');
    child.process.kill('SIGSTOP');
    const file = await lockFile();
    await utimes(file, 0, 0);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  });

  it('stays with a holder in another container that sends heartbeats', async () => {
    const child = start(holds);
    await child.line('holding');
    await edit({ machine: 'elsewhere', pid: 1 });
    await expect(lockDirectory(directory)).rejects.toThrow('process 1 ');
  });

  it('is granted when a holder in another container sends no heartbeats', async () => {
    const child = start(holds);
    await child.line('holding');
    await child.kill();
    await edit({ machine: 'elsewhere', pid: 1 });
    await utimes(await lockFile(), 0, 0);
    expect(await directoryHolder(directory)).toBeNull();
    await (await lockDirectory(directory)).release();
  });

  it.each(['', '{', 'null', '[]', '{"pid":1}'])(
    'is granted when a crash left %j in its file',
    async (content) => {
      await (await lockDirectory(directory)).release();
      await writeFile(await lockFile(), content);
      expect(await directoryHolder(directory)).toBeNull();
      await (await lockDirectory(directory)).release();
    },
  );

  it('notifies its holder of a takeover', async () => {
    let onLost = () => {};
    const lost = new Promise<void>((resolve) => {
      onLost = resolve;
    });
    await lockDirectory(directory, { onLost: () => onLost() });
    await rm(await lockFile());
    await expect(lost).resolves.toBeUndefined();
  });

  it('survives a failed heartbeat, and still notifies its holder when the lock is gone', async () => {
    let lost = 0;
    await lockDirectory(directory, {
      onLost: () => {
        lost += 1;
      },
    });
    const file = await lockFile();
    await rename(file, `${file}-aside`);
    // A link to itself fails with ELOOP, neither present nor missing, like any file for a process without free
    // descriptors.
    await symlink(file, file);
    await wait(2_500);
    expect(lost).toBe(0);
    await rm(file);
    await expect.poll(() => lost, { timeout: 5_000 }).toBe(1);
  }, 10_000);

  it('has no holder in a new directory', async () => {
    expect(await directoryHolder(directory)).toBeNull();
    expect(await directoryHolder(join(directory, 'missing'))).toBeNull();
  });

  it('has one holder at a time, however many processes compete and are killed', async () => {
    // Each rival records that it holds the lock, checks for others, and is killed or leaves.
    const rival = `
      import { mkdir, rmdir } from 'node:fs/promises';
      import { join } from 'node:path';
      const inside = join(directory, 'inside');
      process.stdin.resume();
      console.log('up');
      process.stdin.on('data', async () => {
        for (const end = Date.now() + 1_000; Date.now() < end; ) {
          try {
            const lock = await engine.lockDirectory(directory);
            await mkdir(inside).catch(() => console.log('double'));
            console.log('in');
            if (Math.random() < 0.2) { await rmdir(inside); process.kill(process.pid, 'SIGKILL'); }
            await rmdir(inside);
            await lock.release();
          } catch (error) {
            if (error.name !== 'DirectoryInUse') console.log('failed', error);
          }
        }
        process.exit();
      });`;
    for (let round = 0; round < 2; round += 1) {
      const rivals = Array.from({ length: 6 }, () => start(rival));
      await Promise.all(rivals.map((child) => child.line('up')));
      const ends = rivals.map((child) => new Promise((resolve) => child.process.once('close', resolve)));
      for (const child of rivals) child.process.stdin?.write('go\n');
      await Promise.all(ends);
      const said = rivals.flatMap((child) => child.lines).filter((line) => line !== 'up');
      expect(said.filter((line) => line !== 'in')).toEqual([]);
      expect(said.length).toBeGreaterThan(5);
      await (await lockDirectory(directory)).release();
    }
  }, 60_000);
});
