import { expect, test } from 'vitest';
import { once } from '../../src/idempotency/once.js';
import { startTestServer } from '../harness/test-server.js';

test('failed work releases the key', async () => {
  const server = await startTestServer();
  const services = { idempotency: server.store.idempotency, clock: () => new Date() };
  const request = {
    key: 'k',
    caller: 'anyone',
    operation: '/api/v1/research',
    body: { query: 'Why?' },
  } as const;
  const attempt = () =>
    once(services, request, () => {
      throw new Error('it broke');
    });
  await expect(attempt()).rejects.toThrow('it broke');
  await expect(attempt()).rejects.toThrow('it broke');
  await server.close();
});
