import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoControlSocket, sendCommand, serveCommands } from '../../src/control/index.js';
import { CommandFailed } from '../../src/errors.js';
import { ucdpFile } from '../formats/ucdp-row.js';
import { openTestStore } from '../import-text.js';
import { claim, lines } from '../imports/lines.js';
import { chunks, NOW } from '../read-rows.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'control-'));
});
afterEach(() => rm(directory, { recursive: true }));

const send = (name: string, options: object, input: string | null = null) =>
  sendCommand({
    ...{ directory, name, options, input: input === null ? null : chunks(input, 7) },
    report: () => undefined,
    signal: new AbortController().signal,
  });

describe.each(engines)('a command sent to a server on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let desk: Awaited<ReturnType<typeof serveCommands>>;
    const faults: unknown[] = [];
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      desk = await serveCommands({
        directory,
        store,
        clock: () => NOW,
        onError: (fault) => faults.push(fault),
      });
    });
    afterEach(async () => {
      await desk.close();
      expect(faults).toEqual([]);
    });

    it('runs with its options and its input', async () => {
      const summary = await send('import', { format: 'records' }, lines(claim('one'), claim('two')));
      expect(summary).toMatchObject({ read: 2, created: 2 });
    });

    it('does not block this thread while it reads rows', async () => {
      // Safeguarding each row takes a hundredth of a second or more.
      const context = 'At 12.5 of 190.7 people said 3.25, '.repeat(500);
      const rows = Array.from({ length: 60 }, (_, index) => ({ ...claim(`heavy-${index}`), context }));
      let turns = 0;
      let goesOn = true;
      const turn = () => {
        turns += 1;
        if (goesOn) setImmediate(turn);
      };
      turn();
      const summary = await send('import', { format: 'records' }, lines(...rows));
      goesOn = false;
      expect(summary).toMatchObject({ created: 60 });
      // Without the worker thread there would be one turn for ten rows and some for each batch.
      expect(turns).toBeGreaterThan(2_000);
    });

    it('has a socket that no other user can connect to, from its creation', async () => {
      const before = process.umask(0);
      const open = path.join(directory, 'open-to-all');
      await mkdir(open);
      const socketPath = path.join(open, 'control.sock');
      const modes = new Set<number>();
      const watching = setInterval(() => {
        const mode = statSync(socketPath, { throwIfNoEntry: false })?.mode;
        if (mode !== undefined) modes.add(mode & 0o777);
        const hidden = statSync(`${socketPath}.new`, { throwIfNoEntry: false })?.mode;
        if (hidden !== undefined) expect(hidden & 0o777).toBe(0o700);
      });
      try {
        const other = await serveCommands({
          directory: open,
          store,
          clock: () => NOW,
          onError: () => undefined,
        });
        await vi.waitFor(() => expect(modes).toEqual(new Set([0o600])));
        await other.close();
        expect(readdirSync(open)).toEqual([]);
      } finally {
        clearInterval(watching);
        process.umask(before);
      }
    });

    it('accepts a text of the maximum length', async () => {
      const long = '\u6c34'.repeat(2_000);
      expect(await send('audit-hash', { text: long })).toEqual({ text_hash: await store.keyedHash(long) });
    });

    it('accepts thousands of record ids', async () => {
      const takeOver = Array.from({ length: 3_000 }, (_, index) => `ucdp-ged-${index}`);
      const summary = await send('import', { format: 'ucdp-ged', takeOver }, ucdpFile({ id: '7' }));
      expect(summary).toMatchObject({ read: 1, rejected: 0 });
    });

    it('stops on request, and reports what it did', async () => {
      const stopping = new AbortController();
      async function* endless() {
        for (let number = 0; ; number++) {
          yield Buffer.from(lines(claim(`stopped-${number}`)));
          if (number === 40) stopping.abort();
        }
      }
      const stopped = sendCommand({
        ...{ directory, name: 'import', options: { format: 'records' }, input: endless() },
        report: () => undefined,
        signal: stopping.signal,
      });
      await expect(stopped).rejects.toThrow(
        /^Stopped on request; run the command again .*(?:Until then|Nothing)/,
      );
    });

    it('reports why it failed', async () => {
      const failing = send('retract', { id: 'nobody', reason: 'Wrong.' });
      await expect(failing).rejects.toThrow(CommandFailed);
      await expect(failing).rejects.toThrow(/no record nobody/);
    });

    it('reports why it failed also before it has read its input', async () => {
      const chunk = Buffer.alloc(256 * 1024, 'x');
      async function* long() {
        for (let sent = 0; sent < 64; sent++) yield chunk;
      }
      for (let round = 0; round < 20; round++) {
        const failing = sendCommand({
          ...{ directory, name: 'retract', options: { id: 'nobody', reason: 'Wrong.' }, input: long() },
          report: () => undefined,
          signal: new AbortController().signal,
        });
        await expect(failing).rejects.toThrow(/no record nobody/);
      }
    });

    it('does not delay a stopping server when its sender is suspended', async () => {
      const request = httpRequest({
        socketPath: path.join(directory, 'control.sock'),
        ...{ path: '/status', method: 'POST' },
      });
      request.on('error', () => undefined).write('{}\n');
      const [answer] = await once(request, 'response');
      await desk.close();
      expect(JSON.parse(await text(answer))).toMatchObject({ type: 'result' });
      desk = await serveCommands({
        directory,
        store,
        clock: () => NOW,
        onError: (fault) => faults.push(fault),
      });
      request.destroy();
    });

    it('is refused without options, as from another release', async () => {
      const socketPath = path.join(directory, 'control.sock');
      const answer = await post(socketPath, '/status?options=%7B%7D');
      expect(JSON.parse(answer)).toMatchObject({
        type: 'failed',
        message: expect.stringContaining('release'),
      });
    });
  });
});

describe('a command', () => {
  it('fails with a message when its server goes away', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200).write('{"type":"progress"');
      setTimeout(() => response.destroy(), 20);
    });
    server.listen(path.join(directory, 'control.sock'));
    await once(server, 'listening');
    await expect(send('status', {})).rejects.toThrow(/^The server went away before the command ended\./);
    server.close();
  });

  it('is not sent when it was stopped before', async () => {
    const sent = sendCommand({
      ...{ directory, name: 'status', options: {}, input: null, report: () => undefined },
      signal: AbortSignal.abort(),
    });
    await expect(sent).rejects.toThrow(/^Stopped on request before/);
  });

  it('fails with the response when it is not accepted', async () => {
    const server = createServer((_request, response) => response.writeHead(431).end());
    server.listen(path.join(directory, 'control.sock'));
    await once(server, 'listening');
    await expect(send('status', {})).rejects.toThrow(/did not take the command: it answered 431/);
    server.close();
  });

  it('fails with NoControlSocket when no server listens', async () => {
    await expect(send('status', {})).rejects.toThrow(NoControlSocket);
  });
});

async function post(socketPath: string, url: string): Promise<string> {
  const request = httpRequest({ socketPath, path: url, method: 'POST' }).end();
  const [answer] = await once(request, 'response');
  return text(answer);
}
