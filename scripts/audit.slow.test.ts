import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const weakness = { title: 'Lets anyone in', url: 'https://example.org/1', vulnerable_versions: '<99' };

/** Runs the audit against a fake registry and returns its output and exit code. */
async function audit(registry: RequestListener, environment: Record<string, string> = {}) {
  const server = createServer(registry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { PATH = '', HOME = '' } = process.env;
  const run = spawn(process.execPath, ['scripts/audit.mjs'], {
    cwd: root,
    env: {
      HOME,
      PATH: [path.join(root, 'node_modules/.bin'), PATH].join(path.delimiter),
      npm_config_registry: `http://127.0.0.1:${port}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  server.close();
  return { code, output };
}

// Each run takes seconds to list the installed packages, so each test checks several things.
test('asks for every package that the server and the client need, prints lower weaknesses and passes', async () => {
  let asked = '';
  const { code, output } = await audit(async (request, response) => {
    asked = `${request.method} ${request.url} ${await text(request)}`;
    response.end(JSON.stringify({ qs: [{ ...weakness, severity: 'moderate' }] }));
  });
  expect(asked).toMatch(/^POST \/-\/npm\/v1\/security\/advisories\/bulk \{/);
  expect(asked).toMatch(/"express":\["5\.\d+\.\d+"\]/);
  expect(asked).toMatch(/"qs":\[/);
  expect(asked).not.toMatch(/"vitest"|"fastify"/);
  expect(code).toBe(0);
  expect(output).toContain('moderate: qs');
  expect(output).toMatch(/\d+ packages: 1 known weaknesses, 0 of them high or critical/);
});

test.concurrent('fails for a weakness that is high or critical, and names it', async ({ expect }) => {
  const { code, output } = await audit((_request, response) => {
    response.end(JSON.stringify({ express: [{ ...weakness, severity: 'high' }] }));
  });
  expect(code).toBe(1);
  expect(output).toMatch(/high: express 5\.\S+ \(<99\): Lets anyone in, https:\/\/example\.org\/1/);
});

test.concurrent('a registry that cannot be asked is no pass: 3, or 1 where the audit is required', async ({
  expect,
}) => {
  const refusing: RequestListener = (_request, response) => response.writeHead(405).end();
  expect(await audit(refusing)).toEqual({ code: 3, output: expect.stringContaining('it answers 405') });
  expect((await audit(refusing, { AUDIT: 'required' })).code).toBe(1);
});
