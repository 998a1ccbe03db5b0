import { addressesOf } from '@partner-api/storage/addresses';

const PROTOCOLS = ['postgres:', 'postgresql:'];

/**
 * Whether each address names a host, which may be a socket directory in `?host=`, and a database. Without one
 * PostgreSQL opens the database named after the user, often the maintenance database.
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
