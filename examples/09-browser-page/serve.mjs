// Serves a page that uses the client without a bundler, and adds the key to its requests:
//   PARTNER_API_KEY=pk_... node 09-browser-page/serve.mjs http://127.0.0.1:3000 8080
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [baseUrl = 'http://127.0.0.1:3000', port = '8080'] = process.argv.slice(2);
const here = path.dirname(fileURLToPath(import.meta.url));
const client = path.dirname(fileURLToPath(import.meta.resolve('@partner-api/client')));
const types = { '.html': 'text/html', '.js': 'text/javascript' };

const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url, 'http://page');
  if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
  // Forwards only the operation that the page needs, so that the key cannot be used for others.
  if (pathname === '/api/v1/events') return forward(`${pathname}${search}`, request, response);
  const file = pathname.startsWith('/client/')
    ? path.join(client, pathname.slice('/client/'.length))
    : path.join(here, pathname === '/' ? 'index.html' : pathname);
  const type = types[path.extname(file)];
  if (!type) return response.writeHead(404).end();
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .on('open', () => response.setHeader('content-type', `${type}; charset=utf-8`))
    .pipe(response);
});

async function forward(target, request, response) {
  const headers = { accept: 'application/json' };
  if (process.env.PARTNER_API_KEY) headers.authorization = `Bearer ${process.env.PARTNER_API_KEY}`;
  if (request.headers['if-none-match']) headers['if-none-match'] = request.headers['if-none-match'];
  try {
    const answer = await fetch(`${baseUrl}${target}`, { headers });
    for (const name of ['content-type', 'etag', 'retry-after', 'x-request-id']) {
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name));
    }
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  } catch {
    response.writeHead(502).end();
  }
}

server.listen(Number(port), '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${server.address().port}`);
});
