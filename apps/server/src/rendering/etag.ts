import { hash } from 'node:crypto';

/** Returns a weak ETag of the content, from 128 bits of SHA-256. */
export function weakEtag(content: string): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` names this ETag, by weak comparison (RFC 9110, 13.1.2). Unlike Express's `req.fresh` it
 * ignores `Cache-Control: no-cache`, which `fetch` adds to every request with this header.
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
