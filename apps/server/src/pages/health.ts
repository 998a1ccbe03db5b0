import type { Researcher } from '@partner-api/research';
import type { Store } from '@partner-api/storage';
import type { ServerState } from '../http/server-state.js';
import { problem } from '../problems/problem.js';
import type { Page } from './page.js';

/** What has to work before anything can be answered. */
export interface Probed {
  readonly store: Pick<Store, 'check'>;
  readonly researcher: Pick<Researcher, 'ready'>;
}

/** `/healthz`: the process lives. `/readyz`: it can answer, so send it requests. */
export const health = ({ store, researcher }: Probed, serverState: ServerState): Page[] => [
  {
    path: '/healthz',
    handler: (_request, response) => {
      response.set(HEADERS).end('{"status":"alive"}');
    },
  },
  {
    path: '/readyz',
    handler: async (_request, response) => {
      if (serverState.stopping) throw notReady('The server is stopping.');
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
