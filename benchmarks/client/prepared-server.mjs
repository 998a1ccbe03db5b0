// The other side of run.mjs: pages of events, as many in all as the first argument says, from bytes that are made once.
import { createServer } from 'node:http';
import { buildEvent, mockPartnerApi } from '@partner-api/client/testing';

const ROWS = Number(process.argv[2]);
/** To a service in the same city and back. */
const DISTANCE_MILLISECONDS = 5;

const rows = Array.from({ length: 200 }, () => buildEvent());
const { fetch } = mockPartnerApi({ events: rows });
const read = async (path) => (await fetch(`http://mock${path}`, {})).json();

const one = JSON.stringify(await read(`/api/v1/events/${rows[0].id}`));
const pages = new Map();
for (const limit of [50, 200]) {
  const { data, page, ...rest } = await read(`/api/v1/events?limit=${limit}`);
  pages.set(limit, { data: JSON.stringify(data), rest: JSON.stringify(rest).slice(1) });
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-cache',
  ETag: 'W/"5f1d7a84c0be5f1d7a84c0"',
  'X-Request-Id': '01JQ8Z5T3M7R9XK2C4V6B8N0PD',
  RateLimit: '"reads";r=598;t=60',
  'RateLimit-Policy': '"reads";q=600;w=60',
};

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://bench');
  if (url.pathname === '/api/v1/events/distant')
    return setTimeout(send, DISTANCE_MILLISECONDS, response, one);
  if (url.pathname !== '/api/v1/events') return send(response, one);
  const limit = Number(url.searchParams.get('limit'));
  const next = Number(url.searchParams.get('cursor') ?? 0) + limit;
  const { data, rest } = pages.get(limit);
  const page = JSON.stringify({ limit, next_cursor: next < ROWS ? String(next) : null });
  send(response, `{"data":${data},"page":${page},${rest}`);
});

function send(response, text) {
  response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
