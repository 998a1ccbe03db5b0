import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function eventsGet404(server: () => TestServer): void {
  test.each([
    'nope',
    'cl-1',
    '%00',
    'ev-1%00',
    '..%2Fev-1',
    "'%20or%201=1",
    'EV-1',
    '%F0%9F%95%8A',
    'x'.repeat(2_000),
  ])('%s is not an event', async (id) => {
    const answer = await server().get(`/api/v1/events/${id}`);
    expect([answer.status, answer.problem().code]).toEqual([404, 'not-found']);
  });
}
