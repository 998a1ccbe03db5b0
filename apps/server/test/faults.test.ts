import { afterAll, beforeAll, describe } from 'vitest';
import { IDLE_SECONDS, slowRequests408 } from './faults/408.js';
import { brokenRecord500 } from './faults/500.js';
import { unavailable503 } from './faults/503.js';
import { startTestServer, type TestServer } from './harness/test-server.js';

// The order matters: each leaves the server in a worse state than the one before.
describe('faults', () => {
  let running: TestServer;
  beforeAll(async () => {
    running = await startTestServer({
      // No prepared pages: they are served for a second without the database, which other tests cover.
      environment: { PREPARED_PAGES_MB: '0' },
      timeouts: { headersSeconds: 0.3, requestSeconds: 0.6, checkSeconds: 0.05, idleSeconds: IDLE_SECONDS },
    });
  });
  afterAll(() => running.close());
  const server = () => running;

  describe('408', () => slowRequests408(server));
  describe('500', () => brokenRecord500(server));
  describe('503', () => unavailable503(server));
});
