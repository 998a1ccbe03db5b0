import type { Scope } from '@partner-api/contract';
import type { Express, RequestHandler } from 'express';
import { pageSecurityHeaders } from '../middleware/security-headers.js';

/** A resource besides the operations, for people, tools and monitoring. GET only. */
export interface Page {
  /** The path for the router. */
  readonly path: string;
  /** The scope that a key needs; absent for public pages. */
  readonly scope?: Scope;
  readonly handler: RequestHandler;
}

export function mountPages(
  app: Express,
  pages: readonly Page[],
  admit: (scope: Scope) => RequestHandler,
): void {
  for (const { path, scope, handler } of pages) {
    app.get(path, ...(scope ? [admit(scope)] : []), pageSecurityHeaders, handler);
    // Routing is strict, and people type a slash at the end of an address.
    if (/^\/[a-z]+$/.test(path))
      app.get(`${path}/`, (request, response) => {
        response.redirect(308, `${path}${request.originalUrl.slice(path.length + 1)}`);
      });
  }
}
