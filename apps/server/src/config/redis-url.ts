const DATABASE_PATH = /^(\/\d{0,9})?$/;

/**
 * Whether an address is one that the Redis client can use: `redis` or `rediss` in lower case, a host, and at most a
 * database number. A query may set client options such as `keyPrefix`, but not the database, which the path names.
 */
export function isRedisUrl(text: string): boolean {
  // The client takes an upper-case `REDISS` for a connection without TLS.
  if (!/^rediss?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, searchParams, hash, username, password } = new URL(text);
  return (
    hostname !== '' &&
    DATABASE_PATH.test(pathname) &&
    !searchParams.has('db') &&
    hash === '' &&
    isDecodable(username) &&
    isDecodable(password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
