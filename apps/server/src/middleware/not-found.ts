import { asSentence } from '@partner-api/text';
import type { Express, RequestHandler } from 'express';
import { pathHint } from '../problems/path-hint.js';
import { problem } from '../problems/problem.js';

/** Refuses methods that a known path does not take. */
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

export const unknownPath: RequestHandler = ({ app, path }) => {
  const hint = pathHint(path, plainPathsOf(app));
  if (hint === null) throw problem('unknown-path');
  throw problem('unknown-path', {
    detail: `${asSentence(`The path is not one of this service; ${hint}`)} ${WHERE_THEY_ARE}`,
  });
};

const WHERE_THEY_ARE = '`/openapi.json` lists those that are, and `/docs` explains them.';

/** Returns the routed paths without parameters, except the root. */
function plainPathsOf({ router }: Pick<Express, 'router'>): string[] {
  const paths = router.stack.flatMap(({ route }) => route?.path ?? []);
  return [...new Set(paths)].filter((path) => path !== '/' && !path.includes(':'));
}
