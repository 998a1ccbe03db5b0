// Fastify 5 over the same driver and statements.
import Fastify from 'fastify';
import pg from 'pg';
import { announce } from './serve-page.mjs';
import { readOne, readPage } from './statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const fastify = Fastify();
fastify.get('/api/v1/events', async (request) => readPage(pool, new URLSearchParams(request.query)));
fastify.get('/api/v1/events/:id', async (request) => readOne(pool, new URL(request.url, 'http://localhost')));
await fastify.listen({ port: 0, host: '127.0.0.1' });
announce(fastify.server.address().port);
