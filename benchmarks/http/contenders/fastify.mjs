// Fastify 5. SERVES: an object that is serialised by the schema of the response, as its documentation advises (`schema`), bytes
// made before, as our server has them (`prepared`), or rows by the driver and statements of our own (`database`).
// With API_KEY its own plugins do what access control does in our server: a key, a limit, security headers, a log line.
import bearerAuth from '@fastify/bearer-auth';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { contract } from '@partner-api/contract';
import Fastify from 'fastify';
import * as z from 'zod';
import { announce, etag, page, pageBytes, path, port } from './serve-page.mjs';
import { read } from './statements.mjs';

const { API_KEY, LOG_FILE, SERVES } = process.env;
const fastify = Fastify(API_KEY ? { logger: { level: 'info', file: LOG_FILE } } : {});
if (API_KEY) {
  await fastify.register(helmet);
  await fastify.register(bearerAuth, { keys: new Set([API_KEY]) });
  await fastify.register(rateLimit, {
    max: 100_000_000,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.headers.authorization,
    enableDraftSpec: true,
  });
}
const ways = {
  schema: () => {
    // Inlined, as the serialiser of Fastify takes draft 7.
    const options = { target: 'draft-7', io: 'output', reused: 'inline', unrepresentable: 'any' };
    const schema = { response: { 200: z.toJSONSchema(contract.events.list.responses[200], options) } };
    fastify.get(path, { schema }, async () => page);
  },
  prepared: () =>
    fastify.get(path, (request, reply) => {
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.header('content-type', 'application/json; charset=utf-8').send(pageBytes);
    }),
  database: () => {
    fastify.get(path, async ({ url }) => read(url));
    fastify.get(`${path}/:id`, async ({ url }) => read(url));
  },
};
ways[SERVES]();
await fastify.listen({ port, host: '127.0.0.1' });
announce();
