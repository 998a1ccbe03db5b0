import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/observability/metrics.js';
import { measureStore } from '../../src/observability/store-metrics.js';

const page = await readFile(new URL('../../../../docs/how-to/watch.md', import.meta.url), 'utf8');

const isInstalled = spawnSync('which', ['promtool']).status === 0;

function registryOfAll(): Registry {
  const metrics = createMetrics();
  metrics.measurePrepared(() => 0);
  const size = { records: 0, passages: 0, terms: 0, bytes: 0, revision: 0, loadedUpTo: 0 };
  measureStore(metrics.registry, {
    researcher: { ready: () => false, size: () => size },
    store: { replicas: () => ({ replicas: [], reads: { replica: 0, behind: 0, away: 0 } }) },
    revision: { revision: () => null, historiesLost: () => 0 },
  });
  return metrics.registry;
}

test('docs/how-to/watch.md has a row for each figure of ours', async () => {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const names = (registry: Registry) => registry.getMetricsAsArray().map(({ name }) => name);
  const ours = names(registryOfAll()).filter((name) => !names(ofProcess).includes(name));
  expect(ours.length).toBeGreaterThan(5);
  for (const name of ours) expect(page).toContain(`\n| \`${name}\` | `);
});

test.skipIf(!isInstalled)(
  `names and texts of figures follow the conventions of Prometheus${isInstalled ? '' : ' (promtool is not installed)'}`,
  async () => {
    const check = (text: string) =>
      spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' }).stderr;
    const faults = check(await registryOfAll().metrics());
    expect(faults.split('\n').filter((line) => /partner_api|http_/.test(line))).toEqual([]);
    expect(check('# TYPE partner_api_x counter\npartner_api_x 1\n')).toContain('partner_api_x');
  },
);
