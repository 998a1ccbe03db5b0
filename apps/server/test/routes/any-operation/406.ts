import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function accept406(server: () => TestServer): void {
  test.each([
    'text/csv; charset=utf-16',
    'application/xml, text/html',
    'application/json;q=0',
    'application/json;q=0, text/csv;q=0, application/geo+json;q=0, */*',
    'application/json; charset=utf-16',
    'application/problem+json',
  ])('%s excludes JSON', async (header) => {
    const answer = await server().get('/api/v1/events', { Accept: header });
    expect(answer.problem()).toMatchObject({ status: 406, code: 'not-acceptable' });
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/*',
    '*/*',
    'text/html, */*;q=0.1',
    'Application/JSON',
  ])('%s does not exclude it', async (header) => {
    expect((await server().get('/api/v1/events', { Accept: header })).status).toBe(200);
  });

  test.each(['text/csv', 'application/geo+json'])('%s is for lists', async (header) => {
    const answer = await server().get('/api/v1/events/ev-1', { Accept: header });
    expect(answer.problem()).toMatchObject({ status: 406, code: 'not-acceptable' });
  });
}
