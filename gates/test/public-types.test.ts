import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDocument } from '@partner-api/contract/openapi';
import { expect, test } from 'vitest';
import { announcedPackages } from '../src/public-types/announced.js';
import { apiReports, readReports, reportsDirectory } from '../src/public-types/api-reports.js';
import { versionOf } from '../src/release/pack.js';
import { latestRelease } from '../src/repository.js';

const HOW =
  'announce it with `npx pnpm changeset`; as long as the version is not published, renew it with `node gates/dist/release/freeze-main.js`';

test('the reports of the types are those of the client as built: `npx pnpm api` writes them anew', async () => {
  expect(await readReports(reportsDirectory)).toEqual(await apiReports());
});

test.each(['client', 'contract'] as const)('the version of %s is kept as a release', async (name) => {
  expect(latestRelease(name).version).toBe(await versionOf(name));
});

test('types of the client that changed since its release are announced', async () => {
  const released = await readReports(path.join(latestRelease('client').directory, 'api'));
  if ((await announcedPackages()).includes('@partner-api/client')) return;
  expect(await readReports(reportsDirectory), HOW).toEqual(released);
});

test('a contract that changed since its release is announced', async () => {
  const released = await readFile(path.join(latestRelease('contract').directory, 'openapi.json'), 'utf8');
  if ((await announcedPackages()).includes('@partner-api/contract')) return;
  expect(openApiDocument(), HOW).toEqual(JSON.parse(released));
});
