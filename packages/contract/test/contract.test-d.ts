import type { ClientInferRequest, ClientInferResponses, ServerInferRequest } from '@ts-rest/core';
import { describe, expectTypeOf, test } from 'vitest';
import type {
  ClaimList,
  ConflictEvent,
  Contract,
  DossierList,
  EventList,
  EventListQuery,
  EventResponse,
  EventType,
  FactCheckRequest,
  FactCheckResponse,
  Problem,
  ProblemType,
  ResearchRequest,
  ResearchResponse,
  Verdict,
} from '../src/index.js';

type Responses = ClientInferResponses<Contract>;
type Request = ClientInferRequest<Contract>;
type Success<Response> = Extract<Response, { status: 200 }> extends { body: infer Body } ? Body : never;

describe('the inferred types', () => {
  test('have the bodies of success', () => {
    expectTypeOf<Success<Responses['events']['list']>>().toEqualTypeOf<EventList>();
    expectTypeOf<Success<Responses['events']['get']>>().toEqualTypeOf<EventResponse>();
    expectTypeOf<Success<Responses['dossiers']['list']>>().toEqualTypeOf<DossierList>();
    expectTypeOf<Success<Responses['claims']['list']>>().toEqualTypeOf<ClaimList>();
    expectTypeOf<Success<Responses['research']>>().toEqualTypeOf<ResearchResponse>();
    expectTypeOf<Success<Responses['factCheck']>>().toEqualTypeOf<FactCheckResponse>();
  });

  test('are not any, and not unknown', () => {
    expectTypeOf<Success<Responses['events']['list']>>().not.toBeAny();
    expectTypeOf<ConflictEvent>().not.toBeAny();
    expectTypeOf<ConflictEvent>().not.toBeUnknown();
    expectTypeOf<ConflictEvent['casualties']['killed']['best']>().toEqualTypeOf<number | null>();
    expectTypeOf<ConflictEvent['occurred']['latest']>().toEqualTypeOf<string | null>();
    expectTypeOf<ConflictEvent['dossier_ids']>().toEqualTypeOf<string[]>();
  });

  test('have one problem type for all failures', () => {
    type Failure = Exclude<Responses['events']['list'], { status: 200 }>;
    expectTypeOf<Failure['body']>().toEqualTypeOf<Problem>();
    expectTypeOf<Failure['status']>().toEqualTypeOf<
      400 | 401 | 403 | 404 | 405 | 406 | 408 | 414 | 429 | 431 | 500 | 501 | 503
    >();
    type FailureOfBody = Exclude<Responses['research'], { status: 200 }>;
    expectTypeOf<FailureOfBody['body']>().toEqualTypeOf<Problem>();
    expectTypeOf<FailureOfBody['status']>().toEqualTypeOf<Failure['status'] | 409 | 413 | 415 | 422>();
  });

  test('have the requests', () => {
    expectTypeOf<Request['events']['list']['query']['limit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Request['events']['get']['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<Request['research']['body']>().toEqualTypeOf<ResearchRequest>();
    expectTypeOf<Request['factCheck']['body']>().toEqualTypeOf<FactCheckRequest>();
    expectTypeOf<ServerInferRequest<Contract>['events']['list']['query']>().toEqualTypeOf<EventListQuery>();
  });

  test('have literal methods and paths', () => {
    expectTypeOf<Contract['events']['get']['path']>().toEqualTypeOf<'/api/v1/events/:id'>();
    expectTypeOf<Contract['research']['method']>().toEqualTypeOf<'POST'>();
  });
});

describe('open enumerations', () => {
  test('accept unknown values and still list the known ones', () => {
    expectTypeOf<'battle'>().toExtend<ConflictEvent['type']>();
    expectTypeOf<'of_tomorrow'>().toExtend<ConflictEvent['type']>();
    // A plain `string` would give editors nothing to suggest.
    expectTypeOf<ConflictEvent['type']>().not.toEqualTypeOf<string | null>();
    expectTypeOf<Extract<ConflictEvent['type'], EventType>>().toEqualTypeOf<EventType>();
    expectTypeOf<Extract<FactCheckResponse['data']['verdict'], Verdict>>().toEqualTypeOf<Verdict>();
    expectTypeOf<Extract<Problem['type'], ProblemType>>().toEqualTypeOf<ProblemType>();
  });
});

test('misuse does not compile', () => {
  const request = (_: Request['events']['list']) => {};
  request({ query: { limit: 5 } });
  // @ts-expect-error a limit is a number
  request({ query: { limit: '5' } });
  // @ts-expect-error there is no such parameter
  request({ query: { provinces: 'idlib' } });

  const research = (_: ResearchRequest) => {};
  // @ts-expect-error the member is called query
  research({ question: 'why so?' });
  // @ts-expect-error the query is not optional
  research({ locale: 'en' });

  const event = (_: ConflictEvent) => {};
  // @ts-expect-error an event is more than a title
  event({ title: 'x' });
});
