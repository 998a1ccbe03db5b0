import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { CONTRACT_VERSION, PATH_PREFIX } from '../src/index.js';

test('CONTRACT_VERSION is the version of package.json', () => {
  expect(CONTRACT_VERSION).toBe(packageJson.version);
});

test('paths start with the major version', () => {
  expect(PATH_PREFIX).toBe(`/api/v${CONTRACT_VERSION.split('.')[0]}`);
});
