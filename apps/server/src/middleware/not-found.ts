import type { Express, RequestHandler } from 'express';
import { problem } from '../problem.js';

/** For paths that exist, and did not take the method. */
export function refuseOtherMethods(
  app: Express,
  methodsByPath: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [path, methods] of methodsByPath) {
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(path, (request) => {
      throw problem('method-not-allowed', {
        detail: `${request.method} is not allowed here; this path takes ${allowed}.`,
        headers: { Allow: allowed },
      });
    });
  }
}

export const unknownPath: RequestHandler = () => {
  throw problem('unknown-path');
};
