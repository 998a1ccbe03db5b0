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
}

export interface RateLimit {
  /** Name of the quota, such as `reads` or `reads-day`. */
  readonly name: string;
  /** Requests left. */
  readonly remaining: number;
  /** Seconds until the quota is full again. */
  readonly resetSeconds: number;
}

export interface Deprecation {
  /** When it was or will be deprecated (RFC 9745), RFC 3339; null when the server does not say. */
  readonly deprecatedAt: string | null;
  /** When it will stop answering (RFC 8594), RFC 3339; null when the server does not say. */
  readonly sunsetAt: string | null;
  /** Where to read about it; null when the server does not say. */
  readonly link: string | null;
}

export function readHttpDetails({ status, headers }: Response, retries: number): HttpDetails {
  const header = (name: string) => headers.get(name) ?? '';
  const since = header('deprecation');
  const sunset = header('sunset');
  return {
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
      since || sunset
        ? {
            deprecatedAt: timestamp(Number.parseInt(since.slice(1), 10) * 1_000),
            sunsetAt: timestamp(Date.parse(sunset)),
            link: /<([^<>]*)>[^<,]*rel="?(?:deprecation|sunset)/.exec(header('link'))?.[1] ?? null,
          }
        : null,
    notModified: status === 304,
  };
}

/** Seconds, or the date that RFC 9110 also allows. */
function retryAfter(value: string): number | null {
  const seconds = Number.parseInt(value, 10);
  const wait = Number.isNaN(seconds) ? (Date.parse(value) - Date.now()) / 1_000 : seconds;
  return wait >= 0 ? wait : null;
}

/** Null when there is no such time. */
const timestamp = (milliseconds: number): string | null => new Date(milliseconds).toJSON();
