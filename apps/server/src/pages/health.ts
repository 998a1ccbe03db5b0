import type { Lifecycle } from '../lifecycle.js';
import { problem } from '../problem.js';
import type { Services } from '../services.js';
import type { Page } from './page.js';

/** `/healthz`: the process lives. `/readyz`: it can answer, so send it requests. */
export const health = ({ store, researcher }: Services, lifecycle: Lifecycle): Page[] => [
  {
    path: '/healthz',
    handler: (_request, response) => {
      response.set(HEADERS).end('{"status":"alive"}');
    },
  },
  {
    path: '/readyz',
    handler: async (_request, response) => {
      if (lifecycle.stopping) throw notReady('The server is stopping.');
      if (!researcher.ready()) throw notReady('The search index is still being loaded.');
      try {
        await store.check();
      } catch (cause) {
        throw notReady(
          `The database cannot answer (${cause instanceof Error ? cause.name : 'unknown reason'}).`,
        );
      }
      response.set(HEADERS).end('{"status":"ready"}');
    },
  },
];

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

function notReady(detail: string) {
  return problem('unavailable', { detail, headers: { 'Retry-After': '2' } });
}
