import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryInUse, lockDirectory } from '../engine/index.js';

/**
 * Makes a template once for all processes and returns its directory. It is made under another name and renamed when
 * complete; others wait for it.
 */
export async function templateIn(place: string, make: (directory: string) => Promise<void>): Promise<string> {
  const template = join(place, 'template');
  await mkdir(place, { recursive: true, mode: 0o700 });
  while (!existsSync(template)) {
    try {
      await makeIn(place, template, make);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      await wait(100);
    }
  }
  return template;
}

async function makeIn(
  place: string,
  template: string,
  make: (directory: string) => Promise<void>,
): Promise<void> {
  const lock = await lockDirectory(place);
  try {
    if (existsSync(template)) return;
    const draft = join(place, 'draft');
    await rm(draft, { recursive: true, force: true });
    await make(draft);
    await rename(draft, template);
  } finally {
    await lock.release();
  }
}
