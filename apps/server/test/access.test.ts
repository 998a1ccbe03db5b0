import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { unauthenticated401 } from './access/401.js';
import { forbidden403 } from './access/403.js';
import { keysKept } from './access/keys-kept.js';
import { WITH_KEYS } from './harness/keys.js';
import { startTestServer, type TestServer } from './harness/test-server.js';

describe.each(engines)('access with keys on $name', (engine) => {
  describe.skipIf(engine.skip)('over HTTP', () => {
    let running: TestServer;
    beforeAll(async () => {
      running = await startTestServer({ engine, environment: WITH_KEYS });
    });
    afterAll(() => running.close());
    const server = () => running;

    describe('401', () => unauthenticated401(server));
    describe('403', () => forbidden403(server));
    describe('keys', () => keysKept(server));
  });
});
