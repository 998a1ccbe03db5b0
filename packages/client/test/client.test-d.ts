import type { Contract, EventListQuery, ProblemCode, RecordListQuery } from '@partner-api/contract';
import { describe, expectTypeOf, test } from 'vitest';
import type {
  Claim,
  ClaimList,
  ConflictEvent,
  Dossier,
  EventList,
  EventListOptions,
  EventResponse,
  FactCheckResponse,
  ListPage,
  PartnerClient,
  PartnerClientOptions,
  PartnerResult,
  ProblemType,
  RecordListOptions,
  ResearchResponse,
} from '../src/index.js';
import { PartnerApiError, PartnerError, PartnerTimeoutError } from '../src/index.js';
import { routes } from '../src/routes.generated.js';

declare const client: PartnerClient;
declare const event: ConflictEvent;
declare const failure: PartnerApiError;

type Of<Route extends { method: string; path: string }> = {
  readonly method: Route['method'];
  readonly path: Route['path'];
};

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
type InCamelCase<Query> = { [Name in keyof Query as CamelCase<Name>]: Query[Name] };

describe('the client follows the contract', () => {
  test('options are the parameters, in camelCase', () => {
    expectTypeOf<{ [Name in keyof EventListOptions]: EventListOptions[Name] }>().toEqualTypeOf<
      InCamelCase<EventListQuery>
    >();
    expectTypeOf<{ [Name in keyof RecordListOptions]: RecordListOptions[Name] }>().toEqualTypeOf<
      InCamelCase<RecordListQuery>
    >();
  });

  test('routes', () => {
    expectTypeOf<Omit<typeof routes.listEvents, 'query'>>().toEqualTypeOf<Of<Contract['events']['list']>>();
    expectTypeOf(routes.getEvent).toEqualTypeOf<Of<Contract['events']['get']>>();
    expectTypeOf<Omit<typeof routes.listDossiers, 'query'>>().toEqualTypeOf<
      Of<Contract['dossiers']['list']>
    >();
    expectTypeOf<Omit<typeof routes.listClaims, 'query'>>().toEqualTypeOf<Of<Contract['claims']['list']>>();
    expectTypeOf(routes.research).toEqualTypeOf<Of<Contract['research']>>();
    expectTypeOf(routes.factCheck).toEqualTypeOf<Of<Contract['factCheck']>>();
  });

  test('results', () => {
    expectTypeOf(client.events.get('ev-1')).resolves.toEqualTypeOf<PartnerResult<EventResponse>>();
    expectTypeOf(client.research({ query: 'why so?' })).resolves.toEqualTypeOf<
      PartnerResult<ResearchResponse>
    >();
    expectTypeOf(client.factCheck({ claim: 'it is so' })).resolves.toEqualTypeOf<
      PartnerResult<FactCheckResponse>
    >();
  });

  test('a list is a page when awaited, and rows when iterated', async () => {
    const page = await client.events.list();
    expectTypeOf(page).toEqualTypeOf<ListPage<ConflictEvent, EventList>>();
    for await (const row of page) expectTypeOf(row).toEqualTypeOf<ConflictEvent>();
    expectTypeOf(page.data[0]).toEqualTypeOf<ConflictEvent | undefined>();
    for await (const row of client.events.list()) expectTypeOf(row).toEqualTypeOf<ConflictEvent>();
    for await (const row of client.dossiers.list()) expectTypeOf(row).toEqualTypeOf<Dossier>();
    for await (const row of client.claims.list()) expectTypeOf(row).toEqualTypeOf<Claim>();
    for await (const claims of client.claims.list().pages()) {
      expectTypeOf(claims).toEqualTypeOf<ListPage<Claim, ClaimList>>();
    }
  });

  test('a mirror yields changes with the record type of its list', async () => {
    for await (const change of client.dossiers.mirror()) {
      expectTypeOf(change.record).toEqualTypeOf<Dossier>();
      expectTypeOf(change.kind).toEqualTypeOf<'upsert' | 'remove'>();
    }
  });

  test('no type is any', () => {
    expectTypeOf(event).not.toBeAny();
    expectTypeOf(event.type).not.toBeAny();
    expectTypeOf(failure.problem).not.toBeAny();
    expectTypeOf(failure.code).not.toBeAny();
  });
});

