import { openEmbedded } from '@partner-api/storage/engine';
import { copyOfEmptyDatabase } from '@partner-api/storage/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { startServer } from '../../src/lifecycle/start-server.js';

vi.mock('../../src/lifecycle/serve-composition.js', () => {
  throw new Error('terms.en.tsv is not there');
});

test('code that cannot be loaded is the reason, and the store that was opened meanwhile is closed', async () => {
  const { directory, remove } = await copyOfEmptyDatabase();
  onTestFinished(remove);
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', SEED_DEMO: '0', DATA_DIR: directory });
  const failure = await startServer(config).catch((error) => error);
  expect(String(failure.cause ?? failure)).toContain('terms.en.tsv is not there');
  const again = await openEmbedded({ directory });
  await again.close();
}, 120_000);
