import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CommandEvent } from '../command.js';
import { CommandFailed, ImportFailed } from '../errors.js';
import { COMMAND_ID, type ControlMessage } from './message.js';
import { withSocketAddress } from './socket.js';

export interface SendCommandOptions {
  /** Directory of the embedded store that a server holds. */
  readonly directory: string;
  readonly name: string;
  readonly options: object;
  readonly input: AsyncIterable<Uint8Array> | null;
  readonly report: (event: CommandEvent) => void;
  readonly signal: AbortSignal;
}

/** No process listens on the control socket of the directory. */
export class NoControlSocket extends Error {
  override readonly name = 'NoControlSocket';
}

/**
 * Runs a command on the server that holds the directory. `signal` stops it after its current batch, and the outcome
 * is still awaited. Rejects with `CommandFailed` or `NoControlSocket`.
 */
export function sendCommand(options: SendCommandOptions): Promise<object> {
  return withSocketAddress(options.directory, async (address) => {
    const { name, signal } = options;
    if (signal.aborted) throw new CommandFailed('Stopped on request before the command was sent.');
    const id = randomUUID();
    const request = httpRequest({
      ...{ socketPath: address, path: `/${name}`, method: 'POST' },
      headers: { [COMMAND_ID]: id },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', (error) => reject(connectionFailure(error)));
    });
    // The server can stop a command only after it has responded to it.
    const stop = () => void answer.then(() => stopCommand(address, id)).catch(() => undefined);
    signal.addEventListener('abort', stop);
    // The server can respond and close before it has read the whole request; its response gives the reason.
    const sending = pipeline(Readable.from(bodyOf(options)), request).catch(() => {});
    try {
      return await readAnswer(await answer, options.report);
    } finally {
      signal.removeEventListener('abort', stop);
      request.destroy();
      await sending;
    }
  });
}

/** Sends the stop request without waiting, because the response to the command itself gives the outcome. */
function stopCommand(address: string, id: string): void {
  httpRequest({ socketPath: address, path: `/${id}`, method: 'DELETE' })
    .on('response', (response) => response.resume())
    .on('error', () => undefined)
    .end();
}

/**
 * Options are the first line of the body, because Node limits headers to 16 KiB and a text or a list of IDs can be
 * longer.
 */
async function* bodyOf({ options, input }: SendCommandOptions): AsyncGenerator<Uint8Array, void, undefined> {
  yield Buffer.from(`${JSON.stringify(options)}\n`);
  if (input) yield* input;
}

async function readAnswer(answer: IncomingMessage, report: (event: CommandEvent) => void): Promise<object> {
  const { statusCode, statusMessage } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    throw new CommandFailed(
      `The process that holds the store did not take the command: it answered ${statusCode} ${statusMessage}. Restart the server with the release of the command.`,
    );
  }
  const lines = createInterface({ input: answer });
  // Closing after the last message cuts the response off, which is expected.
  lines.on('error', () => undefined);
  try {
    for await (const line of lines) {
      const message: ControlMessage = JSON.parse(line);
      if (message.type === 'result') return message.result;
      if (message.type === 'failed') throw failureOf(message);
      report(message);
    }
  } catch (error) {
    if (error instanceof CommandFailed || answer.complete) throw error;
  }
  throw new CommandFailed(
    'The server went away before the command ended. Run the command again to continue it.',
  );
}

function failureOf({ message, summary }: Extract<ControlMessage, { type: 'failed' }>): CommandFailed {
  return summary ? new ImportFailed(message, summary) : new CommandFailed(message);
}

function connectionFailure(error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
    ? new NoControlSocket(error.message)
    : error;
}
