import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** The address that a request came from. */
export type ClientAddress = (request: IncomingMessage) => string | undefined;

/**
 * The address of the connection; of one that comes from a trusted proxy, the rightmost address of `X-Forwarded-For` that
 * is none of those. What the header says to its left is the caller's own claim.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) =>
    request.socket.remoteAddress === undefined ? undefined : proxyAddr(request, isTrusted);
}
