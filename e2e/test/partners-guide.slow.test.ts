import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { embedded } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from './support/create-key.js';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { missingFor, runSnippet, showsWhatItPrints, snippetsOf } from './support/snippets.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const snippets = await Promise.all(
  snippetsOf('tutorials/partners.md').map(async (snippet) => ({
    ...snippet,
    missing: await missingFor(snippet),
  })),
);

describe.each([
  { name: 'a server that asks for keys', asksForKeys: true },
  { name: 'npm start, with any word for a key', asksForKeys: false },
])('docs/tutorials/partners.md, against $name', ({ asksForKeys }) => {
  let server: PartnerServer;
  let directory: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    server = await startPartnerServer(embedded, {
      seedDemo: true,
      environment: asksForKeys
        ? { ACCESS: 'keys', PUBLICATION_DELAY_HOURS: '0', PROVIDER_URL: 'https://desk.example/' }
        : {},
    });
    const key = asksForKeys ? await createKey(server) : 'none';
    environment = { PARTNER_API_URL: server.address, PARTNER_API_KEY: key };

    // Simulates a partner's directory with the package installed.
    directory = await mkdtemp(path.join(tmpdir(), 'partner-'));
    await mkdir(path.join(directory, 'node_modules/@partner-api'), { recursive: true });
    await symlink(
      path.join(root, 'packages/client'),
      path.join(directory, 'node_modules/@partner-api/client'),
    );
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  it('has snippets in every language', () => {
    expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(['bash', 'python', 'js', 'r']));
  });

  for (const snippet of snippets) {
    const { language, line, missing, shown } = snippet;
    const reason = missing === null ? '' : ` (skipped: ${missing})`;
    it.skipIf(missing !== null)(
      `the ${language} of line ${line} runs, and prints what is shown${reason}`,
      async () => {
        const { code, output, errors } = await runSnippet(snippet, directory, environment);
        expect(code, errors).toBe(0);
        if (shown !== null) expect(showsWhatItPrints(shown, output), output).toBe(true);
      },
      60_000,
    );
  }
});

describe('the shown output', () => {
  it('is compared line by line, with … for anything within a line', () => {
    expect(showsWhatItPrints('a … c\nd\n', 'x\na b c\nd\n')).toBe(true);
    expect(showsWhatItPrints('a … c\nd\n', 'a b\nc\nd\n')).toBe(false);
    expect(showsWhatItPrints('d\na\n', 'a\nd\n')).toBe(false);
  });
});
