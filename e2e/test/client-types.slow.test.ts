import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const pages = ['packages/client/README.md', 'docs/reference/client.md'];
const snippets = pages.flatMap((page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => ({
    page,
    index,
    code,
  }));
});

/** Strict options of a partner, without skipLibCheck, so that all published declarations are checked. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.asynciterable'],
  types: ['node'],
  typeRoots: [path.join(root, 'node_modules/@types')],
};

/** Returns the compiler's messages for the files. */
async function check(directory: string, files: readonly string[]): Promise<string> {
  await writeFile(path.join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return new Promise((resolve) => {
    execFile(path.join(root, 'node_modules/.bin/tsc'), ['-p', directory], (_, output) => resolve(output));
  });
}

describe('the declarations of the client', () => {
  let directory: string;
  beforeAll(async () => {
    // Inside this package, so that the client resolves through node_modules as in a partner's program.
    directory = await mkdtemp(path.join(root, 'e2e/node_modules/.types-'));
    await writeFile(path.join(directory, 'package.json'), '{"type":"module"}');
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('type-check every snippet of the pages, without skipLibCheck', async () => {
    expect(snippets.length).toBeGreaterThan(8);
    const files = await Promise.all(
      snippets.map(async ({ page, index, code }) => {
        const file = `${path.basename(page, '.md').toLowerCase()}-${path.dirname(page).replaceAll('/', '-')}-${index}.ts`;
        await writeFile(path.join(directory, file), code);
        return file;
      }),
    );
    expect(await check(directory, files)).toBe('');
  }, 60_000);

  it('report an error in wrong code', async () => {
    const code =
      "import { createPartnerClient } from '@partner-api/client';\ncreatePartnerClient({ baseUrl: 'https://api.example.org' }).events.list({ provinces: 'idlib' });\n";
    await writeFile(path.join(directory, 'wrong.ts'), code);
    expect(await check(directory, ['wrong.ts'])).toContain('provinces');
  }, 60_000);
});
