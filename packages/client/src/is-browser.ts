/** Whether this is a web page or its worker. Node, Deno, Bun and edge workers have another user agent or none. */
export function isBrowser(): boolean {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent?.startsWith('Mozilla/') === true;
}
