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
  /** Answers a question; when omitted, an answer about a bridge that repeats the question. */
  readonly research?: MockContent['research'];
  /** Checks a claim; when omitted, a refutation that repeats the claim. */
  readonly factCheck?: MockContent['factCheck'];
  readonly attribution?: MockContent['attribution'] | undefined;
  /** The only key that is let in; when omitted, none is asked for. */
  readonly apiKey?: string | undefined;
  /** The clock that `since` and `updated_since` go by; the real one when omitted. */
  readonly now?: MockContent['now'] | undefined;
}

/** As much of `http` of `msw` as is used. */
export interface MswHttp<Handler> {
  readonly all: (path: string, resolver: (info: { request: Request }) => Promise<Response>) => Handler;
}

export interface MockFailureOptions {
  /** Sent as `Retry-After`; no such header when omitted. */
  readonly retryAfterSeconds?: number | undefined;
}

export interface MockPartnerApi {
  /** The records served. Change the three arrays between requests: publish, correct, retract. */
  readonly events: ConflictEvent[];
  readonly dossiers: Dossier[];
  readonly claims: Claim[];
  /** Every request so far, failed ones included. */
  readonly requests: readonly MockRequest[];
  /** For `createPartnerClient({ fetch })`: no network, and nothing intercepted. */
  readonly fetch: FetchFunction;
  /** For `setupServer` or `setupWorker` of `msw`, on any origin: `setupServer(...mock.handlers(http))`. */
  readonly handlers: <Handler>(http: MswHttp<Handler>) => Handler[];
  /** Makes the next request fail; after several calls, the next requests in turn. `connection` breaks the connection off without an answer. */
  readonly failNext: (failure: ProblemCode | 'connection', options?: MockFailureOptions) => void;
}

/**
 * A service in memory that answers as the contract says: filters, pages, cursors, warnings, problems, 304, idempotency
 * keys. For tests of programs that use the client.
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
    const isLetIn = !options.apiKey || headers.get('authorization') === `Bearer ${options.apiKey}`;
    return failures.shift() ?? (isLetIn ? undefined : new MockProblem('unauthenticated'));
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
      // What the platform makes of it where it is answered over a network.
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
