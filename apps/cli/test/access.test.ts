import { randomUUID } from 'node:crypto';
import { serveCommands } from '@partner-api/admin/control';
import { TERMS } from '@partner-api/contract';
import { openStore } from '@partner-api/storage';
import { embedded, engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerApi, partnerApiReading } from './command-line.js';

const environmentOf = ({ location }: Pick<OpenedEngine, 'location'>): NodeJS.ProcessEnv =>
  'directory' in location ? { DATA_DIR: location.directory } : { DATABASE_URL: location.connectionString };

const CREATE = [
  'keys',
  'create',
  '--partner',
  'Harbour News',
  '--scopes',
  'read,fact_check',
  '--accept-terms',
];

describe.each(engines)('the command line, while a server runs on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    let desk: { close(): Promise<void> } | null = null;
    const serverErrors: unknown[] = [];
    const cli = (...argv: readonly string[]) => partnerApi(environmentOf(opened), ...argv);

    beforeAll(async () => {
      opened = await engine.open();
      if (!('directory' in opened.location)) return;
      desk = await serveCommands({
        directory: opened.location.directory,
        store: openStore(opened.database),
        clock: () => new Date(),
        onError: (error) => serverErrors.push(error),
      });
    });
    afterAll(async () => {
      await desk?.close();
      await opened.close();
    });

    it('makes, rotates, lists and revokes keys', async () => {
      const created = await cli(...CREATE, TERMS.version, '--expires', '2099-12-31', '--json');
      expect(created).toMatchObject({ code: 0, complained: expect.stringContaining('shown this once') });
      const { id, key } = created.json;
      expect(created.json).toEqual({
        id,
        key: expect.stringMatching(`^pk_${id}_`),
        partner: 'Harbour News',
        scopes: ['read', 'fact_check'],
        terms_version: TERMS.version,
        expires_at: '2099-12-31T23:59:59Z',
      });
      const rotated = await cli('keys', 'rotate', id, '--overlap-hours', '2', '--json');
      expect(rotated).toMatchObject({ code: 0, json: { partner: 'Harbour News', replaces: { id } } });
      expect(await cli('keys', 'revoke', id, '--json')).toMatchObject({
        code: 0,
        json: { result: 'revoked' },
      });
      const listed = await cli('keys', 'list', '--json');
      expect(listed.json.keys.map((shown: { id: string; state: string }) => [shown.id, shown.state])).toEqual(
        expect.arrayContaining([
          [rotated.json.id, 'active'],
          [id, 'revoked'],
        ]),
      );
      const secrets = [key, rotated.json.key].map((whole: string) => whole.split('_')[2] ?? whole);
      const audit = await cli('audit', 'list', '--json');
      for (const secret of secrets)
        expect(listed.said + audit.said + created.complained).not.toContain(secret);
    });

    it('prints an outline without --json', async () => {
      const created = await cli(...CREATE, TERMS.version);
      expect(created).toMatchObject({ code: 0, said: expect.stringMatching(/^id: \w{12}\nkey: pk_\w+\n/) });
    });

    it('refuses another version of the terms', async () => {
      const refused = await cli(...CREATE, '2020-01-01', '--json');
      expect(refused).toMatchObject({ code: 1, json: { error: expect.stringContaining(TERMS.version) } });
    });

    it('suspends and resumes partners', async () => {
      await cli(...CREATE, TERMS.version);
      for (const [change, result] of [
        ['suspend', 'suspended'],
        ['resume', 'resumed'],
      ] as const) {
        const changed = await cli('partners', change, 'Harbour News', '--json');
        expect(changed).toMatchObject({ code: 0, json: { partner: 'Harbour News', result } });
      }
      const listed = await cli('partners', 'list', '--json');
      expect(listed.json.partners).toMatchObject([{ name: 'Harbour News', suspended_at: null }]);
      expect((await cli('partners', 'list')).said).toMatch(
        /^partners:\n {2}- name: Harbour News\n {4}suspended at: none\n/,
      );
      expect(await cli('partners', 'suspend', 'Nobody')).toMatchObject({ code: 1 });
    });

    it('calibrates from a stream, and resets the calibration', async () => {
      const pairs = Array.from({ length: 80 }, (_, number) => [
        {
          claim: `they say ship ${number} sank off cape ${number}`,
          reviewed: `Ship ${number} sank off Cape ${number}.`,
          same: true,
        },
        {
          claim: `they say ship ${number} sank off cape ${number}`,
          reviewed: `Cape ${number + 1} lost ${number} trees.`,
          same: false,
        },
      ]).flat();
      const input = pairs.map((pair) => JSON.stringify({ ...pair, lang: 'en' })).join('\n');
      const options = ['--precision', '0.9', '--false-alarms', '0.1', '--json'];
      const done = await partnerApiReading(input, environmentOf(opened), 'calibrate', '-', ...options);
      expect(done).toMatchObject({
        code: 0,
        json: {
          pairs: 160,
          precision: expect.any(Number),
          coverage: expect.any(Number),
          false_alarms: expect.any(Number),
          fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      });
      expect(await cli('calibrate', 'none', '--json')).toMatchObject({
        code: 0,
        json: { result: 'dropped' },
      });
      expect(await cli('calibrate', '-', '--precision', '95')).toMatchObject({ code: 2 });
    });

    it('verifies the audit log: exit code 0 if it is intact, 1 with the row if not', async () => {
      await cli(...CREATE, TERMS.version);
      const head = (await cli('audit', 'head', '--json')).json;
      const whole = await cli('audit', 'verify', '--expect-head', head.hash, '--json');
      expect(whole).toMatchObject({ code: 0, json: { intact: true, head, fault: null } });
      for (const statement of [
        'alter table audit disable trigger audit_append_only',
        `update audit set subject = 'another' where seq = 2`,
      ])
        await opened.database.query({ text: statement, values: [] });
      expect(await cli('audit', 'verify', '--json')).toMatchObject({
        code: 1,
        json: { intact: false, fault: { kind: 'altered', seq: 2 } },
        complained: expect.stringContaining('row 2'),
      });
    });

    it('counts and lists flags of a partner, and clears the partner', async () => {
      await cli(
        'keys',
        'create',
        '--partner',
        'Quay Weekly',
        '--scopes',
        'research',
        '--accept-terms',
        TERMS.version,
      );
      await openStore(opened.database).audit.append({
        at: new Date(),
        actor: 'Quay Weekly',
        action: 'request.flagged',
        subject: randomUUID(),
        detail: { partner: 'Quay Weekly', operation: 'research', rules: ['crowd'], signs: ['when'] },
      });
      expect(
        await cli('audit', 'flags', '--partner', 'Quay Weekly', '--since', '48h', '--json'),
      ).toMatchObject({
        code: 0,
        json: {
          counts: [{ partner: 'Quay Weekly', rule: 'crowd', flags: 1 }],
          standings: [{ partner: 'Quay Weekly', flags: 1, limited: false, stopped: false }],
          flags: [{ partner: 'Quay Weekly', detail: { rules: ['crowd'] } }],
        },
      });
      expect(await cli('audit', 'flags', '--since', '2 days')).toMatchObject({
        code: 2,
        complained: expect.stringContaining('number of hours'),
      });
      expect(await cli('partners', 'clear', 'Quay Weekly', '--json')).toMatchObject({
        code: 0,
        json: { partner: 'Quay Weekly', flags: 1 },
      });
    });

    it('finds a refusal by its decision_id, and compares a text with it', async () => {
      const store = openStore(opened.database);
      const decision = randomUUID();
      const text = 'Which road will the aid convoy take tomorrow?';
      await store.audit.append({
        at: new Date(),
        actor: 'Harbour News',
        action: 'request.refused',
        subject: decision,
        detail: { text_hash: await store.keyedHash(text) },
      });
      const found = await cli('audit', 'list', '--decision', decision, '--json');
      expect(found).toMatchObject({ code: 0, json: { entries: [{ subject: decision }] } });
      const hashOf = (said: string | Uint8Array) =>
        partnerApiReading(said, environmentOf(opened), 'audit', 'hash', '-', '--json');
      const { text_hash } = found.json.entries[0].detail;
      expect(await hashOf(`${text}\n`)).toMatchObject({ code: 0, json: { text_hash } });
      expect((await hashOf('Another text')).json.text_hash).not.toBe(text_hash);
      expect(await hashOf(Buffer.from([0xff]))).toMatchObject({
        code: 1,
        complained: expect.stringContaining('not UTF-8'),
      });
      expect(await hashOf('x'.repeat(20_000))).toMatchObject({ code: 1 });
      const unknown = randomUUID();
      expect(await cli('audit', 'list', '--decision', unknown, '--json')).toMatchObject({
        code: 0,
        json: { entries: [] },
        complained: expect.stringContaining(unknown),
      });
      expect(await cli('audit', 'list', '--decision', 'decision 5')).toMatchObject({
        code: 2,
        complained: expect.stringContaining('decision_id'),
      });
    });

    it.each([
      ['keys', 'create'],
      ['keys', 'create', '--partner', 'x', '--scopes', 'read'],
      ['keys', 'rotate', 'abcdefghijkl', '--overlap-hours', '-1'],
      ['keys', 'rotate', 'abcdefghijkl', '--overlap-hours', '1e2'],
      ['keys', 'steal'],
      ['partners'],
      ['audit', 'list', '--limit', 'all'],
      ['audit', 'verify', '--expect-head'],
    ])('ends %s %s … with 2: the command line is wrong', async (...argv) => {
      expect(await cli(...argv)).toMatchObject({ code: 2, said: '' });
    });

    it.each<[string, ...string[]]>([
      [
        '--scopes each must be one of read, research, fact_check.',
        ...['keys', 'create', '--partner', 'x', '--scopes', 'read,foo', '--accept-terms', TERMS.version],
      ],
      ['--partner must not be empty.', ...CREATE.with(3, ' '), TERMS.version],
      ['--limit must be at least 1.', 'audit', 'list', '--limit', '0'],
      ['--limit must be at most 1000.', 'audit', 'list', '--limit', '1001', '--before', '5'],
      ['--expect-head must be a hash as `audit head` prints it', 'audit', 'verify', '--expect-head', 'zz'],
      ['--overlap-hours must be at most 720.', 'keys', 'rotate', 'abcdefghijkl', '--overlap-hours', '721'],
      ['<id> must be the id of a key', 'keys', 'revoke', 'my-key'],
      ['<id> must be a record id', 'retract', '!!', '--reason', 'x'],
      ['<partner> must be one line', 'partners', 'suspend', 'a\u200bb'],
    ])('names what is wrong with a command line: %s', async (complaint, ...argv) => {
      const { code, said, complained } = await cli(...argv, '--json');
      expect([code, said]).toEqual([2, '']);
      expect(complained).toContain(`error: ${complaint}`);
    });

    it('warns if a new partner has a name similar to another', async () => {
      await cli(...CREATE, TERMS.version);
      const created = await cli(...CREATE.with(3, 'harbour news'), TERMS.version, '--json');
      expect(created).toMatchObject({
        code: 0,
        complained: expect.stringContaining('harbour news is a new partner, beside Harbour News.'),
      });
      expect(created.complained).toContain(`keys revoke ${created.json.id}`);
      const again = await cli(...CREATE.with(3, 'harbour news'), TERMS.version);
      expect(again.complained).not.toContain('new partner');
    });

    it('logs no error in the server', () => expect(serverErrors).toEqual([]));
  });
});

describe('the command line, while no server runs', () => {
  it('prints the versions of contract and schema', async () => {
    expect(await partnerApi({}, '--version')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^contract 1\.\d+\.\d+, schema \d+, node 2\d\./),
    });
  });

  it('warns of a misspelt variable, because another store may be meant', async () => {
    const environment = { DATABSE_URL: 'postgres://desk:hunter2@db/x', DATA_DIR: '/dev/null/none' };
    const { complained } = await partnerApi(environment, 'status');
    expect(complained).toContain('DATABSE_URL is not known here; did you mean DATABASE_URL?\n');
    expect(complained).not.toContain('hunter2');
  });

  it('makes a key in a directory that has no store yet', async () => {
    const store = await embedded.create('none');
    const environment = environmentOf(store);
    const created = await partnerApi(environment, ...CREATE, TERMS.version, '--json');
    expect(created).toMatchObject({ code: 0, json: { partner: 'Harbour News' } });
    expect(await partnerApi(environment, 'audit', 'verify', '--json')).toMatchObject({
      code: 0,
      json: { rows: 2 },
    });
    await store.remove();
  }, 120_000);
});
