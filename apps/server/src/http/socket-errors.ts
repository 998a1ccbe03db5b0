import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_CONTENT_TYPE, type ProblemCode } from '@partner-api/contract';
import type { Logger } from 'pino';
import { problem, problemBody, type RequestProblem } from '../problems/problem.js';

/** Codes of Node's parser and timers; every other says that what came is not HTTP. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** As the parser reports it: what it was reading, and how far it came. */
interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** The response that was begun last on a connection. */
const LATEST = Symbol('latest response');
type Answered = Duplex & { [LATEST]?: ServerResponse };

const REQUEST_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64} \S+ HTTP\/1\.[01]\r?\n/;

interface Answering {
  readonly logger: Logger;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What never becomes a request is answered in the same shape as everything else, and the connection closed. */
export function answerSocketErrors(server: Server, answering: Answering): void {
  server.on('request', ({ socket }, response) => {
    (socket as Answered)[LATEST] = response;
  });

  server.on('clientError', (error: ClientError, socket: Answered) => {
    const code = isUnknownMethod(error) ? 'method-not-implemented' : CODES[error.code ?? ''];
    refuse(socket, problem(code ?? 'invalid-request'), answering);
  });

  server.on('connect', (_request, socket: Answered) => {
    // Node has taken its own listeners off: an error that nobody hears ends the process, and who reads nothing would stay.
    socket.on('error', () => undefined);
    socket.on('timeout', () => socket.destroy());
    const failure = problem('method-not-allowed', {
      detail: 'This is not a proxy.',
      headers: { Allow: 'GET, HEAD, POST' },
    });
    refuse(socket, failure, answering);
  });

  // A request like any other, which a rule of ours refuses.
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
}

/**
 * Node refuses every method that it has no number for; what else is in order on the line says that it was a request
 * (RFC 9110, 9.1) and not noise. Of a line that comes in pieces the parser gives up the first.
 */
function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ClientError): boolean {
  if (rawPacket === undefined || (code !== 'HPE_INVALID_METHOD' && code !== 'HPE_INVALID_CONSTANT'))
    return false;
  const lineStart = rawPacket.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1;
  return REQUEST_LINE.test(rawPacket.toString('latin1', lineStart));
}

/** An answer is on its way, or will be: bytes of ours would be taken for it, or for a part of it. */
function isComing(response: ServerResponse): boolean {
  return !response.closed && (response.headersSent || response.req.complete);
}

function closeAfter(response: ServerResponse, socket: Duplex): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
  response.once('finish', () => socket.end());
}

function refuse(socket: Answered, failure: RequestProblem, answering: Answering): void {
  const response = socket[LATEST];
  if (!socket.writable) return;
  if (response && isComing(response)) {
    closeAfter(response, socket);
    return;
  }
  const { headers, body } = refusal(failure, answering);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`, ...lines, '', ''].join('\r\n');
  socket.end(head + body, () => socket.destroy());
}

function refusal(
  failure: RequestProblem,
  { logger, headers }: Answering,
): { headers: Record<string, string>; body: string } {
  const id = randomUUID();
  const body = JSON.stringify(problemBody(failure, { path: '', id }));
  logger.info({ request_id: id, status: failure.status, problem: failure.code }, 'not a request');
  return {
    headers: {
      // Node, which adds it elsewhere, has no response here (RFC 9110, 6.6.1).
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
