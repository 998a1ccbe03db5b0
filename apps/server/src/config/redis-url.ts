const DATABASE_PATH = /^(\/\d{0,9})?$/;

/**
 * Whether an address names a Redis and nothing that the client would only stumble over once it is connected: `redis` or
 * `rediss` in small letters, a host, then at most the number of a database. A query sets options of the client, such as
 * `keyPrefix`; the database is not one of them, so that it is named once.
 */
export function isRedisUrl(text: string): boolean {
  // In capital letters the client would take `rediss` for one without TLS.
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
