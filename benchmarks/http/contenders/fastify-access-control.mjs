// Fastify 5 with its own plugins for the access control of our server: a key, a limit, security headers, a log line.
// PREPARED=1: bytes made before; else the page is serialised by its schema.
import bearerAuth from '@fastify/bearer-auth';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { pageSchema } from './page-schema.mjs';
import { announce, etag, page, pageBytes, path } from './serve-page.mjs';

const prepared = process.env.PREPARED === '1';
// Standard error into the harness, as our server's log.
const fastify = Fastify({ logger: { level: 'info', file: process.env.LOG_FILE } });
await fastify.register(helmet);
await fastify.register(bearerAuth, { keys: new Set([process.env.API_KEY]) });
await fastify.register(rateLimit, {
  max: 100_000_000,
  timeWindow: '1 minute',
  keyGenerator: (request) => request.headers.authorization,
  enableDraftSpec: true,
});
if (prepared) {
  fastify.get(path, (request, reply) => {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(pageBytes);
  });
} else {
  fastify.get(path, { schema: { response: { 200: pageSchema } } }, async () => page);
}
await fastify.listen({ port: 0, host: '127.0.0.1' });
announce(fastify.server.address().port);
