/** Characters not allowed in a path (RFC 3986, section 3.3), and a `%` that is no encoding. */
const NOT_OF_A_PATH = /[^A-Za-z0-9_!$&'()*+,\-./:;=@~%]|%(?![0-9A-Fa-f]{2})/gu;

/**
 * Returns a path or its replacement as a URI reference (RFC 3986), with other characters percent-encoded:
 * `/api/v1/events/%5Blocation%20removed%5D`.
 */
export function uriReference(path: string): string {
  return path.replace(NOT_OF_A_PATH, encodeURIComponent);
}
