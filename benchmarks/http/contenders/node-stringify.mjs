// No framework; the page is an object that is serialised for each request.
import { createServer } from 'node:http';
import { announce, page } from './serve-page.mjs';

const server = createServer((_request, response) => {
  const bytes = Buffer.from(JSON.stringify(page));
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => announce(server.address().port));
