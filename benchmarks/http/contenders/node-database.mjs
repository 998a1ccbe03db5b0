// No framework: the rows of the page by the same driver and statement, JSON.stringify.
// A query of `?` is answered with the list, any other path with one record.
import { createServer } from 'node:http';
import pg from 'pg';
import { announce } from './serve-page.mjs';
import { readOne, readPage } from './statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  const body = url.pathname.endsWith('/events')
    ? await readPage(pool, url.searchParams)
    : await readOne(pool, url);
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => announce(server.address().port));
