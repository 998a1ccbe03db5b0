import type { Deprecation } from './deprecation.js';
import type { Route } from './route.js';

/** What was true of the exchange, beside its body. */
export interface HttpDetails {
  /** The HTTP status; 0 where a browser hides it. */
  readonly status: number;
  /** Names the exchange in the logs of the server: quote it in a report. */
  readonly requestId: string | null;
  /** What is left of each quota, as `RateLimit` says; empty where no limit is set. */
  readonly rateLimit: readonly RateLimit[];
  /** How often the request was sent again before this answer. */
  readonly retries: number;
  /** Seconds to wait before sending the request again, as `Retry-After` says. */
  readonly retryAfterSeconds: number | null;
  /** Null unless the operation is deprecated, of which the client also warns once. */
  readonly deprecation: Deprecation | null;
  /** Whether the server answered 304, so that the body comes from the cache of this client. */
  readonly notModified: boolean;
  /** The answer as `fetch` gave it, for other headers; its body is read already. It is not enumerable: logs do not have it. */
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

/** Loaded when there is one, which is next to never; an answer is not lost for want of it. */
const deprecationIn = (...told: [Headers, Route, Set<Route>]): Promise<Deprecation | null> =>
  import('./deprecation.js').then(
    ({ readDeprecation }) => readDeprecation(...told),
    () => null,
  );

/** Seconds, or the date that RFC 9110 also allows. */
function retryAfter(value: string): number | null {
  const seconds = Number.parseInt(value, 10);
  const wait = Number.isNaN(seconds) ? (Date.parse(value) - Date.now()) / 1_000 : seconds;
  return wait >= 0 ? wait : null;
}
