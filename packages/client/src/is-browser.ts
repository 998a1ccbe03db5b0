/** Pages and their workers. Node, Deno, Bun and edge workers name themselves, or nothing. */
export function isBrowser(): boolean {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent?.startsWith('Mozilla/') === true;
}
