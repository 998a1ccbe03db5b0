// Fastify 5, serialising by the schema of the response, as its documentation advises.
import Fastify from 'fastify';
import { pageSchema } from './page-schema.mjs';
import { announce, page, path } from './serve-page.mjs';

const fastify = Fastify();
fastify.get(path, { schema: { response: { 200: pageSchema } } }, async () => page);
await fastify.listen({ port: 0, host: '127.0.0.1' });
announce(fastify.server.address().port);
