import type { PartnerResult } from './call.js';
import { PartnerApiError } from './errors/partner-api-error.js';
import type { HttpDetails } from './http-details.js';
import type { Problem } from './wire.generated.js';

/** Any JSON value; reading a member of a string or number gives undefined. */
type Json = { readonly [member: string]: unknown } | null | undefined;

/**
 * Returns the body of a success and throws otherwise. Errors never repeat a body that the service did not send, because a
 * proxy's page may quote the request with its key.
 */
export function readResponse<Body extends object>(
  request: string,
  { ok, headers }: Response,
  text: string,
  http: HttpDetails,
): PartnerResult<Body> {
  const isSuccess = ok || http.notModified;
  let body: Json;
  try {
    body = JSON.parse(text);
  } catch {}
  // The server validates its responses against the contract, so this only checks that the response is from the service.
  if (isSuccess && body?.data && body.attribution) {
    if (http.notModified) updateNextCursor(body.page, headers.get('link'));
    return { ...(body as unknown as Body), http };
  }
  const isProblem = !isSuccess && typeof body?.type === 'string' && Array.isArray(body.errors);
  throw new PartnerApiError(request, http, isProblem ? (body as unknown as Problem) : null);
}

/**
 * Replaces the cursor of a cached page by the one in the 304 response. The cached cursor holds the start of a window that
 * has moved since, and would lead to rows outside it.
 */
function updateNextCursor(page: unknown, link: string | null): void {
  const [, query] = /\?([^<>]*)>[^<,]*rel="?next/.exec(link ?? '') ?? [];
  const next_cursor = new URLSearchParams(query).get('cursor');
  if (next_cursor) Object.assign(Object(page), { next_cursor });
}
