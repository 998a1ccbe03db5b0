import type { FetchFunction } from '../client-options.js';
import type { Claim, ConflictEvent, Dossier, ProblemCode } from '../wire.generated.js';
import { attribution } from './examples.generated.js';
import type { MockContent } from './mock-operations.js';
import { MockProblem } from './mock-problem.js';
import type { MockRequest } from './mock-request.js';
import { createMockService } from './mock-service.js';

export interface MockPartnerApiOptions {
  readonly events?: Iterable<ConflictEvent> | undefined;
  readonly dossiers?: Iterable<Dossier> | undefined;
  readonly claims?: Iterable<Claim> | undefined;
  /** Answers a question; when omitted, the answer is an example about a bridge that repeats the question. */
  readonly research?: MockContent['research'];
  /** Checks a claim; when omitted, the result is an example that refutes the claim. */
  readonly factCheck?: MockContent['factCheck'];
  readonly attribution?: MockContent['attribution'] | undefined;
  /** The only valid key; when omitted, no key is required. */
  readonly apiKey?: string | undefined;
  /** The clock for `since` and `updated_since`; the system clock when omitted. */
  readonly now?: MockContent['now'] | undefined;
}

/** The part of `http` of `msw` that is used. */
export interface MswHttp<Handler> {
  readonly all: (path: string, resolver: (info: { request: Request }) => Promise<Response>) => Handler;
}

export interface MockFailureOptions {
  /** Value of `Retry-After`; the header is absent when omitted. */
  readonly retryAfterSeconds?: number | undefined;
}

export interface MockPartnerApi {
  /** The served records. Change the three arrays between requests to publish, correct or retract. */
  readonly events: ConflictEvent[];
  readonly dossiers: Dossier[];
  readonly claims: Claim[];
  /** All requests so far, including failed ones. */
  readonly requests: readonly MockRequest[];
  /** For `createPartnerClient({ fetch })`: uses no network and intercepts nothing. */
  readonly fetch: FetchFunction;
  /** For `setupServer` or `setupWorker` of `msw`, on any origin: `setupServer(...mock.handlers(http))`. */
  readonly handlers: <Handler>(http: MswHttp<Handler>) => Handler[];
  /** Makes the next request fail; several calls queue up. `connection` breaks the connection without a response. */
  readonly failNext: (failure: ProblemCode | 'connection', options?: MockFailureOptions) => void;
}

/**
 * Returns an in-memory service for tests of programs that use the client. It implements filters, pages, cursors, warnings,
 * problems, 304 and idempotency keys.
 *
 *     const mock = mockPartnerApi({ events: [buildEvent({ title: 'Bridge closed' })] });
 *     const client = createPartnerClient({ baseUrl: 'https://api.example.org', fetch: mock.fetch });
 */
export function mockPartnerApi(options: MockPartnerApiOptions = {}): MockPartnerApi {
  const rows = {
    events: [...(options.events ?? [])],
    dossiers: [...(options.dossiers ?? [])],
    claims: [...(options.claims ?? [])],
  };
  const requests: MockRequest[] = [];
  const failures: (MockProblem | 'connection')[] = [];
  const serve = createMockService({
    ...rows,
    research: options.research,
    factCheck: options.factCheck,
    attribution: options.attribution ?? attribution,
    now: options.now ?? (() => new Date()),
  });

  const refusal = (headers: Headers): MockProblem | 'connection' | undefined => {
    const isAuthorized = !options.apiKey || headers.get('authorization') === `Bearer ${options.apiKey}`;
    return failures.shift() ?? (isAuthorized ? undefined : new MockProblem('unauthenticated'));
  };

  const answer = async (incoming: Request): Promise<Response> => {
    const { method, url, headers } = incoming;
    const request = { method, url: new URL(url), headers, body: await incoming.text() };
    requests.push(request);
    const refused = refusal(headers);
    return refused === 'connection' ? Response.error() : serve(request, `mock-${requests.length}`, refused);
  };

  return {
    ...rows,
    requests,
    fetch: async (url, init) => {
      init.signal?.throwIfAborted();
      const response = await answer(new Request(url, init));
      // A real `fetch` throws this error for a broken connection.
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    },
    handlers: (http) => [http.all('*/api/v1/*', ({ request }) => answer(request))],
    failNext: (failure, { retryAfterSeconds } = {}) => {
      const headers: Record<string, string> = {};
      if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
      failures.push(failure === 'connection' ? failure : new MockProblem(failure, {}, headers));
    },
  };
}
