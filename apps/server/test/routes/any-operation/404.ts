import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function unknownPath404(server: () => TestServer): void {
  test.each([
    '/api',
    '/api/v1',
    '/api/v1/event',
    '/api/v1/events/',
    '/API/v1/events',
    '/api/v2/events',
    '/api/v1/claims/cl-1',
    '/api/v1/dossiers/do-1',
    '/docs/../package.json',
    '/docs/%2e%2e%2fpackage.json',
    '/metrics',
    '//evil.example/',
    '/.env',
  ])('%s', async (path) => {
    const answer = await server().get(path);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.problem()).toMatchObject({ status: 404, code: 'unknown-path' });
  });

  test.each([
    ['/doc', '`/docs`'],
    ['/health', '`/healthz`'],
    ['/api/v1/events/', '`/api/v1/events`'],
    ['/api/v1/dossiers/do-1', '`/api/v1/dossiers`'],
    [
      '/api/v1',
      '`/api/v1/events`, `/api/v1/dossiers`, `/api/v1/claims`, `/api/v1/research`, `/api/v1/fact-check`',
    ],
  ])('%s: the detail names %s', async (path, named) => {
    expect((await server().get(path)).problem().detail).toContain(named);
  });

  test('for any method', async () => {
    const answer = await server().ask('/nope', { method: 'DELETE' });
    expect(answer.status).toBe(404);
  });
}
