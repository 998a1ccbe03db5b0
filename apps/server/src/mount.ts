import { type Contract, contract } from '@partner-api/contract';
import { createExpressEndpoints } from '@ts-rest/express';
import type { Express, RequestHandler, Response } from 'express';
import type * as z from 'zod';
import { validatedOnce } from './content.js';
import { parametersOf } from './operations.js';
import type { Presented } from './present.js';
import { claims } from './routes/claims.js';
import { dossiers } from './routes/dossiers.js';
import { events } from './routes/events.js';
import { factCheck } from './routes/fact-check.js';
import { research } from './routes/research.js';
import type { Services } from './services.js';
import { bodyProblem, queryProblem } from './validation-problem.js';

/** The six operations as the contract has them. The only file that knows the contract library. */
export function mountOperations(
  app: Express,
  services: Services,
  middleware: readonly RequestHandler[],
): void {
  const handlers = {
    events: events(services),
    dossiers: dossiers(services),
    claims: claims(services),
    research: research(services),
    factCheck: factCheck(services),
  };

  createExpressEndpoints(
    contractServed,
    {
      events: {
        list: ({ query, res }) => answer(res, handlers.events.list(query)),
        get: ({ params, res }) => answer(res, handlers.events.get(params.id)),
      },
      dossiers: { list: ({ query, res }) => answer(res, handlers.dossiers.list(query)) },
      claims: { list: ({ query, res }) => answer(res, handlers.claims.list(query)) },
      research: ({ body, res }) => answer(res, handlers.research(body)),
      factCheck: ({ body, res }) => answer(res, handlers.factCheck(body)),
    },
    app,
    {
      jsonQuery: false,
      responseValidation: true,
      globalMiddleware: [...middleware],
      requestValidationErrorHandler: (error, request, _response, next) => {
        const { path } = request.tsRestRoute;
        next(
          error.query
            ? queryProblem(error.query.issues, parametersOf(path))
            : bodyProblem(error.body?.issues ?? []),
        );
      },
    },
  );
}

async function answer<Body>(response: Response, presented: Promise<Presented<Body>>) {
  const { headers, body } = await presented;
  response.set(headers);
  return { status: 200 as const, body };
}

const contractServed: Contract = {
  events: { list: validatingOnce(contract.events.list), get: validatingOnce(contract.events.get) },
  dossiers: { list: validatingOnce(contract.dossiers.list) },
  claims: { list: validatingOnce(contract.claims.list) },
  research: validatingOnce(contract.research),
  factCheck: validatingOnce(contract.factCheck),
};

function validatingOnce<Route extends { responses: { 200: z.ZodType } }>(route: Route): Route {
  return { ...route, responses: { ...route.responses, 200: validatedOnce(route.responses[200]) } };
}
