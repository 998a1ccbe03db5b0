// No framework. SERVES: bytes made before (`prepared`: the limit), an object that is serialised for each request (`stringify`),
// or rows by the driver and statements of our own (`database`).
import { createServer } from 'node:http';
import { announce, etag, page, pageBytes, port } from './serve-page.mjs';
import { read } from './statements.mjs';

const headersOf = (bytes) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': bytes.length,
});
const headers = { ...headersOf(pageBytes), ETag: etag };
const send = (response, body) => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, headersOf(bytes)).end(bytes);
};
const ways = {
  prepared: (request, response) =>
    request.headers['if-none-match'] === etag
      ? response.writeHead(304, { ETag: etag }).end()
      : response.writeHead(200, headers).end(pageBytes),
  stringify: (_request, response) => send(response, page),
  database: async (request, response) => send(response, await read(request.url)),
};
createServer(ways[process.env.SERVES]).listen(port, '127.0.0.1', announce);
