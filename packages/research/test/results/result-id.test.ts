import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.js';
import { eventCountry, tell, watched } from '../support/event-country.js';
import { openResearcher } from '../support/open-researcher.js';

const events = [...watched, tell('e1', { day: '2026-03-03' }), tell('e2', { day: '2026-02-27' })];

test('an id is stable within a day, and changes when other days are counted', async () => {
  const clock = new TestClock();
  const researcher = openResearcher(eventCountry(events), clock);
  const ask = async (query: string) => (await researcher.research({ query, locale: 'en' })).id;
  const relative = 'How many battles were there in Sarenes in the last 20 days?';
  const fixed = 'How many battles were there in Sarenes in February 2026?';
  const [first, ofMarch] = [await ask(relative), await ask(fixed)];
  clock.advance(60_000);
  expect(await ask(relative)).toBe(first);
  clock.advance(24 * 3_600_000);
  expect(await ask(relative)).not.toBe(first);
  expect(await ask(fixed)).toBe(ofMarch);
});
