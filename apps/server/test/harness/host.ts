import type { HostProcess } from '../../src/lifecycle/run-server.js';

/** A fake process with the members that the server uses. */
export function host() {
  const output = { stdout: [] as string[], stderr: [] as string[] };
  const listeners = new Set<() => void>();
  const process: HostProcess = {
    stdout: { write: (text) => output.stdout.push(text) },
    stderr: { write: (text) => output.stderr.push(text) },
    on: (_signal, listener) => listeners.add(listener),
  };
  return { process, output, signal: () => listeners.forEach((listener) => void listener()) };
}
