import { request } from 'node:http';
import { connect } from 'node:net';
import type { Problem } from '@partner-api/contract';

export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
  // What a partner's program would see; the tests say what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: the wire has no types
  json(): any;
  problem(): Problem & { code: string };
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Uint8Array;
}

/** Sends one request exactly as given: no redirects, no added headers except Host and Content-Length. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = request({
      host: hostname,
      port,
      path,
      method,
      headers: { ...length, ...headers },
      agent: false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text,
        json: () => JSON.parse(text),
        problem: () => {
          const problem: Problem = JSON.parse(text);
          return { ...problem, code: problem.type.replace('/problems/', '') };
        },
      });
    });
    outgoing.end(body);
  });
}

const OPEN_AT_MOST_MILLISECONDS = 10_000;

/** Writes bytes to a connection and reads until the other side closes it, which it must do in time. */
export function askRaw(address: string, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let text = '';
    const timer = setTimeout(
      () => socket.destroy(new Error(`still open after ${OPEN_AT_MOST_MILLISECONDS} ms, with: ${text}`)),
      OPEN_AT_MOST_MILLISECONDS,
    );
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(bytes);
  });
}
