/** Paths requested every few seconds, which are logged only when they fail. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/research']);
