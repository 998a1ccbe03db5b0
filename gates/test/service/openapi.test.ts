import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { inRoot } from '../../src/repository.js';
import { runCommand } from '../../src/run-command.js';
import { startChangingProxy } from '../support/changing-proxy.js';
import { startServiceOfTomorrow } from '../support/service-of-tomorrow.js';
import { temporaryDirectory } from '../support/temporary-directory.js';

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

describe('a script without generator, in Python', () => {
  const everyOperation = (address: string) =>
    runCommand('python3', [inRoot('gates/openapi/every_operation.py'), address], {
      environment: environment(address),
    });

  test('calls every operation from the document alone, and finds every answer as described', async () => {
    const { code, output, errors } = await everyOperation(service.address);
    expect([code, errors], output).toEqual([0, '']);
    expect(output.match(/^\w+: \[200, /gm)).toHaveLength(6);
  });

  test('would see members and values that are not described', async () => {
    const tomorrow = await startServiceOfTomorrow(service.address, JSON.parse(text));
    const { code, output } = await everyOperation(tomorrow.address);
    await tomorrow.close();
    expect(code).toBe(1);
    expect(output).toMatch(/VIOLATION GET .* 200: \/data\/0\/added_tomorrow is not described/);
  });

  test.each([
    [
      'a parameter of another name',
      (document: string) => document.replace('"name":"limit"', '"name":"size"'),
      /is not taken/,
    ],
    [
      'a wrong type',
      (document: string) => document.replaceAll('"integer"', '"boolean"'),
      /against type "boolean"/,
    ],
    [
      'a status left out',
      (document: string) => document.replaceAll('"400":', '"402":'),
      /400: the status is not described/,
    ],
  ])('would see %s in the document', async (_, doctor, violation) => {
    const doctored = await startChangingProxy(service.address, (body, { path: asked }) =>
      asked === '/openapi.json' ? JSON.parse(doctor(JSON.stringify(body))) : body,
    );
    const { code, output } = await everyOperation(doctored.address);
    await doctored.close();
    expect(code).toBe(1);
    expect(output).toMatch(violation);
  });
});
