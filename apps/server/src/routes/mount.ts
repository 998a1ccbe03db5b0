import { type Contract, contract, type FactCheckResult, type ResearchResult } from '@partner-api/contract';
import { screen, screenClaim } from '@partner-api/safeguards';
import { createExpressEndpoints } from '@ts-rest/express';
import type { Express, RequestHandler, Response } from 'express';
import type * as z from 'zod';
import { addressBlock } from '../admission/limits/address-block.js';
import { type Asked, screenRequest } from '../admission/screening/screen-request.js';
import type { Answer, One } from '../answers/answer.js';
import { operationAt } from '../http/contract-operations.js';
import { stateOf } from '../http/request-state.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { once } from '../idempotency/once.js';
import { callerOf } from '../middleware/admission.js';
import { bodyProblem, queryProblem } from '../problems/validation-problem.js';
import { validatedOnce } from '../rendering/serialized-body.js';
import { claims } from './claims.js';
import { dossiers } from './dossiers.js';
import { events } from './events.js';
import { factCheck } from './fact-check.js';
import { ownResult } from './own-result.js';
import { research } from './research.js';
import type { Services } from './services.js';

/** Mounts the six operations of the contract. The only file that imports ts-rest. */
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

  const answerOnce = async <Data extends ResearchResult | FactCheckResult>(
    res: Response,
    { path, metadata }: Contract['research'] | Contract['factCheck'],
    {
      body,
      text,
      judge,
    }: { readonly body: { readonly locale?: string | undefined } } & Pick<Asked, 'text' | 'judge'>,
    work: (who: string) => Promise<Answer<One<Data>>>,
  ) => {
    const key = idempotencyKeyOf(res.req.headers['idempotency-key']);
    const { clock, store, inProgress } = services;
    const caller = callerOf(res);
    // An address is not kept once its last request has been answered.
    const who = caller === 'anyone' ? addressBlock(services.clientAddress(res.req)) : caller.partner;
    const judgedFirst = async () => {
      const asked = { text, judge, operation: metadata.scope, caller, locale: body.locale };
      stateOf(res).flags = await screenRequest(services, asked);
      return ownResult(await work(who), caller, store.keyedHash);
    };
    const request = { key, caller, operation: path, body };
    const answered = inProgress.hold(who, () =>
      once({ idempotency: store.idempotency, clock }, request, judgedFirst),
    );
    const { data } = (await answered).body;
    stateOf(res).result = 'verdict' in data ? data.verdict : data.status;
    return answer(res, answered);
  };

  const read = <Body extends object>(res: Response, compute: () => Promise<Answer<Body>>) =>
    answer(res, services.pages.make(pageRequestOf(res), compute));

  createExpressEndpoints(
    contractServed,
    {
      events: {
        list: ({ query, res }) => read(res, () => handlers.events.list(query)),
        get: ({ params, res }) => read(res, () => handlers.events.get(params.id)),
      },
      dossiers: { list: ({ query, res }) => read(res, () => handlers.dossiers.list(query)) },
      claims: { list: ({ query, res }) => read(res, () => handlers.claims.list(query)) },
      research: async ({ body, res }) =>
        answerOnce(res, contract.research, { body, text: body.query, judge: screen }, (who) =>
          handlers.research(body, who),
        ),
      factCheck: async ({ body, res }) =>
        answerOnce(res, contract.factCheck, { body, text: body.claim, judge: screenClaim }, (who) =>
          handlers.factCheck(body, who),
        ),
    },
    app,
    {
      jsonQuery: false,
      responseValidation: true,
      globalMiddleware: [...middleware],
      requestValidationErrorHandler: (error, request, _response, next) => {
        const { members } = operationAt(request.tsRestRoute.path);
        next(
          error.query
            ? queryProblem(error.query.issues, request.query)
            : bodyProblem(error.body?.issues ?? [], members),
        );
      },
    },
  );
}

function pageRequestOf({ req: { url, path, route } }: Response) {
  return { url, path, route: route.path };
}

async function answer<Body>(response: Response, answered: Promise<Answer<Body>>) {
  const { headers, body } = await answered;
  response.set(headers);
  return { status: 200 as const, body };
}

const contractServed: Contract = {
  ...contract,
  events: { list: validatingOnce(contract.events.list), get: validatingOnce(contract.events.get) },
  dossiers: { list: validatingOnce(contract.dossiers.list) },
  claims: { list: validatingOnce(contract.claims.list) },
};

function validatingOnce<Route extends { responses: { 200: z.ZodType } }>(route: Route): Route {
  return { ...route, responses: { ...route.responses, 200: validatedOnce(route.responses[200]) } };
}
