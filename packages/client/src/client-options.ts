import type { HttpDetails } from './http-details.js';
import { isBrowser } from './is-browser.js';
import { numberFrom, ofType, type Rule, readOptions } from './read-options.js';

/** The part of the standard `fetch` that the client uses. The function must heed `signal`, which carries time-outs and aborts. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** A key, or a function that returns one and is called before each attempt: for keys that change while the program runs. */
export type ApiKey = string | (() => string | Promise<string>);

/** One attempt, about to be sent. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  /** The whole address, query included. */
  readonly url: string;
  /** Headers that the hook may add to, such as `traceparent`. The key is not among them: it is set after the hook. */
  readonly headers: Record<string, string>;
  /** 1 for the first, 2 for the first retry. */
  readonly attempt: number;
}

/** One attempt that is over. */
export interface FinishedRequest extends OutgoingRequest {
  /** From sending it to the end of its body. */
  readonly seconds: number;
  /** Null when no answer came. */
  readonly http: HttpDetails | null;
  /** The error that the call throws unless it sends the request again; null after a success. */
  readonly error: unknown;
}

export interface CachedResponse {
  readonly etag: string;
  /** The body as received. It is parsed anew for each caller, so callers share no object. */
  readonly text: string;
}

/** Answers by address. They hold what the client's key may see: do not share a cache between keys. */
export interface ResponseCache {
  get(url: string): CachedResponse | undefined;
  set(url: string, response: CachedResponse): unknown;
}

export interface PartnerClientOptions {
  /** Address of the service, such as `https://api.example.org`: what stands before `/api/v1`. */
  readonly baseUrl: string;
  /** Key of the partner, sent as `Authorization: Bearer`. Without one, only servers in open access answer. */
  readonly apiKey?: ApiKey | undefined;
  /** In a browser `apiKey` is refused, because every reader of the page can copy the key, unless this option repeats that sentence. */
  readonly allowApiKeyInBrowser?: 'every reader of the page can copy the key' | undefined;
  /** Over `http://` a key goes to this machine only, because others on the way can read it, unless this option repeats that sentence. */
  readonly allowApiKeyWithoutTls?: 'everyone on the way can read the key' | undefined;
  /** Stands in for the global `fetch`: a proxy agent, a test. */
  readonly fetch?: FetchFunction | undefined;
  /** Seconds until a call is given up, its bodies, retries, waits and hooks included; 30 when omitted. */
  readonly timeoutSeconds?: number | undefined;
  /** Times that a request is sent again after a failure that may pass, 0 to 10; 2 when omitted. */
  readonly retries?: number | undefined;
  /** Retries shared by all calls; ten successful calls restore one, never above this number. 10 when omitted. */
  readonly retryBudget?: number | undefined;
  /**
   * Keeps answers of GET, so that the service does not send an unchanged answer again (`If-None-Match`, 304): a `Map`, or
   * a cache of `@partner-api/client/cache`. No answer is kept when omitted.
   */
  readonly cache?: ResponseCache | undefined;
  /** Names your program to the service, such as `harbour-news/2.1`. Browsers send their own. */
  readonly userAgent?: string | undefined;
  /** Called before each attempt and awaited, within the time of the call. The call throws what the hook throws. */
  readonly onRequest?: ((request: OutgoingRequest) => unknown) | undefined;
  /** Called after each attempt and awaited, within the time of the call. The call throws what the hook throws. */
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

/** The rules of the options that a call may set for itself. */
export const CALL_RULES = {
  // Timers hold 32 bits of milliseconds: beyond that they fire at once.
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
    // The global is looked up at each call, so that whoever replaces it later is respected.
    fetch: (url: string, init: RequestInit) => globalThis.fetch(url, init),
    timeoutSeconds: 30,
    retries: 2,
    retryBudget: 10,
    ...readOptions('client options', options, RULES),
  };
  const { baseUrl, apiKey, allowApiKeyInBrowser, allowApiKeyWithoutTls } = settings;
  // The message does not repeat the address, which may hold a password.
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

/** Whether nobody between here and there can read what is sent. */
const isSecret = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** It goes into a header, and an engine that refuses a header repeats its value in the error. */
export function checkApiKey(apiKey: string): string {
  if (typeof apiKey === 'string' && /^[!-~]+$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be visible ASCII characters without blanks');
}
