import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUP_BITS = 16;

/**
 * Returns what counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, all of which one
 * subscriber usually has.
 */
export const addressBlock = (remoteAddress: string | undefined): string => networkOf(remoteAddress, 64);

/** Returns the /48 network of an IPv6 address, which providers give to one customer; null for IPv4. */
export function siteBlock(remoteAddress: string | undefined): string | null {
  const network = networkOf(remoteAddress, 48);
  return network.endsWith('/48') ? network : null;
}

/** Returns the network of an IPv6 address with this prefix length; an IPv4 address as it is. */
function networkOf(remoteAddress: string | undefined, bits: 48 | 64): string {
  const [address = ''] = (remoteAddress ?? '').split('%');
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const first = [...head];
  const last = [...(tail ?? [])];
  // The last 32 bits may be written as an IPv4 address, which stands for two groups.
  const written = first.length + last.length + (address.includes('.') ? 1 : 0);
  const groups = [...first, ...Array<string>(GROUPS - written).fill('0'), ...last].slice(
    0,
    bits / GROUP_BITS,
  );
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}
