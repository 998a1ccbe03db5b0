import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { freePort } from '../harness/free-port.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';
import { servedExplorer } from '../pages/explorer.js';
import { servedMetrics } from '../pages/metrics.js';
import { servedPages } from '../pages/pages.js';
import { unknownPath404 } from './any-operation/404.js';
import { methods405 } from './any-operation/405.js';
import { accept406 } from './any-operation/406.js';
import { cursors400 } from './any-operation/cursors-400.js';
import { injection } from './any-operation/injection.js';
import { lists400 } from './any-operation/lists-400.js';
import { requestLog } from './any-operation/log.js';
import { representations } from './any-operation/representations.js';
import { doubtfulRequests } from './any-operation/request-line.js';
import { securityHeaders } from './any-operation/security-headers.js';
import { claimsList200 } from './claims-list/200.js';
import { dossiersList200 } from './dossiers-list/200.js';
import { eventsGet200 } from './events-get/200.js';
import { eventsGet304 } from './events-get/304.js';
import { eventsGet400 } from './events-get/400.js';
import { eventsGet404 } from './events-get/404.js';
import { eventsList200 } from './events-list/200.js';
import { eventsList304 } from './events-list/304.js';
import { eventsList400 } from './events-list/400.js';
import { factCheck200 } from './fact-check/200.js';
import { factCheck400 } from './fact-check/400.js';
import { factCheck403 } from './fact-check/403.js';
import { research200 } from './research/200.js';
import { research400 } from './research/400.js';
import { research403 } from './research/403.js';
import { research413 } from './research/413.js';
import { research415 } from './research/415.js';

// One file per operation and status, and one server for all, because starting a server takes a second of CPU.
describe.each(engines)('on $name', (engine) => {
  describe.skipIf(engine.skip)('over HTTP', () => {
    let running: TestServer;
    beforeAll(async () => {
      running = await startTestServer({ engine, environment: { METRICS_PORT: String(await freePort()) } });
    });
    afterAll(() => running.close());
    const server = () => running;

    describe('GET /api/v1/events', () => {
      describe('200', () => eventsList200(server));
      describe('304', () => eventsList304(server));
      describe('400', () => eventsList400(server));
    });
    describe('GET /api/v1/events/:id', () => {
      describe('200', () => eventsGet200(server));
      describe('304', () => eventsGet304(server));
      describe('400', () => eventsGet400(server));
      describe('404', () => eventsGet404(server));
    });
    describe('GET /api/v1/dossiers', () => {
      describe('200', () => dossiersList200(server));
    });
    describe('GET /api/v1/claims', () => {
      describe('200', () => claimsList200(server));
    });
    describe('POST /api/v1/research', () => {
      describe('200', () => research200(server));
      describe('400', () => research400(server));
      describe('403', () => research403(server));
      describe('413', () => research413(server));
      describe('415', () => research415(server));
    });
    describe('POST /api/v1/fact-check', () => {
      describe('200', () => factCheck200(server));
      describe('400', () => factCheck400(server));
      describe('403', () => factCheck403(server));
    });
    describe('any operation', () => {
      describe('400', () => lists400(server));
      describe('400 invalid-cursor', () => cursors400(server));
      describe('404', () => unknownPath404(server));
      describe('405', () => methods405(server));
      describe('406', () => accept406(server));
      describe('representations', () => representations(server));
      describe('security headers', () => securityHeaders(server));
      describe('injection payloads', () => injection(server));
      describe('malformed requests', () => doubtfulRequests(server));
      describe('the log', () => requestLog(server));
    });
    describe('pages', () => servedPages(server));
    describe('the explorer', () => servedExplorer(server));
    describe('metrics', () => servedMetrics(server));
  });
});
