import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../repository.js';

/** Names of the packages that a changeset speaks of. */
export async function announcedPackages(): Promise<readonly string[]> {
  const directory = inRoot('.changeset');
  const files = (await readdir(directory)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const texts = await Promise.all(files.map((name) => readFile(path.join(directory, name), 'utf8')));
  return texts.flatMap((text) => {
    const [, head = ''] = /^---\n(.*?)\n---/s.exec(text) ?? [];
    return [...head.matchAll(/^["']?([^"':]+)["']?\s*:\s*(?:patch|minor|major)\s*$/gm)].map(
      ([, name = '']) => name,
    );
  });
}
