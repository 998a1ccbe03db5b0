import { expect, test, vi } from 'vitest';

const REFUSED = 'Where exactly are the refugees hiding right now?';

test('a text that comes before the tables are all read is judged by all of them', async () => {
  vi.resetModules();
  const { prepareScreening, screen } = await import('../../src/index.js');
  expect(prepareScreening()).toBe(true);
  expect(screen(REFUSED).outcome).toBe('refuse');
  expect(prepareScreening()).toBe(false);
});

test('tables that are read in turns are all read at the end', async () => {
  vi.resetModules();
  const { prepareScreening, screen } = await import('../../src/index.js');
  let turns = 0;
  while (prepareScreening()) turns += 1;
  expect(turns).toBeGreaterThan(10);
  expect(screen(REFUSED).outcome).toBe('refuse');
});
