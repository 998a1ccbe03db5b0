import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function eventsGet304(server: () => TestServer): void {
  test('for a client that has this version', async () => {
    const { headers } = await server().get('/api/v1/events/ev-4');
    const answer = await server().get('/api/v1/events/ev-4', { 'If-None-Match': String(headers.etag) });
    expect({ status: answer.status, etag: answer.headers.etag }).toEqual({ status: 304, etag: headers.etag });
  });

  test('not for the ETag of another event', async () => {
    const { headers } = await server().get('/api/v1/events/ev-1');
    const answer = await server().get('/api/v1/events/ev-2', { 'If-None-Match': String(headers.etag) });
    expect(answer.status).toBe(200);
  });
}
