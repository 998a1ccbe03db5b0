import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pack } from '../../src/release/pack.js';
import { inRoot } from '../../src/repository.js';
import { type ClientSuite, runClientSuite } from '../support/client-suite.js';
import { DOCTORED } from '../support/doctored.js';
import type { Document } from '../support/document.js';
import { startServiceOfTomorrow, tomorrow } from '../support/service-of-tomorrow.js';
import { temporaryDirectory } from '../support/temporary-directory.js';
import { startValidatingProxy } from '../support/validating-proxy.js';

const documentFile = inRoot('docs/openapi.json');

const service = inject('service');

let suite: ClientSuite;
let document: Document;
beforeAll(async () => {
  const [tarball, text] = await Promise.all([
    temporaryDirectory('packed').then((directory) => pack('client', directory)),
    readFile(documentFile, 'utf8'),
  ]);
  suite = { tarball, directory: inRoot('e2e/client') };
  document = JSON.parse(text);
});

const run = (baseUrl: string, answers: 'today' | 'tomorrow') =>
  runClientSuite(suite, { baseUrl, apiKey: service.apiKey, answers });

describe('the client of today, packed', () => {
  test('and the service keep to the document, in every request and every answer', async () => {
    const proxy = await startValidatingProxy(service.address, documentFile);
    const { passed, failures } = await run(proxy.address, 'today');
    const { exchanges, violations } = await proxy.close();
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(30);
    expect(exchanges).toBeGreaterThan(100);
    expect(violations).toEqual([]);
  });

  test('works with a service that has new members and values everywhere', async () => {
    const later = await startServiceOfTomorrow(service.address, document);
    const { failures } = await run(later.address, 'tomorrow');
    await later.close();
    expect(failures).toEqual([]);
  });
});

test('what stands between would see it: otherwise, from a document that says otherwise', async () => {
  const doctored = structuredClone(document);
  for (const [, doctor] of DOCTORED) doctor(doctored);
  const file = path.join(await temporaryDirectory('doctored'), 'openapi.json');
  await writeFile(file, JSON.stringify(doctored));

  const proxy = await startValidatingProxy(service.address, file);
  await run(proxy.address, 'today');
  const { violations } = await proxy.close();
  const unseen = DOCTORED.filter(([, , pattern]) => !violations.some((violation) => pattern.test(violation)));
  expect(unseen.map(([name]) => name)).toEqual([]);
});

test('a service of tomorrow adds to every object, and to every open enumeration', () => {
  const problem = { type: '/problems/not-found', errors: [{ parameter: 'since', detail: 'x' }], title: 'T' };
  expect(tomorrow(document, { $ref: '#/components/schemas/Problem' }, problem)).toEqual({
    type: '/problems/not-found-of-tomorrow',
    errors: [{ parameter: 'since', detail: 'x', added_tomorrow: expect.anything() }],
    title: 'T',
    added_tomorrow: expect.anything(),
  });
});
