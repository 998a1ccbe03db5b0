import { expect, it } from 'vitest';
import { content, overHttp, world } from './support/world.js';

const { client } = world;

it('an event by its id equals the list row and the HTTP response', async () => {
  const [first] = (await client.events.list({ limit: 1 })).data;
  if (!first) throw new Error('there are events');
  const read = await client.events.get(first.id);
  expect(read.data).toEqual(first);
  expect(content(read)).toEqual(content(await overHttp(`/api/v1/events/${first.id}`)));
});

it('an event has the members that a newsroom prints', async () => {
  for (const event of (await client.events.list({ limit: 200 })).data) {
    expect(event.title).toEqual(expect.any(String));
    expect(event.version).toBeGreaterThan(0);
    const { low, best, high } = event.casualties.killed;
    const known = [low, best, high].filter((number) => number !== null);
    expect(known).toEqual([...known].sort((a, b) => a - b));
    if (event.location) expect(event.location.generalized).toBe(true);
  }
});
