import { once } from 'node:events';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { CommandContext } from '../command.js';
import { COMMAND_NAMES, checkOptions, findCommand } from '../commands.js';
import { CommandFailed, ImportFailed } from '../errors.js';
import { takeFirstLine } from './first-line.js';
import { COMMAND_ID, type ControlMessage } from './message.js';
import { socketFile, withSocketAddress } from './socket.js';

export interface ServeCommandsOptions extends Pick<CommandContext, 'store' | 'clock'> {
  /** Directory of the embedded store, whose lock the caller holds. */
  readonly directory: string;
  /** Called with unexpected failures, for the log. */
  readonly onError: (error: unknown) => void;
}

/**
 * Runs commands for the command line, which cannot open the embedded store while this process holds it, and listens
 * on `control.sock` in the directory (mode 0600). `close` stops commands after their current batch.
 */
export async function serveCommands(options: ServeCommandsOptions): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController();
  const running: Running = new Map();
  const server = createServer((request, response) => {
    if (request.method === 'DELETE') stopCommand(request, response, running);
    else runCommand(request, response, { ...options, running }, stopping.signal).catch(options.onError);
  });
  // No time limits, because an import streams its input for as long as it takes.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  await listenPrivately(server, options.directory);
  // Loads the commands now: Node keeps the failure of a module that could not be opened, and an upgrade may replace the files.
  Promise.all([...COMMAND_NAMES.map(findCommand), import('./import-in-thread.js')]).catch(options.onError);
  return {
    close: async () => {
      stopping.abort(new CommandFailed('The server is stopping; run the command again when it is back.'));
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
      await rm(socketFile(options.directory), { force: true });
    },
  };
}

/**
 * Creates the socket in a directory with mode 0700 and moves it after setting its own mode. The data directory can be
 * open to other users, and a socket accepts connections from its creation.
 */
async function listenPrivately(server: Server, directory: string): Promise<void> {
  const hidden = `${socketFile(directory)}.new`;
  await rm(hidden, { recursive: true, force: true });
  await mkdir(hidden, { mode: 0o700 });
  await withSocketAddress(hidden, async (address) => {
    server.listen(address);
    await once(server, 'listening');
    await chmod(address, 0o600);
  });
  // Replaces the socket of a killed server; this process holds the lock, so no other server is running.
  await rename(socketFile(hidden), socketFile(directory));
  await rm(hidden, { recursive: true, force: true });
}

/** Limits how long a suspended sender can delay the end of a stopping server. */
const LINGER_MILLISECONDS = 2000;

/** Abort controllers of running commands, by the ID that the sender assigned. */
type Running = Map<string, AbortController>;

/** Stops a command, which then reports its outcome to its sender; an ended command is no error. */
function stopCommand({ url }: IncomingMessage, response: ServerResponse, running: Running): void {
  const reason = new CommandFailed('Stopped on request; run the command again to complete it.');
  running.get((url ?? '').slice(1))?.abort(reason);
  response.writeHead(204).end();
}

async function runCommand(
  request: IncomingMessage,
  response: ServerResponse,
  { store, clock, onError, running }: ServeCommandsOptions & { readonly running: Running },
  stopping: AbortSignal,
): Promise<void> {
  const gone = new AbortController();
  const id = request.headers[COMMAND_ID];
  if (typeof id === 'string') running.set(id, gone);
  response.on('close', () => {
    gone.abort(new CommandFailed('The command line went away.'));
    if (typeof id === 'string') running.delete(id);
  });
  response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' });
  // From now on the sender can stop the command.
  response.flushHeaders();
  const send = (message: ControlMessage) => response.write(`${JSON.stringify(message)}\n`);
  const { pathname } = new URL(request.url ?? '/', 'http://control');
  const { line, rest: input, drain } = await takeFirstLine(request);
  try {
    const [name, options] = [pathname.slice(1), parseOptions(line)];
    await checkOptions(name, options);
    const signal = AbortSignal.any([stopping, gone.signal]);
    const context = { store, clock, input, report: send, signal };
    const result =
      name === 'import'
        ? await (await import('./import-in-thread.js')).importInThread(context, options)
        : await (await findCommand(name)).run(context, options);
    send({ type: 'result', result });
  } catch (error) {
    if (!(error instanceof CommandFailed)) onError(error);
    send(failure(error));
  } finally {
    // Closing while the sender still writes would lose the last messages; the sender closes after it has read them.
    await Promise.race([
      drain().catch(() => undefined),
      setTimeout(LINGER_MILLISECONDS, undefined, { ref: false }),
    ]);
    response.end();
  }
}

function failure(error: unknown): ControlMessage {
  const message = error instanceof Error ? error.message : String(error);
  return { type: 'failed', message, summary: error instanceof ImportFailed ? error.summary : null };
}

/** Parses the options, the first line of the body; the input of the command follows. */
function parseOptions(line: string | null): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    throw new CommandFailed(
      'The command came without options. Is it of another release than the server? Restart the server with the same one.',
    );
  }
}
