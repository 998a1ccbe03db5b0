import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_CONTENT_TYPE, type ProblemCode } from '@partner-api/contract';
import type { Logger } from 'pino';
import { problem, problemBody, type RequestProblem } from '../problems/problem.js';

/** Codes of Node's parser and timers; any other code means that the bytes are not HTTP. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** An error of Node's parser, with the bytes that it was reading and how many it parsed. */
interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** The latest response on a connection. */
const LATEST = Symbol('latest response');
type AnsweredSocket = Duplex & { [LATEST]?: ServerResponse };

const REQUEST_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64} \S+ HTTP\/1\.[01]\r?\n/;

interface RefusalParts {
  readonly logger: Logger;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers malformed requests with a problem and closes the connection. */
export function answerSocketErrors(server: Server, parts: RefusalParts): void {
  server.on('request', ({ socket }, response) => {
    (socket as AnsweredSocket)[LATEST] = response;
  });

  server.on('clientError', (error: ClientError, socket: AnsweredSocket) => {
    const code = isUnknownMethod(error) ? 'method-not-implemented' : CODES[error.code ?? ''];
    refuse(socket, problem(code ?? 'invalid-request'), parts);
  });

  server.on('connect', (_request, socket: AnsweredSocket) => {
    // Node removes its listeners for CONNECT: without these an error ends the process, and an idle client stays.
    socket.on('error', () => undefined);
    socket.on('timeout', () => socket.destroy());
    const failure = problem('method-not-allowed', {
      detail: 'This is not a proxy.',
      headers: { Allow: 'GET, HEAD, POST' },
    });
    refuse(socket, failure, parts);
  });

  // Handle it like any other request; the request line check refuses it.
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
}

/**
 * Whether the request only has an unknown method (RFC 9110, 9.1): Node's parser refuses it, but the rest of the request
 * line is valid. A line that arrives in pieces is judged by its first piece.
 */
function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ClientError): boolean {
  if (rawPacket === undefined || (code !== 'HPE_INVALID_METHOD' && code !== 'HPE_INVALID_CONSTANT'))
    return false;
  const lineStart = rawPacket.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1;
  return REQUEST_LINE.test(rawPacket.toString('latin1', lineStart));
}

/** Whether an answer was begun or is due: our bytes would be taken for a part of it. */
function isComing(response: ServerResponse): boolean {
  return !response.closed && (response.headersSent || response.req.complete);
}

function closeAfter(response: ServerResponse, socket: Duplex): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
  response.once('finish', () => socket.end());
}

function refuse(socket: AnsweredSocket, failure: RequestProblem, parts: RefusalParts): void {
  const response = socket[LATEST];
  if (!socket.writable) return;
  if (response && isComing(response)) {
    closeAfter(response, socket);
    return;
  }
  const { headers, body } = refusal(failure, parts);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`, ...lines, '', ''].join('\r\n');
  socket.end(head + body, () => socket.destroy());
}

function refusal(
  failure: RequestProblem,
  { logger, headers }: RefusalParts,
): { headers: Record<string, string>; body: string } {
  const id = randomUUID();
  const body = JSON.stringify(problemBody(failure, { path: '', id }));
  logger.info({ request_id: id, status: failure.status, problem: failure.code }, 'not a request');
  return {
    headers: {
      // Node adds `Date` to a response, and there is none here (RFC 9110, 6.6.1).
      Date: new Date().toUTCString(),
      ...headers,
      ...failure.headers,
      'Content-Type': PROBLEM_CONTENT_TYPE,
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Request-Id': id,
      'Cache-Control': 'no-store',
      Connection: 'close',
    },
    body,
  };
}
