import type { Researcher } from '@partner-api/research';
import type { Store } from '@partner-api/storage';
import type { ServerState } from '../http/server-state.js';
import { problem } from '../problems/problem.js';
import type { Page } from './page.js';

/** What the probes check. */
export interface Probed {
  readonly store: Pick<Store, 'check'>;
  readonly researcher: Pick<Researcher, 'ready'>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer reads. `/readyz/research`: it can also answer research and
 * fact-checks, which need the search index.
 */
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
      await requireReads(store, serverState);
      const research = researcher.ready() ? 'ready' : 'loading';
      response.set(HEADERS).end(JSON.stringify({ status: 'ready', research }));
    },
  },
  {
    path: '/readyz/research',
    handler: async (_request, response) => {
      if (!researcher.ready()) throw notReady('The search index is still being loaded.');
      await requireReads(store, serverState);
      response.set(HEADERS).end('{"status":"ready"}');
    },
  },
];

async function requireReads(store: Probed['store'], serverState: ServerState): Promise<void> {
  if (serverState.stopping) throw notReady('The server is stopping.');
  try {
    await store.check();
  } catch (cause) {
    throw notReady(`The database cannot answer (${cause instanceof Error ? cause.name : 'unknown reason'}).`);
  }
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

function notReady(detail: string) {
  return problem('unavailable', { detail, headers: { 'Retry-After': '2' } });
}
