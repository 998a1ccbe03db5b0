import type { Call, PartnerResult } from './call.js';
import { type ClientSettings, checkApiKey, type OutgoingRequest } from './client-options.js';
import type { Deadline } from './deadline.js';
import { PartnerConnectionError } from './errors/partner-connection-error.js';
import { type HttpDetails, readHttpDetails } from './http-details.js';
import { isBrowser } from './is-browser.js';
import { readAnswer } from './read-answer.js';
import { VERSION } from './version.js';
import { warnOfDeprecation } from './warn-of-deprecation.js';

export type Attempt = <Body extends object>(
  call: Call,
  request: string,
  deadline: Deadline,
  retries: number,
  idempotencyKey: string | undefined,
) => Promise<PartnerResult<Body>>;

const JSON_TYPE = 'application/json';

/** Sends one request and reads its answer. The one place that touches the network. */
export function createAttempt(settings: ClientSettings): Attempt {
  const { baseUrl, apiKey, fetch, cache, userAgent = '', onRequest, onResponse } = settings;
  const common: Record<string, string> = { accept: JSON_TYPE };
  if (!isBrowser()) common['user-agent'] = `${userAgent} partner-api-client/${VERSION}`.trim();
  const warned = new Set<string>();

  return async <Body extends object>(
    { route, query, body }: Call,
    request: string,
    deadline: Deadline,
    retries: number,
    idempotencyKey: string | undefined,
  ) => {
    const search = `${query ?? ''}`;
    const url = baseUrl + request.slice(route.method.length + 1) + (search && `?${search}`);
    const store = body ? undefined : cache;
    const cached = store?.get(url);
    const headers = { ...common };
    if (cached) headers['if-none-match'] = cached.etag;
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
      let text = await response.text().catch(fail);
      http = readHttpDetails(response, retries);
      warnOfDeprecation(warned, route, http.deprecation);
      if (http.notModified && cached) text = cached.text;
      const result = readAnswer<Body>(request, response.ok || http.notModified, text, http);
      const etag = response.headers.get('etag');
      if (etag) store?.set(url, { etag, text });
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
