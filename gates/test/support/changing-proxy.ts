import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ChangingProxy {
  readonly address: string;
  close(): Promise<void>;
}

export interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Stands before a service and changes the JSON that it answers with. */
export async function startChangingProxy(
  target: string,
  change: (body: unknown, answered: Answered) => unknown,
): Promise<ChangingProxy> {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await forward(target, request);
    const { pathname } = new URL(request.url ?? '/', target);
    const answered = { method: request.method ?? '', path: pathname, status };
    const isJson = /json/.test(headers['content-type'] ?? '') && body.length > 0;
    const sent = isJson
      ? Buffer.from(JSON.stringify(change(JSON.parse(body.toString('utf8')), answered)))
      : body;
    response.writeHead(status, { ...headers, 'content-length': sent.length }).end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(target: string, request: IncomingMessage) {
  const { host: _, connection: __, ...headers } = request.headers;
  const response = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(request.method === 'POST' && { body: await buffer(request) }),
    redirect: 'manual',
  });
  return {
    status: response.status,
    // The body has been decompressed.
    headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-encoding')),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
