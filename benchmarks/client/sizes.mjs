// Sizes of well-known clients beside ours, each as its own users import it, minified and gzipped:
//   npx pnpm bench client-sizes
// Installs them from the registry into a directory that it removes; not part of CI.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What a program that reads lists and asks questions has to import, as the check of our own sizes has it. */
const PEERS = {
  openai: "import client from 'openai'; console.log(client);",
  stripe: "import client from 'stripe'; console.log(client);",
  octokit: "import { Octokit as client } from 'octokit'; console.log(client);",
  ky: "import client from 'ky'; console.log(client);",
  'openapi-fetch': "import client from 'openapi-fetch'; console.log(client);",
};
const NAMES =
  'createPartnerClient, PartnerApiError, PartnerConnectionError, PartnerError, PartnerTimeoutError';
const OURS = `import { ${NAMES} } from '@partner-api/client'; console.log(${NAMES});`;

const here = path.dirname(fileURLToPath(import.meta.url));
// The one that checks our own sizes.
const client = createRequire(new URL('../../packages/client/package.json', import.meta.url));
const { build } = createRequire(client.resolve('@size-limit/esbuild'))('esbuild');
const directory = mkdtempSync(path.join(tmpdir(), 'peers-'));
try {
  writeFileSync(path.join(directory, 'package.json'), '{"private":true,"type":"module"}');
  const install = ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', [...install, ...Object.keys(PEERS)], { cwd: directory, stdio: 'ignore' });
  await measure('@partner-api/client', here, OURS);
  for (const [name, source] of Object.entries(PEERS)) {
    const manifest = readFileSync(path.join(directory, 'node_modules', name, 'package.json'), 'utf8');
    await measure(`${name} ${JSON.parse(manifest).version}`, directory, source);
  }
} finally {
  rmSync(directory, { recursive: true });
}

async function measure(what, resolveDir, contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: ['./mirror/mirror.js'],
    write: false,
  });
  console.log(JSON.stringify({ what, gzippedBytes: gzipSync(outputFiles[0].contents, { level: 9 }).length }));
}
