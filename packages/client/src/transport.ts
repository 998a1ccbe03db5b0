import type { ClientSettings } from './client-options.js';
import { startDeadline } from './deadline.js';
import { PartnerConnectionError } from './errors/partner-connection-error.js';
import { PartnerTimeoutError } from './errors/partner-timeout-error.js';
import { readAnswer } from './read-answer.js';
import { refuseUnknownOptions } from './refuse-unknown-options.js';

/** What was true of the exchange, beside its body. */
export interface HttpDetails {
  readonly status: number;
  /** Names the exchange in the logs of the server: quote it when you report something. */
  readonly requestId: string | null;
}

/** The body as on the wire, with the exchange that it came by. */
export type PartnerResult<Body> = Body & { readonly http: HttpDetails };

export interface RequestOptions {
  /** Aborts the request, or the walk over pages; its reason is then thrown as it is. */
  readonly signal?: AbortSignal | undefined;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

interface Call {
  readonly route: Route;
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams;
  readonly body?: object;
}

export interface Transport {
  readonly send: <Body extends object>(call: Call, options?: RequestOptions) => Promise<PartnerResult<Body>>;
}

/** The one place that touches the network. */
export const createTransport = (settings: ClientSettings): Transport => ({
  send: async (call, options = {}) => {
    refuseUnknownOptions('request options', options, ['signal']);
    const answer = await exchange(settings, call, options.signal);
    return readAnswer(answer);
  },
});

export interface Answer {
  /** Method and path, for messages: neither the query nor a header is repeated there. */
  readonly request: string;
  readonly response: Response;
  readonly text: string;
}

async function exchange(settings: ClientSettings, call: Call, signal?: AbortSignal): Promise<Answer> {
  const { fetch, timeoutSeconds } = settings;
  const path = pathOf(call);
  const request = `${call.route.method} ${path}`;
  const init = requestInit(call, settings.apiKey);
  const deadline = startDeadline(timeoutSeconds, signal);
  try {
    const response = await fetch(`${settings.baseUrl}${path}${queryOf(call)}`, {
      ...init,
      signal: deadline.signal,
    });
    return { request, response, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    if (deadline.hasPassed()) throw new PartnerTimeoutError(request, timeoutSeconds);
    throw new PartnerConnectionError(request, cause);
  } finally {
    deadline.stop();
  }
}

const pathOf = ({ route, pathParameters = {} }: Call): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(pathParameters[name] ?? ''));

function queryOf({ query }: Call): string {
  const text = query?.toString();
  return text ? `?${text}` : '';
}

function requestInit({ route, body }: Call, apiKey: string | undefined): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json' };
  if (apiKey !== undefined) headers.authorization = `Bearer ${apiKey}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: route.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // The service never redirects. Following one would turn a POST into a GET, or send the key elsewhere.
    redirect: 'manual',
  };
}
