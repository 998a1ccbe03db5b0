import type { Express, RequestHandler } from 'express';
import { pageSecurityHeaders } from '../middleware/security-headers.js';

/** What is served beside the operations: to people, to tools and to whoever watches over the server. GET only. */
export interface Page {
  /** As the router takes it. */
  readonly path: string;
  readonly handler: RequestHandler;
}

export function mountPages(app: Express, pages: readonly Page[]): void {
  for (const { path, handler } of pages) app.get(path, pageSecurityHeaders, handler);
}
