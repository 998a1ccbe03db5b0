import { addressesOf } from '@partner-api/storage';

const PROTOCOLS = ['postgres:', 'postgresql:'];

/**
 * Whether an address names a database: without one PostgreSQL opens that of the user's own name, which is often the one
 * for maintenance. It has a host, which may be the directory of a socket, in `?host=` too.
 */
export function isPostgresqlUrl(text: string): boolean {
  return addressesOf(text).every(isAddress);
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const host = searchParams.get('host') || hostname;
  return PROTOCOLS.includes(protocol) && host !== '' && /^\/[^/]/.test(pathname);
}
