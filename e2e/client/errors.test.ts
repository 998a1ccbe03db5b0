import {
  createPartnerClient,
  PartnerApiError,
  PartnerConnectionError,
  PartnerError,
} from '@partner-api/client';
import { expect, it } from 'vitest';
import { world } from './support/world.js';

const { client, baseUrl } = world;

const errorOf = async (work: PromiseLike<unknown>): Promise<PartnerApiError> => {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!PartnerApiError.isInstance(error)) throw new Error(`expected a PartnerApiError, not ${error}`);
  return error;
};

it('an unknown record is a not-found error', async () => {
  const error = await errorOf(client.events.get('no-such-event'));
  expect(error).toBeInstanceOf(PartnerError);
  expect(error).toMatchObject({ status: 404, isRetryable: false, requestId: expect.any(String) });
  expect(error.problem?.detail).toEqual(expect.any(String));
  if (!world.hasUnknownValues) expect(error.code).toBe('not-found');
});

it('an invalid parameter is named', async () => {
  const error = await errorOf(client.events.list({ since: '0h', limit: 0 }));
  expect(error.status).toBe(400);
  expect(error.problem?.errors.map((one) => 'parameter' in one && one.parameter).sort()).toEqual([
    'limit',
    'since',
  ]);
});

it('an invalid body is reported by its member', async () => {
  const error = await errorOf(client.research({ query: 'x' }));
  expect(error.status).toBe(400);
  expect(error.problem?.errors).toMatchObject([{ pointer: '/query' }]);
});

it('a cursor of another list is refused', async () => {
  const { page } = await client.events.list({ limit: 1 });
  expect(await errorOf(client.claims.list({ cursor: page.next_cursor ?? '' }))).toMatchObject({
    status: 400,
  });
});

it('every request without a key is a 401', async () => {
  expect(await errorOf(createPartnerClient({ baseUrl }).events.list())).toMatchObject({ status: 401 });
  const wrong = createPartnerClient({ baseUrl, apiKey: 'pk_wrong' });
  expect(await errorOf(wrong.events.list())).toMatchObject({ status: 401, isRetryable: false });
});

it('a misspelt option throws synchronously', () => {
  const options: object = { provinces: 'idlib' };
  expect(() => client.events.list(options)).toThrow(TypeError);
});

it('an abort throws its own reason', async () => {
  const reason = new Error('the reader left');
  await expect(client.events.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

it('a closed port is a retryable connection error', async () => {
  const nobody = createPartnerClient({ baseUrl: 'http://127.0.0.1:1' });
  const error = await Promise.resolve(nobody.events.list()).catch((reason: unknown) => reason);
  expect(PartnerConnectionError.isInstance(error)).toBe(true);
});
