import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embedded } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { ended, partnerApi, startProgram } from './support/run-program.js';

describe('examples', () => {
  let server: PartnerServer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'examples-'));
    server = await startPartnerServer(embedded, { seedDemo: true });
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

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
  ])('01 verifies the evidence of %s offline', async (operation, question) => {
    const { body } = await server.post(`/api/v1/${operation}`, question);
    const { code, output } = await run('01-verify-evidence.mjs', [], JSON.stringify(body));
    expect(code).toBe(0);
    expect(output).toMatch(/^holds e1: /);
  });

  it('01 finds an altered quotation', async () => {
    const { body } = await server.post('/api/v1/research', {
      query: 'Why do farmers in Ilvara Baja protest?',
    });
    const altered = JSON.stringify(body).replaceAll('"byte_start":0', '"byte_start":1');
    expect(await run('01-verify-evidence.mjs', [], altered)).toMatchObject({ code: 1 });
  });

  it.each([
    [
      'a problem',
      '{"type":"/problems/quota-exceeded","title":"Too many requests","status":429,"detail":"Wait."}',
    ],
    ['another JSON', '{"data":[]}'],
    ['nothing', ''],
  ])('01 prints one line for %s', async (_, input) => {
    const { code, errors } = await run('01-verify-evidence.mjs', [], input);
    expect(code).toBe(1);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    '02-list-events.mjs',
    '03-poll-a-page.mjs',
    '04-mirror.mjs',
    '05-research.mjs',
    '06-fact-check-in-html.mjs',
    '07-csv-and-map.mjs',
    '10-stale-answers.mjs',
  ])('%s prints one line when there is no server or the address is invalid', async (file) => {
    for (const address of ['http://127.0.0.1:1', 'no address']) {
      const place =
        file.startsWith('05') || file.startsWith('06') ? 'Is it so?' : path.join(directory, 'none');
      const args = file.startsWith('02') ? [address] : [address, place];
      const { code, errors } = await run(file, args);
      expect(code).toBe(1);
      expect(errors.trimEnd().split('\n'), errors).toHaveLength(1);
      expect(errors).not.toContain('    at ');
    }
  });

  it('02 lists events and ends with the credit', async () => {
    const { code, output } = await run('02-list-events.mjs', [server.address, '720h']);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n').length).toBeGreaterThan(8);
    expect(output).toContain('Sotavia');
    expect(await run('02-list-events.mjs', [server.address, '1d'])).toMatchObject({ code: 1 });
  });

  it('03 polls a page, gets 304 for an unchanged one, and prints the warning for a misspelt province', async () => {
    const { code, output } = await run('03-poll-a-page.mjs', [server.address, 'tarmonde', '0', '3']);
    expect(code).toBe(0);
    expect(output.match(/^as of /gm)).toHaveLength(1);
    expect(output.match(/^unchanged$/gm)).toHaveLength(2);
    expect(output).toContain('(killed: unknown)');
    const misspelt = await run('03-poll-a-page.mjs', [server.address, 'tarmond', '0', '1']);
    expect(misspelt.output).toContain('Did you mean: tarmonde?');
  });

  it('04 updates a copy on each run, without the retracted event', async () => {
    const copy = path.join(directory, 'copy');
    const first = await run('04-mirror.mjs', [server.address, copy]);
    expect(first).toMatchObject({ code: 0, output: '45 written, 0 removed, 0 known already\n' });
    const files = await readdir(path.join(copy, 'events'));
    expect(files).toHaveLength(45);
    expect(files).not.toContain('demo-event-ballot-lorry.json');
    const event = await readFile(path.join(copy, 'events/demo-event-grid-failure.json'), 'utf8');
    expect(JSON.parse(event)).toMatchObject({ version: 2, credit: expect.stringContaining('Sotavia') });
    const second = await run('04-mirror.mjs', [server.address, copy]);
    expect(second.output).toBe('0 written, 0 removed, 45 known already\n');
    await writeFile(path.join(copy, 'events/demo-event-ballot-lorry.json'), '{}');
    const third = await run('04-mirror.mjs', [server.address, copy]);
    expect(third.output).toBe('0 written, 1 removed, 45 known already\n');
  });

  it('05 answers a question with verified evidence, or prints that the answer is not known', async () => {
    const { code, output } = await run('05-research.mjs', [server.address]);
    expect(code).toBe(0);
    expect(output).toMatch(/^e1 supports: “/m);
    expect(output).toContain('the quotation holds');
    expect(output).not.toContain('DOES NOT HOLD');
    const unknown = await run('05-research.mjs', [server.address, 'Who won the chess championship?']);
    expect(unknown).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Not known: \d+ records were searched/),
    });
  });

  it('06 writes a fact-check as HTML with the credit, all escaped', async () => {
    const { code, output } = await run('06-fact-check-in-html.mjs', [server.address]);
    expect(code).toBe(0);
    expect(output).toContain('<h2>Refuted</h2>');
    expect(output).toMatch(
      /<footer><a href="[^"]+">Partner API<\/a>, licensed <a href="https:\/\/creativecommons/,
    );
    const usage = await readFile(
      new URL('../../examples/06-fact-check-in-html.mjs', import.meta.url),
      'utf8',
    );
    const [, claim = ''] = /^\/\/ .*3000 "(.+)"/m.exec(usage) ?? [];
    const shown = await run('06-fact-check-in-html.mjs', [server.address, claim]);
    expect(shown.output).toMatch(/<h2>Refuted<\/h2>[\s\S]*<li><q>/);
    const hostile = await run('06-fact-check-in-html.mjs', [
      server.address,
      'The dam <script>alert(1)</script> broke.',
    ]);
    expect(hostile.output).toContain('&#60;script&#62;');
    expect(hostile.output).not.toContain('<script');
  });

  it('07 writes a table and a map of the same events, and the credit', async () => {
    const out = path.join(directory, 'out');
    expect(await run('07-csv-and-map.mjs', [server.address, '720h', out])).toMatchObject({ code: 0 });
    const [table = '', credit, map = ''] = await Promise.all(
      ['events.csv', 'events.csv.credit.txt', 'events.geojson'].map((name) =>
        readFile(path.join(out, name), 'utf8'),
      ),
    );
    const ids = [...table.matchAll(/^"(demo-event-[a-z0-9-]+)",/gm)].map(([, id]) => id);
    const layer = JSON.parse(map) as { attribution: string; features: { id: string }[] };
    expect(ids.length).toBeGreaterThan(8);
    expect(layer.features.map(({ id }) => id)).toEqual(ids);
    expect(credit?.trim()).toBe(layer.attribution);
  });

  it('08 tests a program without the service', async () => {
    expect(await run('08-test-without-the-service.mjs', [])).toMatchObject({
      code: 0,
      output: expect.stringContaining('# pass 3'),
    });
  });

  it('10 finds an answer whose record was retracted, and the next answer does not use the record', async () => {
    const answers = path.join(directory, 'answers');
    const query = 'Why do farmers in Ilvara Baja protest?';
    const ask = async () => (await server.client.research({ query })).data.used_records.map(({ id }) => id);
    expect(await run('10-stale-answers.mjs', [server.address, answers, query])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^research-\w+ kept; it rests on (1 record|[2-9] records)$/m),
    });
    expect(await run('10-stale-answers.mjs', [server.address, answers])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^current research-/),
    });
    const [first = ''] = await ask();
    const reason = 'The report was made up.';
    expect(
      await partnerApi(['retract', first, '--reason', reason, '--json'], server.environment),
    ).toMatchObject({
      json: { status: 'retracted' },
    });
    const { code, output } = await run('10-stale-answers.mjs', [server.address, answers]);
    expect(code).toBe(3);
    expect(output).toMatch(/^STALE research-/);
    expect(output).toContain(`${first}: version`);
    expect(output).toContain(`is retracted (${reason})`);
    await expect.poll(ask, { timeout: 5_000 }).not.toContain(first);
  });
});
