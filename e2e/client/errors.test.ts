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

it('a record that is not there is a 404 that can be told from others', async () => {
  const error = await errorOf(client.events.get('no-such-event'));
  expect(error).toBeInstanceOf(PartnerError);
  expect(error).toMatchObject({ status: 404, isRetryable: false, requestId: expect.any(String) });
  expect(error.problem?.detail).toEqual(expect.any(String));
  if (!world.hasUnknownValues) expect(error.code).toBe('not-found');
});

it('a parameter that is not valid is named', async () => {
  const error = await errorOf(client.events.list({ since: '0h', limit: 0 }));
  expect(error.status).toBe(400);
  expect(error.problem?.errors.map((one) => 'parameter' in one && one.parameter).sort()).toEqual([
    'limit',
    'since',
  ]);
});

it('a body that is not valid is named by its member', async () => {
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

it('without a key there is nothing but a 401', async () => {
  expect(await errorOf(createPartnerClient({ baseUrl }).events.list())).toMatchObject({ status: 401 });
  const wrong = createPartnerClient({ baseUrl, apiKey: 'pk_wrong' });
  expect(await errorOf(wrong.events.list())).toMatchObject({ status: 401, isRetryable: false });
});

it('a misspelt option is told at once', () => {
  const options: object = { provinces: 'idlib' };
  expect(() => client.events.list(options)).toThrow(TypeError);
});

it('an abort is thrown as it is', async () => {
  const reason = new Error('the reader left');
  await expect(client.events.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

it('nobody there is a connection error that can be tried again', async () => {
  const nobody = createPartnerClient({ baseUrl: 'http://127.0.0.1:1' });
  const error = await Promise.resolve(nobody.events.list()).catch((reason: unknown) => reason);
  expect(PartnerConnectionError.isInstance(error)).toBe(true);
});
