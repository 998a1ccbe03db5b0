import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { announce, page, path } from './serve-page.mjs';

const app = new Hono();
app.get(path, (context) => context.json(page));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => announce(port));
