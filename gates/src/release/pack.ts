import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, type PublishedPackage } from '../repository.js';
import { runCommand } from '../run-command.js';

/**
 * Packs what is built into a directory, as it would be published; the same content gives the same bytes.
 * @returns the tarball's file.
 */
export async function pack(name: PublishedPackage, destination: string): Promise<string> {
  const directory = inRoot('packages', name);
  const { code, output, errors } = await runCommand(
    inRoot('node_modules/.bin/pnpm'),
    ['pack', '--pack-destination', destination],
    { directory },
  );
  if (code !== 0) throw new Error(`${directory} cannot be packed:\n${output}${errors}`);
  return path.join(destination, `partner-api-${name}-${await versionOf(name)}.tgz`);
}

/** The version in a package's manifest. */
export async function versionOf(name: PublishedPackage): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(inRoot('packages', name, 'package.json'), 'utf8'),
  );
  return manifest.version;
}

/** Unpacks a tarball of a package into a directory, which becomes that package. */
export async function unpack(tarball: string, directory: string): Promise<void> {
  const args = ['-xzf', tarball, '-C', directory, '--strip-components=1'];
  const { code, errors } = await runCommand('tar', args);
  if (code !== 0) throw new Error(`${tarball} cannot be unpacked:\n${errors}`);
}
