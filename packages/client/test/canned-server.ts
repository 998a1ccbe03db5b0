import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApiDocument } from '@partner-api/contract/openapi';
import { onTestFinished } from 'vitest';

interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface CannedServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
}

export type Respond = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts a server that answers with `respond` and stops it after the test. */
export async function cannedServer(respond: Respond): Promise<CannedServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request: ReceivedRequest = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '', 'http://canned'),
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Returns the address of a port that was just closed, so that it refuses connections. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Respond =>
  (_, response) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response
      .writeHead(status, { 'content-type': type, 'x-request-id': 'req-1', ...headers })
      .end(JSON.stringify(body));
  };

/** Answers with the problem details of a code. */
export const problem = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Respond => json(problemOf(status, code), status, headers);

/** Answers with each responder once and repeats the last. */
export const inTurn = (...answers: readonly Respond[]): Respond => {
  let next = 0;
  return (request, response) => {
    const respond = answers[Math.min(next, answers.length - 1)];
    next += 1;
    respond?.(request, response);
  };
};

const operations = Object.values(openApiDocument().paths).flatMap((item) => Object.values(item));

/** Returns a complete, valid response from the examples of the contract. */
export function exampleOf(operationId: string, name: string): Record<string, unknown> {
  const success = operations.find((operation) => operation.operationId === operationId)?.responses[200];
  const content = success && 'content' in success ? success.content : undefined;
  const value = content?.['application/json']?.examples?.[name]?.value;
  if (typeof value !== 'object' || value === null) throw new Error(`No example ${operationId} ${name}`);
  return { ...value };
}

export const problemOf = (status: number, code: string, errors: object[] = []) => ({
  type: `/problems/${code}`,
  title: 'A title',
  status,
  detail: 'A detail.',
  instance: '/api/v1/events',
  request_id: 'req-1',
  errors,
});
