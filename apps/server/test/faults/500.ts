import { beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../harness/test-server.js';

/** Runs against a server with a broken record. */
export function brokenRecord500(server: () => TestServer): void {
  // As a bug or a manual change of the database would leave it.
  beforeAll(() =>
    server().database.query({
      text: `update records set content = jsonb_set(content::jsonb, '{location}', '{"latitude": 36.12345}')::json where id = 'ev-2'`,
      values: [],
    }),
  );

  test.each(['/api/v1/events/ev-2', '/api/v1/events'])(
    '%s: does not send a record that the contract does not allow',
    async (path) => {
      const answer = await server().get(path);
      expect(answer.problem()).toMatchObject({
        status: 500,
        code: 'internal-error',
        errors: [],
        request_id: answer.headers['x-request-id'],
      });
      expect(answer.text).not.toContain('36.12345');
    },
  );

  test('logs the reason with the request id of the answer', async () => {
    const answer = await server().get('/api/v1/events/ev-2');
    const lines = server().log.map((line) => JSON.parse(line));
    const error = lines.find(({ request_id, err }) => request_id === answer.headers['x-request-id'] && err);
    expect(error).toMatchObject({ level: 50, err: { stack: expect.any(String) } });
  });

  test('serves other records as before', async () => {
    expect((await server().get('/api/v1/events/ev-1')).status).toBe(200);
  });
}
