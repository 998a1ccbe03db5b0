import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { inRoot } from '../../src/repository.js';
import { runCommand } from '../../src/run-command.js';
import { callEveryOperation, MISTAKE } from '../support/every-operation.js';
import { startServiceOfTomorrow } from '../support/service-of-tomorrow.js';
import { temporaryDirectory } from '../support/temporary-directory.js';
import { startValidatingProxy } from '../support/validating-proxy.js';

const service = inject('service');

let text: string;
beforeAll(async () => {
  text = await readFile(inRoot('docs/openapi.json'), 'utf8');
});

const environment = (baseUrl: string) => ({ PARTNER_BASE_URL: baseUrl, PARTNER_API_KEY: service.apiKey });

test('openapi-typescript and openapi-fetch: types without skipLibCheck, and all operations', async () => {
  const directory = await temporaryDirectory('openapi-fetch');
  await cp(inRoot('gates/openapi/fetch'), directory, { recursive: true });
  await symlink(inRoot('gates/node_modules'), path.join(directory, 'node_modules'));
  await writeFile(path.join(directory, 'package.json'), '{"type": "module"}');
  await writeFile(path.join(directory, 'schema.ts'), astToString(await openapiTypescript(JSON.parse(text))));

  const types = await runCommand(inRoot('node_modules/.bin/tsc'), ['-p', directory]);
  expect(types.output).toBe('');
  const { code, output, errors } = await runCommand(process.execPath, ['built/main.js'], {
    directory,
    environment: environment(service.address),
  });
  expect([code, errors]).toEqual([0, '']);
  expect(JSON.parse(output)).toEqual({
    events: 5,
    same: true,
    best: true,
    dossiers: 5,
    evidence: expect.toSatisfy((count: number) => count > 0),
    matched: true,
    missing: 404,
  });
});

describe('a program that knows the document alone', () => {
  /** What it and the proxy between it and a service find, by the document that the service serves, changed or not. */
  async function everyOperation(address: string, doctor = (served: string) => served) {
    const served = doctor(await (await fetch(`${address}/openapi.json`)).text());
    const file = path.join(await temporaryDirectory('served'), 'openapi.json');
    // The proxy lets answers have members that the document does not, unless that says otherwise.
    const closed = JSON.parse(served, (_, value) =>
      value?.properties ? { additionalProperties: false, ...value } : value,
    );
    await writeFile(file, JSON.stringify(closed));
    const proxy = await startValidatingProxy(address, file);
    const { statuses, faults } = await callEveryOperation(JSON.parse(served), proxy.address, service.apiKey);
    const { violations } = await proxy.close();
    return { statuses, faults: [...faults, ...violations.filter((one) => !one.includes(MISTAKE))] };
  }

  test('calls every operation, and finds every answer as described', async () => {
    const { statuses, faults } = await everyOperation(service.address);
    expect(faults).toEqual([]);
    expect(Object.keys(statuses)).toHaveLength(6);
    for (const answered of Object.values(statuses))
      expect(answered).toEqual(expect.arrayContaining([200, 400]));
  });

  test('would see members that are not described', async () => {
    const later = await startServiceOfTomorrow(service.address, JSON.parse(text));
    const { faults } = await everyOperation(later.address);
    await later.close();
    expect(faults).toContainEqual(expect.stringMatching(/undocumented field "data\[0\]\.added_tomorrow"/));
  });

  test.each([
    ['a parameter of another name', '"name":"limit"', '"name":"size"', /is not taken/],
    ['a wrong type', '"integer"', '"boolean"', /must be boolean/],
    ['a status left out', '"400":', '"402":', /400: the status is not described/],
  ])('would see %s in the document', async (_, find, replacement, fault) => {
    const { faults } = await everyOperation(service.address, (served) =>
      JSON.stringify(JSON.parse(served)).replaceAll(find, replacement),
    );
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
});
