import type { HttpDetails } from './http-details.js';
import { isBrowser } from './is-browser.js';
import { numberFrom, ofType, type Rule, readOptions } from './read-options.js';

/** The part of the standard `fetch` that the client uses. The function must honour `signal`, which carries timeouts and aborts. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** A key, or a function that returns the current key and is called before each attempt. */
export type ApiKey = string | (() => string | Promise<string>);

/** An attempt that is about to be sent. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  /** The full URL, including the query. */
  readonly url: string;
  /** Headers, to which the hook may add, such as `traceparent`. The key is set after the hook and is not included. */
  readonly headers: Record<string, string>;
  /** 1 for the first attempt, 2 for the first retry. */
  readonly attempt: number;
}

/** An attempt that has finished. */
export interface FinishedRequest extends OutgoingRequest {
  /** Seconds from sending the request to the end of the response body. */
  readonly seconds: number;
  /** Null when no response arrived. */
  readonly http: HttpDetails | null;
  /** The error that the call throws unless it retries; null after a success. */
  readonly error: unknown;
}

export interface CachedResponse {
  readonly etag: string;
  /** The body as received. It is parsed for each caller, so callers share no object. */
  readonly text: string;
}

/** Cached responses by URL. Do not share a cache between keys: it holds whatever its key may see. */
export interface ResponseCache {
  get(url: string): CachedResponse | undefined;
  set(url: string, response: CachedResponse): unknown;
}

export interface PartnerClientOptions {
  /** Base URL of the service without `/api/v1`, such as `https://api.example.org`. */
  readonly baseUrl: string;
  /** Key of the partner, sent as `Authorization: Bearer`. Only servers in open access answer without one. */
  readonly apiKey?: ApiKey | undefined;
  /** Allows `apiKey` in a browser, where every reader of the page can copy the key. Its value must be this sentence. */
  readonly allowApiKeyInBrowser?: 'every reader of the page can copy the key' | undefined;
  /** Allows sending the key over `http://` to another machine, where everyone on the way can read it. Its value must be this sentence. */
  readonly allowApiKeyWithoutTls?: 'everyone on the way can read the key' | undefined;
  /** Replaces the global `fetch`, for example for a proxy agent or a test. */
  readonly fetch?: FetchFunction | undefined;
  /** Timeout of a call in seconds, including bodies, retries, waits and hooks; 30 when omitted. */
  readonly timeoutSeconds?: number | undefined;
  /** Maximum number of retries after a transient failure, 0 to 10; 2 when omitted. */
  readonly retries?: number | undefined;
  /** Retries shared by all calls; ten successful calls restore one, never above this number. 10 when omitted. */
  readonly retryBudget?: number | undefined;
  /**
   * Cache of GET responses, so that the service does not send an unchanged response again (`If-None-Match`, 304): a `Map`
   * or a cache of `@partner-api/client/cache`. Nothing is cached when omitted.
   */
  readonly cache?: ResponseCache | undefined;
  /** Prefix of the `User-Agent` header, such as `harbour-news/2.1`. Not sent in browsers, which set their own. */
  readonly userAgent?: string | undefined;
  /** Called and awaited before each attempt, within the timeout of the call. The call rejects with any error that it throws. */
  readonly onRequest?: ((request: OutgoingRequest) => unknown) | undefined;
  /** Called and awaited after each attempt, within the timeout of the call. The call rejects with any error that it throws. */
  readonly onResponse?: ((request: FinishedRequest) => unknown) | undefined;
}

/** The options with their defaults. */
export interface ClientSettings extends PartnerClientOptions {
  readonly fetch: FetchFunction;
  readonly timeoutSeconds: number;
  readonly retries: number;
  readonly retryBudget: number;
}

const IN_BROWSER = 'every reader of the page can copy the key';
const WITHOUT_TLS = 'everyone on the way can read the key';

/** Rules of the options that a single call may override. */
export const CALL_RULES = {
  // Timers hold a signed 32-bit number of milliseconds and fire at once beyond that.
  timeoutSeconds: numberFrom(0.001, 2_147_483, 'number'),
  retries: numberFrom(0, 10),
} satisfies Partial<Record<keyof PartnerClientOptions, Rule>>;

const RULES: Record<keyof PartnerClientOptions, Rule> = {
  baseUrl: ofType('string'),
  apiKey: ofType('string', 'function'),
  allowApiKeyInBrowser: ofType('string'),
  allowApiKeyWithoutTls: ofType('string'),
  fetch: ofType('function'),
  ...CALL_RULES,
  retryBudget: numberFrom(0, 1_000_000),
  cache: ofType('object'),
  userAgent: ofType('string'),
  onRequest: ofType('function'),
  onResponse: ofType('function'),
};

/** @throws TypeError when an option is unknown or breaks its rule. */
export function readClientOptions(options: PartnerClientOptions): ClientSettings {
  const settings = {
    // Looks up the global at each call, so that a later replacement takes effect.
    fetch: (url: string, init: RequestInit) => globalThis.fetch(url, init),
    timeoutSeconds: 30,
    retries: 2,
    retryBudget: 10,
    ...readOptions('client options', options, RULES),
  };
  const { baseUrl, apiKey, allowApiKeyInBrowser, allowApiKeyWithoutTls } = settings;
  // The message does not repeat the URL, which may contain a password.
  if (!/^https?:\/\/(?!.*\/api\/v\d+\/*$)[^?#@\s]+$/i.test(baseUrl)) {
    throw new TypeError('baseUrl must be an http or https address without user, query, fragment and /api/v1');
  }
  if (typeof apiKey === 'string') checkApiKey(apiKey);
  if (apiKey && isBrowser() && allowApiKeyInBrowser !== IN_BROWSER) {
    throw new TypeError(
      `apiKey in a browser: ask through a server or set allowApiKeyInBrowser: '${IN_BROWSER}'`,
    );
  }
  if (apiKey && !isSecret(new URL(baseUrl)) && allowApiKeyWithoutTls !== WITHOUT_TLS) {
    throw new TypeError(`apiKey over http: use https or allowApiKeyWithoutTls: '${WITHOUT_TLS}'`);
  }
  return { ...settings, baseUrl: new URL(baseUrl).href.replace(/(?<!\/)\/+$/, '') };
}

/** Whether requests to this URL are encrypted or stay on this machine. */
const isSecret = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Checks the key before it becomes a header, because runtimes repeat an invalid header value in their error message. */
export function checkApiKey(apiKey: string): string {
  if (typeof apiKey === 'string' && /^[!-~]+$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be visible ASCII characters without blanks');
}
