// Ends with 1 when the client that would be published is not the one that is kept, and replayed, under its version.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryDirectory } from '../in-temporary-directory.js';
import { inRoot } from '../repository.js';
import { isPublished } from './is-published.js';
import { pack, unpack, versionOf } from './pack.js';

const version = await versionOf('client');
// Nothing would be published.
if (await isPublished('client', version)) process.exit();
const [packed, kept] = await Promise.all([
  inTemporaryDirectory('packed', async (directory) => contentOf(await pack('client', directory))),
  contentOf(inRoot('packages/client/released', version, 'client.tgz')),
]);
const different = [...new Set([...packed.keys(), ...kept.keys()])].filter(
  (file) => packed.get(file) !== kept.get(file),
);
if (different.length > 0) {
  console.error(
    `client ${version} is not what is kept under this version; different: ${different.join(', ')}. \`node gates/dist/release/freeze-main.js\` keeps it.`,
  );
  process.exitCode = 1;
}

/** Text by file. Compressed bytes may differ between versions of Node. */
function contentOf(tarball: string): Promise<ReadonlyMap<string, string>> {
  return inTemporaryDirectory('unpacked', async (directory) => {
    await unpack(tarball, directory);
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    return new Map(files.map((file, index) => [path.relative(directory, file), texts[index] ?? '']));
  });
}
