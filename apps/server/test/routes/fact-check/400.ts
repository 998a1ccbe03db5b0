import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function factCheck400(server: () => TestServer): void {
  test.each<[string, unknown, string]>([
    ['no claim', {}, '/claim'],
    ['the other body', { query: 'abc' }, '/query'],
    ['a third member', { claim: 'abc', sources: [] }, '/sources'],
  ])('%s', async (_what, body, pointer) => {
    const answer = await server().post('/api/v1/fact-check', body);
    expect(answer.problem()).toMatchObject({ status: 400, code: 'invalid-body' });
    expect(answer.problem().errors).toContainEqual(expect.objectContaining({ pointer }));
  });
}
