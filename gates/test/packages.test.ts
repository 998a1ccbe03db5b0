import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../src/release/pack.js';
import { inRoot, tool } from '../src/repository.js';
import { runCommand } from '../src/run-command.js';
import { temporaryDirectory } from './support/temporary-directory.js';

interface Manifest {
  readonly exports: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly publishConfig: { readonly exports: unknown };
}

describe.each(['client', 'contract'] as const)('%s, packed', (name) => {
  let tarball: string;
  let manifest: Manifest;
  beforeAll(async () => {
    tarball = await pack(name, await temporaryDirectory('packed'));
    manifest = JSON.parse(await readFile(inRoot('packages', name, 'package.json'), 'utf8'));
  });

  test('is a correct package, as publint has it', async () => {
    const bytes = await readFile(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has types wherever it is imported, as attw has it', async () => {
    const { code, output, errors } = await runCommand(tool('attw'), [
      tarball,
      // `moduleResolution: node10` is not supported. Of the contract, who uses `require` gets the ES module.
      ...['--profile', name === 'client' ? 'node16' : 'esm-only', '--format', 'ascii', '--no-color'],
    ]);
    expect([code, errors], output).toEqual([0, '']);
  });

  test('is published with its entries as they are here, without those that lead to the source', () => {
    const built = Object.entries(manifest.exports).map(
      ([entry, { '@partner-api/source': _, ...targets }]) => [entry, targets],
    );
    expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(built));
  });

  test('brings what a package should: licence, words for the reader, what changed, and nothing of tests', async () => {
    const { output } = await runCommand('tar', ['-tzf', tarball]);
    const files = output.trim().split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'].map((file) => `package/${file}`),
      ),
    );
    expect(
      files.filter(
        (file) => !/^package\/(dist\/|LICENSE$|README\.md$|CHANGELOG\.md$|package\.json$)/.test(file),
      ),
    ).toEqual([]);
    // They would lead to sources that are not there, of which bundlers warn.
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
