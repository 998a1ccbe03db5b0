import type { Problem } from '@partner-api/contract';
import { PartnerApiError } from './errors/partner-api-error.js';
import type { Answer, HttpDetails, PartnerResult } from './transport.js';

/**
 * The body of a success, or an error thrown. Texts of answers that are not the service's are never repeated:
 * a proxy's page may quote the request, key included.
 */
export function readAnswer<Body extends object>({ request, response, text }: Answer): PartnerResult<Body> {
  const http: HttpDetails = { status: response.status, requestId: response.headers.get('x-request-id') };
  const body = parseJson(text);
  if (response.ok && isEnvelope<Body>(body)) return { ...body, http };
  throw new PartnerApiError(request, http, !response.ok && isProblem(body) ? body : null, foreign(response));
}

/** In words, what came instead of an answer of this service. */
function foreign(response: Response): string {
  // Browsers hide the status of a redirect that is not followed.
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    return 'a redirect: give the address that it leads to as baseUrl';
  }
  const type = response.headers.get('content-type') ?? 'no content type';
  return `${type} that is not of this service: something between may have answered, or baseUrl is another's`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

// The server validates what it sends against the contract; here it only has to be told from what others send.
const isEnvelope = <Body extends object>(value: unknown): value is Body =>
  isObject(value) && 'data' in value && 'attribution' in value;

const isProblem = (value: unknown): value is Problem =>
  isObject(value) &&
  'type' in value &&
  typeof value.type === 'string' &&
  'detail' in value &&
  'errors' in value &&
  Array.isArray(value.errors);
