import { type DestinationStream, pino } from 'pino';
import { type Config, readConfig } from './config.js';
import { startServer } from './server.js';
import { startupFailure } from './startup-failure.js';

/**
 * Runs the server until it is told to stop; resolves with the exit code of the process. Standard output has one line,
 * when it is ready; the log goes to standard error.
 */
export async function serve(environment: NodeJS.ProcessEnv): Promise<number> {
  let config: Config | null = null;
  try {
    config = readConfig(environment);
    const logger = createLogger(config);
    const server = await startServer(config, { logger });
    process.stdout.write(`Partner API ready on ${server.address}  (docs: /docs)\n`);
    await stopSignal();
    await server.close();
    return 0;
  } catch (error) {
    const reason = startupFailure(error, config) ?? (error instanceof Error ? error.stack : String(error));
    process.stderr.write(`${reason}\n`);
    return 1;
  }
}

/**
 * SIGTERM or SIGINT. Sent to a process group under npm, a signal arrives twice, so a second one must change nothing:
 * the handlers stay.
 */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

function createLogger({ logLevel }: Config) {
  const level = logLevel ?? (process.stderr.isTTY ? 'warn' : 'info');
  const standardError: DestinationStream = pino.destination({ dest: 2, sync: true });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, standardError);
}
