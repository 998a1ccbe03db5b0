import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Returns the client's IP address. */
export type ClientAddress = (request: IncomingMessage) => string | undefined;

/**
 * Takes the address of the connection, or behind trusted proxies the rightmost address in `X-Forwarded-For` that is not
 * a trusted proxy. Addresses further left are set by the client and are not trusted.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) =>
    request.socket.remoteAddress === undefined ? undefined : proxyAddr(request, isTrusted);
}
