import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { announce, page, path, port } from './serve-page.mjs';

const app = new Hono();
app.get(path, (context) => context.json(page));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, announce);
