import { hash } from 'node:crypto';

/**
 * A weak validator: two answers with the same one say the same, though `as_of` or the order of members may differ.
 * 128 bits of SHA-256 are ample, and short enough to be looked at.
 */
export function weakEtag(content: string): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` names this validator, by weak comparison (RFC 9110, 13.1.2). Unlike `req.fresh` of Express
 * it does not look at `Cache-Control: no-cache`, which `fetch` adds by itself to every request with this header.
 */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = withoutWeakness(etag);
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some(
    (candidate) => withoutWeakness(candidate) === opaque,
  );
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
