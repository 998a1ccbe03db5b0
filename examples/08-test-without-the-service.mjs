// Tests your own program without the service, with the mock of the client:
//   node --test 08-test-without-the-service.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPartnerClient } from '@partner-api/client';
import { buildEvent, mockPartnerApi } from '@partner-api/client/testing';

/** The program under test: a headline for the front page. */
async function headline(client, province) {
  const { data } = await client.events.list({ province, limit: 1 });
  const [event] = data;
  if (!event) return `Nothing new from ${province}`;
  const { best } = event.casualties.killed;
  return best === null ? event.title : `${event.title}: ${best} killed`;
}

const clientOf = (mock) => createPartnerClient({ baseUrl: 'https://api.example.org', fetch: mock.fetch });

test('the headline has the number of people killed', async () => {
  const event = buildEvent({
    title: 'Bridge shelled',
    province: { slug: 'idlib' },
    casualties: { killed: { best: 2 } },
  });
  assert.equal(
    await headline(clientOf(mockPartnerApi({ events: [event] })), 'idlib'),
    'Bridge shelled: 2 killed',
  );
});

test('an unknown number is not printed as none', async () => {
  const event = buildEvent({
    title: 'Bridge shelled',
    province: { slug: 'idlib' },
    casualties: { killed: { best: null } },
  });
  assert.equal(await headline(clientOf(mockPartnerApi({ events: [event] })), 'idlib'), 'Bridge shelled');
});

test('a service that is busy for a moment is asked again', async () => {
  const mock = mockPartnerApi();
  mock.failNext('quota-exceeded', { retryAfterSeconds: 0 });
  assert.equal(await headline(clientOf(mock), 'idlib'), 'Nothing new from idlib');
  assert.equal(mock.requests.length, 2);
});
