import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { CONTRACT_VERSION, PATH_PREFIX } from '../src/index.js';

test('the contract says the version that its package has', () => {
  expect(CONTRACT_VERSION).toBe(packageJson.version);
});

test('paths carry its major version', () => {
  expect(PATH_PREFIX).toBe(`/api/v${CONTRACT_VERSION.split('.')[0]}`);
});
