import { parse } from 'node:querystring';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { AccessControl } from './admission/access-control.js';
import { OPERATIONS } from './http/contract-operations.js';
import { errorTable } from './http/error-table.js';
import type { ServerState } from './http/server-state.js';
import { accept } from './middleware/accept.js';
import { admission } from './middleware/admission.js';
import { body } from './middleware/body.js';
import { connectionClose } from './middleware/connection-close.js';
import { allowCrossOrigin, answerPreflights } from './middleware/cross-origin.js';
import { refuseOtherMethods, unknownPath } from './middleware/not-found.js';
import { query } from './middleware/query.js';
import { showRequestId } from './middleware/request-id.js';
import { requestLine } from './middleware/request-line.js';
import { securityHeaders } from './middleware/security-headers.js';
import { mountPages, type Page } from './pages/page.js';
import { pages } from './pages/pages.js';
import { sendContent } from './rendering/send-content.js';
import { originOf } from './rendering/serialized-body.js';
import { mountOperations } from './routes/mount.js';
import type { Services } from './routes/services.js';

export interface AppParts {
  readonly services: Services;
  readonly accessControl: Pick<AccessControl, 'admit'>;
  readonly corsOrigins: readonly string[];
  readonly logger: Logger;
  readonly serverState: ServerState;
}

/** Creates the Express app: the middleware and routes in the order in which they see a request. */
export function createApp({ services, accessControl, corsOrigins, logger, serverState }: AppParts): Express {
  const app = configuredExpress(services);
  const allPages = pages(services, serverState);
  const methods = methodsByPath(allPages);

  app.use(showRequestId);
  app.use(connectionClose(serverState));
  app.use(securityHeaders);
  if (corsOrigins.length > 0) app.use(allowCrossOrigin(corsOrigins));
  app.use(requestLine);
  // Access control comes first, so that a request that is refused later has been counted.
  mountOperations(app, services, [admission(accessControl), accept, query, body]);
  mountPages(app, allPages, (scope) => admission(accessControl, scope));
  if (corsOrigins.length > 0) answerPreflights(app, corsOrigins, methods);
  refuseOtherMethods(app, methods);
  app.use(unknownPath);
  app.use(errorTable(logger));
  return app;
}

function configuredExpress({ pages }: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // One URL per resource.
  app.enable('strict routing');
  app.enable('case sensitive routing');
  // Forwarded addresses are evaluated in `client-address.ts` only.
  app.set('trust proxy', false);
  // The default parser silently stops after 1,000 parameters, empty ones included.
  app.set('query parser', (text: string | null) => parse(text ?? '', '&', '=', { maxKeys: 0 }));
  app.response.json = function (envelope) {
    pages.keep(originOf(envelope), sendContent(this, envelope));
    return this;
  };
  return app;
}

function methodsByPath(allPages: readonly Page[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  const known = [...OPERATIONS, ...allPages.map(({ path }) => ({ path, method: 'GET' }))];
  for (const { path, method } of known) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}
