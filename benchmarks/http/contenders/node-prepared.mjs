// The limit: no framework, no route, bytes made before.
import { createServer } from 'node:http';
import { announce, etag, pageBytes } from './serve-page.mjs';

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': pageBytes.length,
  ETag: etag,
};
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end();
    return;
  }
  response.writeHead(200, headers).end(pageBytes);
});
server.listen(0, '127.0.0.1', () => announce(server.address().port));
