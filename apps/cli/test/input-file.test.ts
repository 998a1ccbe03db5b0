import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

let directory: string;
let socket: Server;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'partner-api-input-'));
  await mkdir(join(directory, 'folder'));
  socket = createServer();
  await new Promise<void>((resolve) => {
    socket.listen(join(directory, 'socket'), resolve);
  });
});
afterAll(async () => {
  await new Promise((resolve) => {
    socket.close(resolve);
  });
  await rm(directory, { recursive: true });
});

describe.each([
  ['import', ['import', 'records']],
  ['calibrate', ['calibrate']],
  ['audit hash', ['audit', 'hash']],
])('%s', (_, command) => {
  it.each([
    ['missing', 'there is no such file'],
    ['folder', 'is a directory'],
    // Like a file without read permission, a socket exists and cannot be opened.
    ['socket', 'cannot be read: ENXIO'],
  ])('reports in one line that a file cannot be read: %s', async (name, why) => {
    const environment = { DATA_DIR: join(directory, 'data') };
    const { code, complained } = await partnerApi(environment, ...command, join(directory, name));
    expect(code).toBe(1);
    expect(complained).toContain(why);
    expect(complained.trimEnd()).not.toContain('\n');
  });
});
