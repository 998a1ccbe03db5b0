import { createPartnerClient } from '@partner-api/client';
import { createResponseCache } from '@partner-api/client/cache';
import { expect, it } from 'vitest';
import { world } from './support/world.js';

const { client, baseUrl, apiKey } = world;

it('an unchanged response is not sent again', async () => {
  const caching = createPartnerClient({ baseUrl, apiKey, cache: createResponseCache() });
  const [first] = (await caching.events.list({ limit: 1 })).data;
  const fresh = await caching.events.get(first?.id ?? '');
  const again = await caching.events.get(first?.id ?? '');
  expect([fresh.http.notModified, again.http.notModified]).toEqual([false, true]);
  expect(again.data).toEqual(fresh.data);
});

it.each(['events', 'dossiers', 'claims'] as const)(
  'a mirror of %s has every record, and resumes from its state',
  async (list) => {
    const copy = new Map<string, unknown>();
    let state = null;
    let changes = 0;
    for await (const change of client[list].mirror({ limit: 20 })) {
      if (change.kind === 'upsert') copy.set(change.id, change.record);
      else copy.delete(change.id);
      state = change.state;
      changes += 1;
    }
    const published = await client[list].list().toArray({ max: 10_000 });
    expect(published.length).toBeGreaterThan(3);
    if (!world.hasUnknownValues)
      expect([...copy.keys()].sort()).toEqual(published.map(({ id }) => id).sort());
    for (const record of published) expect(copy.get(record.id)).toEqual(record);

    // Only the latest changes may be repeated.
    let repeated = 0;
    for await (const _ of client[list].mirror({ state })) repeated += 1;
    expect(repeated).toBeLessThanOrEqual(changes);
  },
);
