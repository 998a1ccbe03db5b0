import { cacheEntry } from './cache-entry.js';
import type { Call, PartnerResult } from './call.js';
import { type ClientSettings, checkApiKey, type OutgoingRequest } from './client-options.js';
import type { Deadline } from './deadline.js';
import { PartnerConnectionError } from './errors/partner-connection-error.js';
import { type HttpDetails, readHttpDetails } from './http-details.js';
import { isBrowser } from './is-browser.js';
import { readResponse } from './read-response.js';
import type { Route } from './route.js';
import { VERSION } from './version.js';

/** One attempt to send a call. */
interface AttemptRequest {
  readonly call: Call;
  /** Method and path, such as `GET /api/v1/events`; used in error messages. */
  readonly request: string;
  readonly deadline: Deadline;
  /** Number of earlier attempts. */
  readonly retries: number;
  /** The same for all attempts of a POST; undefined for a GET. */
  readonly idempotencyKey: string | undefined;
}

export type Attempt = <Body extends object>(attempt: AttemptRequest) => Promise<PartnerResult<Body>>;

const JSON_TYPE = 'application/json';

/** Returns a function that sends one request and parses its response. Only this module uses the network. */
export function createAttempt(settings: ClientSettings): Attempt {
  const { baseUrl, apiKey, fetch, cache, userAgent = '', onRequest, onResponse } = settings;
  const common: Record<string, string> = { accept: JSON_TYPE };
  if (!isBrowser()) common['user-agent'] = `${userAgent} partner-api-client/${VERSION}`.trim();
  const warned = new Set<Route>();

  return async <Body extends object>({
    call,
    request,
    deadline,
    retries,
    idempotencyKey,
  }: AttemptRequest) => {
    const { route, query, body } = call;
    const search = `${query ?? ''}`;
    const url = baseUrl + request.slice(route.method.length + 1) + (search && `?${search}`);
    const entry = cacheEntry(body ? undefined : cache, url);
    const headers = { ...common, ...entry.headers };
    if (idempotencyKey) {
      headers['content-type'] = JSON_TYPE;
      headers['idempotency-key'] = idempotencyKey;
    }
    const outgoing: OutgoingRequest = { method: route.method, url, headers, attempt: retries + 1 };
    if (onRequest) await deadline.race(onRequest(outgoing));
    const key = typeof apiKey === 'function' ? checkApiKey(await deadline.race(apiKey())) : apiKey;

    const started = performance.now();
    let http: HttpDetails | null = null;
    let failure: unknown = null;
    try {
      const response = await fetch(url, {
        method: route.method,
        headers: key ? { ...headers, authorization: `Bearer ${key}` } : headers,
        ...(body && { body: JSON.stringify(body) }),
        // The service never redirects. Following one would turn a POST into a GET, or send the key elsewhere.
        redirect: 'manual',
        signal: deadline.signal,
      }).catch(fail);
      const text = entry.bodyOf(response, await response.text().catch(fail));
      http = await readHttpDetails(response, retries, route, warned);
      const result = readResponse<Body>(request, response, text, http);
      entry.store(response, text);
      return result;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      const seconds = (performance.now() - started) / 1_000;
      if (onResponse) await deadline.race(onResponse({ ...outgoing, seconds, http, error: failure }));
    }

    function fail(cause: unknown): never {
      deadline.throwIfOver();
      throw new PartnerConnectionError(request, cause);
    }
  };
}
