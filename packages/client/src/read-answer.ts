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
  isSuccess: boolean,
  text: string,
  http: HttpDetails,
): PartnerResult<Body> {
  let body: Json;
  try {
    body = JSON.parse(text);
  } catch {}
  // The server validates what it sends against the contract; here it only has to be told from what others send.
  if (isSuccess && body?.data && body.attribution) return { ...(body as unknown as Body), http };
  const isProblem = !isSuccess && typeof body?.type === 'string' && Array.isArray(body.errors);
  throw new PartnerApiError(request, http, isProblem ? (body as unknown as Problem) : null);
}
