/** `user:password@` and `host:port,host:port` of an address. A password has no `@` or `/` that is not percent-encoded. */
const AUTHORITY = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)/;

/** The addresses of one that names several hosts, as libpq takes it: one each, in their order. */
export function addressesOf(connectionString: string): readonly [string, ...string[]] {
  const [all = '', before = '', hosts = ''] = AUTHORITY.exec(connectionString) ?? [];
  const [first = '', ...others] = hosts.split(',');
  const after = connectionString.slice(all.length);
  const address = (host: string) => `${before}${host}${after}`;
  return others.length === 0 ? [connectionString] : [address(first), ...others.map(address)];
}
