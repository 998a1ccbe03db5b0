import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function eventsGet400(server: () => TestServer): void {
  test.each(['%', '%zz', '%ff', '%c3%28', 'a%e2%82'])('%s is not UTF-8', async (id) => {
    const answer = await server().get(`/api/v1/events/${id}`);
    expect([answer.status, answer.problem().code]).toEqual([400, 'invalid-encoding']);
  });

  test('it takes no query parameters', async () => {
    const answer = await server().get('/api/v1/events/ev-1?fields=title');
    expect(answer.problem()).toMatchObject({
      status: 400,
      code: 'unknown-parameter',
      errors: [{ parameter: 'fields', detail: 'is unknown; this operation takes no query parameters' }],
    });
  });
}
