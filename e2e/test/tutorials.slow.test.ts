import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { embedded } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { missingFor, runSnippet, showsWhatItPrints, snippetsOf } from './support/snippets.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A shell function that runs the built command, because npm would look for a package in the directory of the test. */
const AS_BUILT = `npm() {
  [ "\${*:1:4}" = 'run -s partner-api --' ] || { echo "npm $*" >&2; return 9; }
  '${process.execPath}' '${path.join(root, 'apps/cli/dist/main.js')}' "\${@:5}"
}
`;

describe.each(['first-call', 'publish'])('docs/tutorials/%s.md, against the demo', async (page) => {
  const snippets = await Promise.all(
    snippetsOf(`tutorials/${page}.md`).map(async (one) => ({ ...one, missing: await missingFor(one) })),
  );
  let server: PartnerServer;
  let directory: string;

  beforeAll(async () => {
    server = await startPartnerServer(embedded, { seedDemo: true });
    directory = await mkdtemp(path.join(tmpdir(), 'tutorial-'));
    await symlink(path.join(root, 'examples'), path.join(directory, 'examples'));
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  for (const snippet of snippets) {
    const { line, missing, shown } = snippet;
    const reason = missing === null ? '' : ` (skipped: ${missing})`;
    it.skipIf(missing !== null)(
      `the command of line ${line} runs, and prints what is shown${reason}`,
      { timeout: 60_000 },
      async () => {
        const here = (text: string) => text.replaceAll('http://127.0.0.1:3000', server.address);
        const { code, output, errors } = await runSnippet(
          { ...snippet, code: AS_BUILT + here(snippet.code) },
          directory,
          server.environment,
        );
        expect(code, errors).toBe(0);
        if (shown !== null) expect(showsWhatItPrints(here(shown), output), output).toBe(true);
      },
    );
  }
});
