import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { explorerSecurityHeaders } from '../middleware/security-headers.js';
import { problem } from '../problems/problem.js';
import { HTML } from './document.js';
import type { Page } from './page.js';

const EXPLORER_PATH = '/explore';

/** Views of the explorer's router; each has its own address. */
const VIEWS = new Set(['events', 'dossiers', 'claims', 'ask', 'check', 'use']);

/** The embeddable event card, which partners copy to their servers; its name must not change. */
const CARD = 'partner-event.js';

/** Pattern of the build's file names. */
const FILE_NAME = /^[\w-]+(?:\.[\w-]+)+$/;

/** Files with a hash in their name never change; the page that references them may. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The explorer: one page for all views, and its built files. */
export const explorer = (): Page[] => {
  const root = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@partner-api/explorer/package.json')),
    'dist',
  );
  const page: RequestHandler = (request, response, next) => {
    if (!VIEWS.has(String(request.params.view ?? 'events'))) throw problem('unknown-path');
    explorerSecurityHeaders(request, response, () => send('index.html', ASK_AGAIN, request, response, next));
  };
  const send = (
    name: string,
    caching: string,
    request: Request,
    response: Response,
    next: (error?: unknown) => void,
  ) => {
    if (!existsSync(path.join(root, 'index.html'))) {
      throw problem('unavailable', { detail: 'The explorer is not built; `npm run build` builds it.' });
    }
    response.vary('Accept-Encoding');
    response.set('Cache-Control', caching);
    response.type(path.extname(name) === '.html' ? HTML : path.extname(name));
    const isCompressed = request.acceptsEncodings('br') && existsSync(path.join(root, `${name}.br`));
    if (isCompressed) response.set('Content-Encoding', 'br');
    response.sendFile(isCompressed ? `${name}.br` : name, { root, cacheControl: false }, (error) => {
      // A client that closed the connection is no error.
      if (!error || response.headersSent) return;
      response.removeHeader('Content-Encoding');
      next('code' in error && error.code === 'ENOENT' ? problem('unknown-path') : error);
    });
  };
  return [
    { path: EXPLORER_PATH, handler: page },
    {
      path: `${EXPLORER_PATH}/${CARD}`,
      handler: (request, response, next) => send(CARD, ASK_AGAIN, request, response, next),
    },
    { path: `${EXPLORER_PATH}/:view`, handler: page },
    { path: `${EXPLORER_PATH}/events/:id`, handler: page },
    {
      path: `${EXPLORER_PATH}/assets/:file`,
      handler: (request, response, next) => {
        const file = String(request.params.file);
        if (!FILE_NAME.test(file)) throw problem('unknown-path');
        send(path.join('assets', file), FOR_EVER, request, response, next);
      },
    },
  ];
};
