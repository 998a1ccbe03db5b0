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

/** What the server uses of the process that it runs in. */
export interface HostProcess {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: LogTarget & { readonly isTTY?: boolean };
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}

/**
 * Runs the server until it is told to stop; resolves with the exit code of the process. Standard output has one line,
 * when it is ready; the log goes to standard error.
 */
export async function runServer(environment: Environment, host: HostProcess = process): Promise<number> {
  // Before anything else: a signal that comes while the server starts ends that.
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
 * SIGTERM or SIGINT. Sent to a process group under npm, a signal arrives twice, so a second one must change nothing:
 * the handlers stay.
 */
function stopSignal(host: HostProcess): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) host.on(signal, () => stopping.abort());
  return stopping.signal;
}
