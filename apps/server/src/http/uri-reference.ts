/** What may not stand in a path (RFC 3986, section 3.3), and a `%` that encodes nothing. */
const NOT_OF_A_PATH = /[^A-Za-z0-9_!$&'()*+,\-./:;=@~%]|%(?![0-9A-Fa-f]{2})/gu;

/**
 * A path, or what is shown in its place, as a URI reference (RFC 3986): what cannot stand in one is percent-encoded, as in
 * `/api/v1/events/%5Blocation%20removed%5D`.
 */
export function uriReference(path: string): string {
  return path.replace(NOT_OF_A_PATH, encodeURIComponent);
}
