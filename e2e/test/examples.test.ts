import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { ended, startProgram } from './support/run-program.js';

describe('examples', () => {
  let server: PartnerServer;
  beforeAll(async () => {
    const [embedded] = engines;
    if (!embedded) throw new Error('there is an embedded engine');
    server = await startPartnerServer(embedded, { seedDemo: true });
  });
  afterAll(() => server.close());

  const run = (file: string, args: readonly string[], input = '') => {
    const program = startProgram(`examples/${file}`, args, {});
    program.stdin.end(input);
    return ended(program);
  };

  it.each([
    ['fact-check', { claim: 'The Federal Court in Sarenes ordered the Tarmonde dam to be demolished.' }],
    [
      'fact-check',
      { claim: 'El alto el fuego se firmó en Isla Dorvena ante observadores de tres provincias.' },
    ],
    ['research', { query: 'Why do farmers in Ilvara Baja protest?' }],
  ])('01 verifies the evidence of %s offline, from the response alone', async (operation, question) => {
    const { body } = await server.post(`/api/v1/${operation}`, question);
    const { code, output } = await run('01-verify-evidence.mjs', [], JSON.stringify(body));
    expect(code).toBe(0);
    expect(output).toMatch(/^holds e1: /);
  });

  it('01 finds a quotation that was altered', async () => {
    const { body } = await server.post('/api/v1/research', {
      query: 'Why do farmers in Ilvara Baja protest?',
    });
    const altered = JSON.stringify(body).replaceAll('"byte_start":0', '"byte_start":1');
    expect(await run('01-verify-evidence.mjs', [], altered)).toMatchObject({ code: 1 });
  });

  it('02 walks over events and ends with the credit', async () => {
    const { code, output } = await run('02-list-events.mjs', [server.address, '720h']);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n').length).toBeGreaterThan(8);
    expect(output).toContain('Sotavia');
    expect(await run('02-list-events.mjs', [server.address, '1d'])).toMatchObject({ code: 1 });
  });
});
