import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '@partner-api/storage/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { startServer } from '../../src/lifecycle/start-server.js';

vi.mock('../../src/lifecycle/serve-composition.js', () => {
  throw new Error('terms.en.tsv is not there');
});

test('code that cannot be loaded is the reason, and the store that was opened meanwhile is closed', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'partner-api-not-loaded-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const DATA_DIR = path.join(directory, 'store');
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', SEED_DEMO: '0', DATA_DIR });
  const failure = await startServer(config).catch((error) => error);
  expect(String(failure.cause ?? failure)).toContain('terms.en.tsv is not there');
  const again = await openEmbedded({ directory: DATA_DIR });
  await again.close();
}, 120_000);
