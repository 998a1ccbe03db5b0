/** Asked for every few seconds: only a failure is worth a word. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/research']);
