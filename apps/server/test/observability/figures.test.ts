import { readFile } from 'node:fs/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/observability/metrics.js';
import { measureStore } from '../../src/observability/store-metrics.js';

const page = await readFile(new URL('../../../../docs/how-to/watch.md', import.meta.url), 'utf8');

test('docs/how-to/watch.md has a row for each figure of ours', async () => {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const names = (registry: Registry) => registry.getMetricsAsArray().map(({ name }) => name);
  const metrics = createMetrics();
  metrics.measurePrepared(() => 0);
  const size = { records: 0, passages: 0, terms: 0, bytes: 0, revision: 0, loadedUpTo: 0 };
  measureStore(metrics.registry, {
    researcher: { ready: () => false, size: () => size },
    store: { replicas: () => ({ revisions: [], reads: { replica: 0, behind: 0, away: 0 } }) },
    revision: { revision: () => null, historiesLost: () => 0 },
  });
  const ours = names(metrics.registry).filter((name) => !names(ofProcess).includes(name));
  expect(ours.length).toBeGreaterThan(5);
  for (const name of ours) expect(page).toContain(`\n| \`${name}\` | `);
});
