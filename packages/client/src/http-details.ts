import type { Deprecation } from './deprecation.js';
import type { Route } from './route.js';

/** Details of an HTTP exchange other than its body. */
export interface HttpDetails {
  /** The HTTP status; 0 when a browser hides it. */
  readonly status: number;
  /** Identifies the request in the logs of the server; quote it in a report. */
  readonly requestId: string | null;
  /** Remaining requests of each quota, from the `RateLimit` header; empty when the server sets no limit. */
  readonly rateLimit: readonly RateLimit[];
  /** Number of retries before this response. */
  readonly retries: number;
  /** Seconds to wait before sending the request again, from `Retry-After`. */
  readonly retryAfterSeconds: number | null;
  /** Null unless the operation is deprecated; the client also logs one warning per operation. */
  readonly deprecation: Deprecation | null;
  /** Whether the server returned 304 and the body comes from the cache of this client. */
  readonly notModified: boolean;
  /** The `Response` of `fetch`, for other headers; its body is already consumed. It is not enumerable, so that logs omit it. */
  readonly response: Response;
}

export interface RateLimit {
  /** Name of the quota, such as `reads` or `reads-day`. */
  readonly name: string;
  /** Requests left. */
  readonly remaining: number;
  /** Seconds until the quota is full again. */
  readonly resetSeconds: number;
}

export async function readHttpDetails(
  response: Response,
  retries: number,
  route: Route,
  warned: Set<Route>,
): Promise<HttpDetails> {
  const { status, headers } = response;
  const header = (name: string) => headers.get(name) ?? '';
  const details = {
    status,
    requestId: header('x-request-id') || null,
    // Items such as `"reads";r=598;t=60`, as of draft-ietf-httpapi-ratelimit-headers-10.
    rateLimit: [...header('ratelimit').matchAll(/"([^"]*)";r=(\d+);t=(\d+)/g)].map(([, name = '', r, t]) => ({
      name,
      remaining: Number(r),
      resetSeconds: Number(t),
    })),
    retries,
    retryAfterSeconds: retryAfter(header('retry-after')),
    deprecation:
      header('deprecation') || header('sunset') ? await deprecationIn(headers, route, warned) : null,
    notModified: status === 304,
  };
  return Object.defineProperty(details as typeof details & Pick<HttpDetails, 'response'>, 'response', {
    value: response,
  });
}

/** Loads the module lazily, because deprecations are rare. Returns null when loading fails, so that the response is not lost. */
const deprecationIn = (...args: [Headers, Route, Set<Route>]): Promise<Deprecation | null> =>
  import('./deprecation.js').then(
    ({ readDeprecation }) => readDeprecation(...args),
    () => null,
  );

/** Parses `Retry-After`, which is a number of seconds or a date (RFC 9110). Returns null for a time in the past. */
function retryAfter(value: string): number | null {
  const seconds = Number.parseInt(value, 10);
  const wait = Number.isNaN(seconds) ? (Date.parse(value) - Date.now()) / 1_000 : seconds;
  return wait >= 0 ? wait : null;
}
