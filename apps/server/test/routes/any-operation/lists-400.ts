import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

/** The lists of dossiers and claims take the parameters of events except `since`. */
export function lists400(server: () => TestServer): void {
  test.each(['dossiers', 'claims'])('%s take no since', async (list) => {
    const answer = await server().get(`/api/v1/${list}?since=24h`);
    expect(answer.problem()).toMatchObject({
      status: 400,
      code: 'unknown-parameter',
      errors: [{ parameter: 'since' }],
    });
  });

  test.each(['dossiers', 'claims'])('%s refuse invalid values', async (list) => {
    const answer = await server().get(`/api/v1/${list}?limit=0&province=X&updated_since=1`);
    expect(
      answer
        .problem()
        .errors.map(({ parameter }) => parameter)
        .sort(),
    ).toEqual(['limit', 'province', 'updated_since']);
  });
}
