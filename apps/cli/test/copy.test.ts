import { findCommand, seedDemo } from '@partner-api/admin';
import { TERMS } from '@partner-api/contract';
import { copyStore, openStore } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import {
  type CreatedEngine,
  copyOfMigratedDatabase,
  type EmptyDatabase,
  postgresql,
} from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

const PAGE = { limit: 200, after: null };

describe.skipIf(postgresql.skip)('the embedded store, copied into PostgreSQL', () => {
  let source: EmptyDatabase;
  let directory: string;
  let created: CreatedEngine;
  let url: string;
  let head: string;

  const copy = () => partnerApi({ DATA_DIR: directory }, 'copy', '--to', url, '--json');

  beforeAll(async () => {
    source = await copyOfMigratedDatabase();
    ({ directory } = source);
    const database = await openEmbedded({ directory });
    const store = openStore(database);
    await store.publicationDelay.setHours(24);
    const context = { store, clock: () => new Date(), report: () => undefined };
    await seedDemo(context);
    const run = (name: string, options: object) =>
      findCommand(name).then((command) => command.run({ ...context, input: null }, options));
    await run('keys-create', {
      partner: 'Harbour News',
      scopes: ['read'],
      acceptTerms: TERMS.version,
    });
    await run('retract', { id: 'demo-event-first-filling', reason: 'It was wrong.' });
    ({ hash: head } = (await run('audit-head', {})) as { hash: string });
    await database.close();
    created = await postgresql.create('none');
    if (!('connectionString' in created.location)) throw new Error('it is embedded');
    url = created.location.connectionString;
  }, 120_000);
  afterAll(async () => {
    await created?.remove();
    await source?.remove();
  });

  it('an interrupted copy cannot be used', async () => {
    const opened = await openEmbedded({ directory });
    const target = await openPostgresql({ connectionString: url });
    const stop = new AbortController();
    const reports: string[] = [];
    await expect(
      copyStore(opened, target, {
        signal: stop.signal,
        report: (text) => {
          reports.push(text);
          if (text.startsWith('keys')) stop.abort(new Error('stopped'));
        },
      }),
    ).rejects.toThrow('stopped');
    expect(reports).toContain('imports: copied');
    await opened.close();
    await target.close();
    expect(await partnerApi({ DATABASE_URL: url }, 'status')).toMatchObject({
      code: 1,
      complained:
        'The database is the target of a copy that is not complete. Run `partner-api copy` again.\n',
    });
  });

  it('continues, and copies all rows, versions, keys and the audit log', async () => {
    const { code, json, complained } = await copy();
    expect([code, complained.split('\n')[0]]).toEqual([0, 'An interrupted copy resumes.']);
    expect(json).toMatchObject({
      resumed: true,
      audit_head: { hash: head },
      tables: { keys: 1, partners: 1 },
    });
    expect(json.tables.record_versions).toBeGreaterThan(60);
    const verified = await partnerApi(
      { DATABASE_URL: url },
      'audit',
      'verify',
      '--expect-head',
      head,
      '--json',
    );
    expect([verified.code, verified.json.fault]).toEqual([0, null]);
  });

  it('answers like the original store, and sequences continue', async () => {
    const opened = await openEmbedded({ directory });
    const target = await openPostgresql({ connectionString: url });
    const [embedded, copied] = [openStore(opened), openStore(target)];
    const seen = async (store: typeof embedded) => [
      await store.events.list({}, PAGE),
      await store.dossiers.list({}, PAGE),
      await store.claims.changes(new Date(0), PAGE),
      await store.keys.all(),
      await store.coverages.list(),
      await store.keyedHash('a text'),
      (await store.cursorSecret()).toString('hex'),
    ];
    expect(await seen(copied)).toEqual(await seen(embedded));
    await copied.keys.create({
      partner: 'Ford Gazette',
      scopes: ['read'],
      termsVersion: TERMS.version,
      expiresAt: null,
      now: new Date(),
    });
    expect(await copied.partners.list()).toHaveLength(2);
    await opened.close();
    await target.close();
  });

  it('does not overwrite another store, and does not run while a server holds the directory', async () => {
    expect(await copy()).toMatchObject({
      code: 1,
      complained: expect.stringContaining('The database is not empty.'),
    });
    const database = await openEmbedded({ directory });
    expect(await copy()).toMatchObject({
      code: 1,
      complained: expect.stringContaining('Stop the server first'),
    });
    await database.close();
  });

  it('does not copy from a database', async () => {
    expect(await partnerApi({ DATABASE_URL: url }, 'copy', '--to', url)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('pg_dump'),
    });
  });
});
