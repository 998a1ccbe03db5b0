// Fastify 5 with bytes made before: the equal of what our server does on a prepared page.
import Fastify from 'fastify';
import { announce, etag, pageBytes, path } from './serve-page.mjs';

const fastify = Fastify();
fastify.get(path, (request, reply) => {
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(pageBytes);
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
announce(fastify.server.address().port);
