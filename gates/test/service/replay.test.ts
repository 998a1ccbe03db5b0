import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { inRoot, releasesOf } from '../../src/repository.js';
import { type ClientSuite, runClientSuite } from '../support/client-suite.js';
import { startServiceOfTomorrow } from '../support/service-of-tomorrow.js';

const service = inject('service');

describe.each(releasesOf('client'))('client %s, as it was released, with its tests of then', (version) => {
  const directory = inRoot('packages/client/released', version);
  const suite: ClientSuite = {
    tarball: path.join(directory, 'client.tgz'),
    directory: path.join(directory, 'e2e'),
  };

  test('works with the service of today', async () => {
    const { apiKey, address: baseUrl } = service;
    const { passed, failures } = await runClientSuite(suite, { baseUrl, apiKey, answers: 'today' });
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(30);
  });

  test('works with a service that has new members and values everywhere', async () => {
    const document = JSON.parse(await readFile(inRoot('docs/openapi.json'), 'utf8'));
    const tomorrow = await startServiceOfTomorrow(service.address, document);
    const { apiKey } = service;
    const { passed, failures } = await runClientSuite(suite, {
      baseUrl: tomorrow.address,
      apiKey,
      answers: 'tomorrow',
    });
    await tomorrow.close();
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(30);
  });
});

test('there is a release to replay', () => {
  expect(releasesOf('client').length).toBeGreaterThan(0);
});
