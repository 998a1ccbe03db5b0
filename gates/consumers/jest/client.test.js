const { createPartnerClient, PartnerApiError } = require('@partner-api/client');
const { toText } = require('@partner-api/client/attribution');
const { buildEvent, mockPartnerApi } = require('@partner-api/client/testing');

const service = mockPartnerApi({ events: [buildEvent({ id: 'ev-1' })] });
const client = createPartnerClient({ baseUrl: 'https://api.example.org', fetch: service.fetch });

test('a list is read, page by page and credited', async () => {
  const page = await client.events.list();
  expect(page.data.map(({ id }) => id)).toEqual(['ev-1']);
  expect(page.hasNextPage).toBe(false);
  expect(toText(page)).not.toBe('');
});

test('an error is told by its code', async () => {
  const error = await client.events.get('ev-2').catch((thrown) => thrown);
  expect(PartnerApiError.isInstance(error, 'not-found')).toBe(true);
});

test('a mirror, which the client loads when it is used', async () => {
  const ids = [];
  for await (const { id } of client.events.mirror()) ids.push(id);
  expect(ids).toEqual(['ev-1']);
});
