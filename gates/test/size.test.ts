import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../src/repository.js';
import { runCommand } from '../src/run-command.js';

const budgets = inRoot('packages/client/.size-limit.js');

test.runIf(existsSync(budgets))('the client is within its budget', async () => {
  const { code, output, errors } = await runCommand('size-limit', [], {
    directory: inRoot('packages/client'),
  });
  expect(code, output + errors).toBe(0);
});
