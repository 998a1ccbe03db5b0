import type { PartnerResult } from './call.js';
import { PartnerApiError } from './errors/partner-api-error.js';
import type { HttpDetails } from './http-details.js';
import type { Problem } from './wire.generated.js';

/** Anything at all; what is no object has no members. */
type Json = { readonly [member: string]: unknown } | null | undefined;

/**
 * The body of a success, or an error thrown. Texts of answers that are not the service's are never repeated:
 * a proxy's page may quote the request, key included.
 */
export function readAnswer<Body extends object>(
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
  // The server validates what it sends against the contract; here it only has to be told from what others send.
  if (isSuccess && body?.data && body.attribution) {
    if (http.notModified) goOnFrom(body.page, headers.get('link'));
    return { ...(body as unknown as Body), http };
  }
  const isProblem = !isSuccess && typeof body?.type === 'string' && Array.isArray(body.errors);
  throw new PartnerApiError(request, http, isProblem ? (body as unknown as Problem) : null);
}

/**
 * The cursor of a page that was kept carries the start of its window, which has moved on since: it would lead to rows that
 * are in the window no more. The answer that says that the page is current has the one of now.
 */
function goOnFrom(page: unknown, link: string | null): void {
  const [, query] = /\?([^<>]*)>[^<,]*rel="?next/.exec(link ?? '') ?? [];
  const next_cursor = new URLSearchParams(query).get('cursor');
  if (next_cursor) Object.assign(Object(page), { next_cursor });
}
