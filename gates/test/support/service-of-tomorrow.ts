import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Document, describedAnswer } from './document.js';
import { type AnswerSchema, walkAnswer } from './walk-answer.js';

const NEW_MEMBER = { since: 'tomorrow', values: [1, null, { deep: true }] };

/**
 * Stands before today's service and answers as a later one may: every object has a member that is not known today, and
 * every open enumeration a value that is not.
 */
export async function startServiceOfTomorrow(target: string, document: Document) {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await forward(target, request);
    const { pathname: path } = new URL(request.url ?? '/', target);
    const described = describedAnswer(document, { method: request.method ?? '', path, status });
    const [content] = Object.values(described?.content ?? {});
    const isJson = content && /json/.test(headers['content-type'] ?? '') && body.length > 0;
    const sent = isJson
      ? Buffer.from(JSON.stringify(tomorrow(document, content.schema, JSON.parse(body.toString('utf8')))))
      : body;
    response.writeHead(status, { ...headers, 'content-length': sent.length }).end(sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
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

/** A body as a later service may send it. */
export const tomorrow = (document: Document, schema: AnswerSchema, body: unknown): unknown =>
  walkAnswer(document, schema, body, (value, alternatives) => {
    if (typeof value === 'string' && isOpenEnumeration(alternatives)) return `${value}-of-tomorrow`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ...value, added_tomorrow: NEW_MEMBER };
    }
    return value;
  });

const isOpenEnumeration = (alternatives: readonly AnswerSchema[]): boolean =>
  alternatives.some((one) => one.enum) && alternatives.some((one) => one.type === 'string' && !one.enum);