test('misuse does not compile', async () => {
  // @ts-expect-error no such parameter
  client.events.list({ provinces: 'idlib' });
  // @ts-expect-error options are in camelCase
  client.events.list({ updated_since: '24h' });
  // @ts-expect-error a window is text: 24h
  client.events.list({ since: 24 });
  // @ts-expect-error a limit is a number
  client.events.list({ limit: '50' });
  // @ts-expect-error the last page has no cursor to go on from
  client.events.list({ cursor: null });
  // @ts-expect-error dossiers have no time window
  client.dossiers.list({ since: '24h' });
  // @ts-expect-error an identifier is needed
  client.events.get();
  // @ts-expect-error an identifier is text
  client.events.get(17);
  // @ts-expect-error dossiers are only listed
  client.dossiers.get('ds-7');
  // @ts-expect-error the member is called query
  client.research({ question: 'why so?' });
  // @ts-expect-error the query is not optional
  client.research({ locale: 'en' });
  // @ts-expect-error exactly two members
  client.research({ query: 'why so?', limit: 5 });
  // @ts-expect-error the member is called claim
  client.factCheck({ query: 'it is so' });
  // @ts-expect-error a claim is text
  client.factCheck({ claim: 5 });
  // @ts-expect-error no such option of a request
  client.events.get('ev-1', { timeout: 5 });
  // @ts-expect-error the signal goes into an object
  client.events.get('ev-1', AbortSignal.abort());

  // @ts-expect-error an address is needed
  const withoutAddress: PartnerClientOptions = { apiKey: 'pk_x' };
  // @ts-expect-error the option takes only this sentence
  const careless: PartnerClientOptions = { baseUrl: 'https://api.example.org', allowApiKeyInBrowser: true };
  // @ts-expect-error a cache is an object, not a number of entries
  const counted: PartnerClientOptions = { baseUrl: 'https://api.example.org', cache: 100 };
  // @ts-expect-error an array has a maximum
  client.events.list().toArray();
  // @ts-expect-error a mirror takes no filter
  client.events.mirror({ province: 'idlib' });
  // @ts-expect-error no such option of the client
  const misspelt: PartnerClientOptions = { baseUrl: 'https://api.example.org', apikey: 'pk_x' };
  expectTypeOf([withoutAddress, careless, counted, misspelt]).not.toBeAny();

  // @ts-expect-error records have no such field
  event.severity;
  // @ts-expect-error fields are in snake_case, as on the wire
  event.publishedAt;
  // @ts-expect-error the summary may be unknown
  event.summary.length;
  // @ts-expect-error the number may be unknown
  event.casualties.killed.best.toFixed();
  // @ts-expect-error a page is not an array
  (await client.events.list()).length;
  // @ts-expect-error a result wraps its data
  (await client.events.get('ev-1')).title;
});

describe('open enumerations', () => {
  test('accept future values, and suggest the current ones', () => {
    expectTypeOf<'battle'>().toExtend<ConflictEvent['type']>();
    expectTypeOf<'of_tomorrow'>().toExtend<ConflictEvent['type']>();
    expectTypeOf<ConflictEvent['type']>().not.toEqualTypeOf<string | null>();
    // @ts-expect-error a number is not a value
    const type: ConflictEvent['type'] = 5;
    expectTypeOf(type).not.toBeAny();
  });

  test('cannot be exhausted: a default is always needed', () => {
    const label = (verdict: FactCheckResponse['data']['verdict']): string => {
      switch (verdict) {
        case 'supported':
        case 'refuted':
        case 'conflicting':
        case 'missing_context':
        case 'insufficient_evidence':
        case 'not_checkable':
          return 'known';
        default: {
          // @ts-expect-error an unknown value remains
          const nothing: never = verdict;
          return nothing;
        }
      }
    };
    expectTypeOf(label).returns.toBeString();
  });
});

describe('failures', () => {
  test('are discriminated by the problem type, and a record over all codes must be complete', () => {
    type Advice = Record<ProblemType, string>;
    // @ts-expect-error all the other types are missing
    const advice: Advice = { '/problems/not-found': 'look elsewhere' };
    // @ts-expect-error there is no such problem
    const misspelt: Partial<Advice> = { '/problems/not-fuond': 'look elsewhere' };
    expectTypeOf([advice, misspelt]).not.toBeAny();
    expectTypeOf<keyof Advice>().toEqualTypeOf<`/problems/${ProblemCode}`>();

    switch (failure.problem?.type) {
      case '/problems/quota-exceeded':
      case '/problems/not-found':
        break;
      default:
    }
    // @ts-expect-error a response of something else has no problem
    failure.problem.detail;
    // @ts-expect-error errors is an array
    failure.problem?.errors.parameter;
  });

  test('are narrowed by code: the problem is then present and has that type', () => {
    const error: unknown = failure;
    if (!PartnerApiError.isInstance(error)) return;
    expectTypeOf(error.http.requestId).toEqualTypeOf<string | null>();
    switch (error.code) {
      case 'quota-exceeded':
        expectTypeOf(error.problem.detail).toBeString();
        break;
      case null:
        expectTypeOf(error.problem).toBeNull();
        break;
      default:
        expectTypeOf(error.problem).not.toBeNull();
    }
  });

  test('are narrowed by the codes that isInstance is given', () => {
    const error: unknown = failure;
    if (PartnerApiError.isInstance(error, 'not-found')) {
      expectTypeOf(error).toEqualTypeOf<PartnerApiError<'not-found'>>();
      expectTypeOf(error.problem.type).toEqualTypeOf<'/problems/not-found'>();
    }
    if (PartnerApiError.isInstance(error, 'not-found', 'unavailable')) {
      expectTypeOf(error.code).toEqualTypeOf<'not-found' | 'unavailable'>();
    }
    // @ts-expect-error there is no such code
    PartnerApiError.isInstance(error, 'not-fuond');
  });

  test('have the members that an appeal needs', () => {
    expectTypeOf(failure.problem?.decision_id).toEqualTypeOf<string | undefined>();
    expectTypeOf(failure.problem?.clause).toEqualTypeOf<string | undefined>();
    expectTypeOf(failure.problem?.automated).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(failure.problem?.appeal).toEqualTypeOf<string | undefined>();
  });

  test('are narrowed by isInstance', () => {
    const error: unknown = failure;
    if (PartnerError.isInstance(error)) {
      expectTypeOf(error.isRetryable).toBeBoolean();
      expectTypeOf(error.status).toEqualTypeOf<number | null>();
    }
    if (PartnerTimeoutError.isInstance(error)) expectTypeOf(error.timeoutSeconds).toBeNumber();
    // @ts-expect-error not narrowed yet
    error.isRetryable;
  });
});
