import { delayText } from '../background/delay-text.js';
import type { Config } from '../config/config.js';
import { misnamedStore, misspeltVariables } from '../config/misspelt-variables.js';
import { readConfig } from '../config/read-config.js';
import { type Log, type LogTarget, openLog } from '../observability/open-log.js';
import { aborted } from './aborted.js';
import { startServer } from './start-server.js';
import { startupFailure } from './startup-failure.js';

const ACCESS_TEXTS = { keys: 'access with keys', open: 'open access, no key needed' } as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The members of the process that the server uses. */
export interface HostProcess {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: LogTarget & { readonly isTTY?: boolean };
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}

/**
 * Runs the server until a signal stops it; resolves with the exit code. Standard output gets one line when the server
 * is ready; the log goes to standard error.
 */
export async function runServer(environment: Environment, host: HostProcess = process): Promise<number> {
  // First, so that a signal during the start ends it.
  const stop = stopSignal(host);
  let config: Config | null = null;
  let log: Log | null = null;
  try {
    config = readConfig(environment);
    const misnamed = misnamedStore(environment);
    if (misnamed !== null) {
      host.stderr.write(`${misnamed}\n`);
      return 1;
    }
    const level = config.logLevel ?? (host.stderr.isTTY ? 'warn' : 'info');
    log = openLog(host.stderr, level);
    for (const message of misspeltVariables(environment)) log.logger.warn(message);
    const server = await startServer(config, { logger: log.logger, signal: stop });
    host.stdout.write(
      `Partner API ready on ${server.address}  (${ACCESS_TEXTS[config.access]}; ${delayText(server.publicationDelay)}; docs: /docs)\n`,
    );
    await aborted(stop);
    await server.close();
    return 0;
  } catch (error) {
    if (stop.aborted && error === stop.reason) return 0;
    const reason = startupFailure(error, config) ?? (error instanceof Error ? error.stack : String(error));
    log?.flush();
    host.stderr.write(`${reason}\n`);
    return 1;
  } finally {
    log?.close();
  }
}

/**
 * Returns a signal aborted by SIGTERM or SIGINT. Under npm a signal to the process group arrives twice, so the handlers
 * stay and a second one changes nothing.
 */
function stopSignal(host: HostProcess): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) host.on(signal, () => stopping.abort());
  return stopping.signal;
}
