import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function methods405(server: () => TestServer): void {
  const operations: [string, string][] = [
    ['/api/v1/events', 'GET, HEAD'],
    ['/api/v1/events/ev-1', 'GET, HEAD'],
    ['/api/v1/dossiers', 'GET, HEAD'],
    ['/api/v1/claims', 'GET, HEAD'],
    ['/api/v1/research', 'POST'],
    ['/api/v1/fact-check', 'POST'],
    ['/healthz', 'GET, HEAD'],
    ['/docs', 'GET, HEAD'],
    ['/problems/not-found', 'GET, HEAD'],
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

  test.each(operations)('%s takes %s only', async (path, allow) => {
    for (const method of methods) {
      if (allow.split(', ').includes(method)) continue;
      const answer = await server().ask(path, { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow]);
      if (method !== 'HEAD') expect(answer.problem().code).toBe('method-not-allowed');
    }
  });

  test('no header overrides the method', async () => {
    const answer = await server().ask('/api/v1/events/ev-1', {
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
    });
    expect(answer.status).toBe(200);
  });
}
