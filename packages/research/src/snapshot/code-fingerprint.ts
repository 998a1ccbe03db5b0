import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Hashes all code and data that affect the index: this package, the workspace packages it uses, and the versions of
 * Node's components. A manual version number would be forgotten.
 */
export function codeFingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  const { resolve } = createRequire(import.meta.url);
  const others = ['contract', 'query', 'safeguards', 'text'].map((name) =>
    path.dirname(resolve(`@partner-api/${name}`)),
  );
  const own = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  for (const folder of [own, ...others])
    for (const file of [...filesOf(folder), ...filesOf(path.join(path.dirname(folder), 'data'))])
      hash.update(path.basename(file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:d\.ts|map)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
