import { refuseUnknownOptions } from './refuse-unknown-options.js';

/** The part of the standard `fetch` that the client uses. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

export interface PartnerClientOptions {
  /** Address of the service, such as `https://api.example.org`: what stands before `/api/v1`. */
  readonly baseUrl: string;
  /** Key of the partner, sent as `Authorization: Bearer`. Without one, only servers in open access answer. */
  readonly apiKey?: string | undefined;
  /** Stands in for the global `fetch`: a proxy agent, a test. */
  readonly fetch?: FetchFunction | undefined;
  /** Seconds until a request is given up, its body included; 30 when omitted. */
  readonly timeoutSeconds?: number | undefined;
}

export interface ClientSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly fetch: FetchFunction;
  readonly timeoutSeconds: number;
}

const TIMEOUT_DEFAULT_SECONDS = 30;
// Timers hold 32 bits of milliseconds: beyond that they fire at once.
const TIMEOUT_MAXIMUM_SECONDS = 2_147_483;

export function readClientOptions(options: PartnerClientOptions): ClientSettings {
  refuseUnknownOptions('client options', options, ['baseUrl', 'apiKey', 'fetch', 'timeoutSeconds']);
  const { baseUrl, apiKey, timeoutSeconds = TIMEOUT_DEFAULT_SECONDS } = options;
  // The global is looked up at each call, so that whoever replaces it later is respected.
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options;

  // The key goes into a header, and an engine that refuses a header repeats its value in the error.
  if (apiKey !== undefined && !(typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey))) {
    throw new TypeError(
      'apiKey must be visible ASCII characters without blanks; leave it out for open access',
    );
  }
  if (typeof fetch !== 'function') throw new TypeError('fetch must be a function');
  if (!(Number.isFinite(timeoutSeconds) && timeoutSeconds > 0 && timeoutSeconds <= TIMEOUT_MAXIMUM_SECONDS)) {
    throw new TypeError(`timeoutSeconds must be a number above 0, at most ${TIMEOUT_MAXIMUM_SECONDS}`);
  }
  return { baseUrl: readBaseUrl(baseUrl), apiKey, fetch, timeoutSeconds };
}

// The messages do not repeat the address, which may hold a password.
function readBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError('baseUrl must be an http or https address');
  if (url.username || url.password || url.search || url.hash) {
    throw new TypeError('baseUrl must have no user, query or fragment');
  }
  const address = url.href.replace(/(?<!\/)\/+$/, '');
  if (/\/api\/v\d+$/.test(address)) {
    throw new TypeError('baseUrl must be what stands before /api/v1');
  }
  return address;
}
