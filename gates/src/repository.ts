import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path within the repository. */
export const inRoot = (...segments: readonly string[]): string => path.join(root, ...segments);

/** A tool that the gates depend on. */
export const tool = (name: string): string => inRoot('gates/node_modules/.bin', name);

export type PublishedPackage = 'client' | 'contract';

/** Versions of a package that are kept, oldest first. */
export function releasesOf(name: PublishedPackage): readonly string[] {
  const directory = inRoot('packages', name, 'released');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Where the latest kept version of a package is. */
export function latestRelease(name: PublishedPackage): { version: string; directory: string } {
  const version = releasesOf(name).at(-1);
  if (version === undefined) throw new Error(`No release of ${name} is kept: run \`pnpm freeze\``);
  return { version, directory: inRoot('packages', name, 'released', version) };
}
