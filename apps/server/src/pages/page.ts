import type { Scope } from '@partner-api/contract';
import type { Express, RequestHandler } from 'express';
import { pageSecurityHeaders } from '../middleware/security-headers.js';

/** What is served beside the operations: to people, to tools and to whoever watches over the server. GET only. */
export interface Page {
  /** As the router takes it. */
  readonly path: string;
  /** What a key must be for; a page without one is everybody's. */
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
  }
}
