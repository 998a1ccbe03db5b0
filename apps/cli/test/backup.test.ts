import { execFile } from 'node:child_process';
import {
  appendFile,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TERMS } from '@partner-api/contract';
import { migrate, openStore } from '@partner-api/storage';
import { openPostgresql } from '@partner-api/storage/engine';
import {
  embedded,
  type OpenedEngine,
  type OwnPostgresql,
  ownPostgresqlMissing,
  postgresql,
  startOwnPostgresql,
} from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

const run = promisify(execFile);

/** Makes a key, which the audit log records, and returns the head of the log. */
async function makeKey(environment: NodeJS.ProcessEnv, partner: string): Promise<string> {
  const made = await partnerApi(
    environment,
    ...['keys', 'create', '--partner', partner, '--scopes', 'read', '--accept-terms', TERMS.version],
  );
  expect(made.code, made.complained).toBe(0);
  return (await partnerApi(environment, 'audit', 'head', '--json')).json.hash;
}

/** Returns the `archive_command` of the page on backups, with a local folder as the archive. */
async function archiveCommand(): Promise<string> {
  const page = await readFile(new URL('../../../docs/how-to/back-up.md', import.meta.url), 'utf8');
  const shown = /^archive_command = '(.+)'/m.exec(page)?.[1];
  if (shown === undefined) throw new Error('the page on backups shows no archive_command');
  return shown.replaceAll('/backup/', '{directory}/');
}

/** Expects what the runbook says: the restored log is intact up to its head and reports later rows as missing. */
async function expectRestored(environment: NodeJS.ProcessEnv, head: string, later: string): Promise<void> {
  const verify = (expected: string) =>
    partnerApi(environment, 'audit', 'verify', '--expect-head', expected, '--json');
  const whole = await verify(head);
  expect([whole.code, whole.json.fault, whole.json.head.hash]).toEqual([0, null, head]);
  expect((await verify(later)).json.fault).toMatchObject({ kind: 'tail_missing' });
  const partners = (await partnerApi(environment, 'partners', 'list', '--json')).json.partners;
  expect(partners.map(({ name }: { name: string }) => name)).toEqual(['Before']);
}

describe('a backup, restored as the runbook says', () => {
  it('embedded: a copy of the directory', async () => {
    const { location, remove } = await embedded.create('current');
    if (!('directory' in location)) throw new Error('it is not embedded');
    const { directory } = location;
    const environment = { DATA_DIR: directory };
    const head = await makeKey(environment, 'Before');
    await cp(directory, `${directory}-backup`, { recursive: true });
    const later = await makeKey(environment, 'Later');
    await rename(directory, `${directory}-damaged`);
    await cp(`${directory}-backup`, directory, { recursive: true });
    await expectRestored(environment, head, later);
    await remove();
  });

  describe.skipIf(postgresql.skip)('PostgreSQL', () => {
    let opened: OpenedEngine;
    let target: OpenedEngine;
    const urlOf = ({ location }: OpenedEngine) => {
      if (!('connectionString' in location)) throw new Error('it is embedded');
      return location.connectionString;
    };
    beforeAll(async () => {
      [opened, target] = [await postgresql.open(), await postgresql.openWithoutSchema()];
    });
    afterAll(async () => {
      await opened.close();
      await target.close();
    });

    it('pg_dump and pg_restore into a new database', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'dump-'));
      const dump = path.join(folder, 'partner.dump');
      const environment = { DATABASE_URL: urlOf(opened) };
      const head = await makeKey(environment, 'Before');
      await run('pg_dump', ['--format=custom', `--file=${dump}`, urlOf(opened)]);
      const later = await makeKey(environment, 'Later');
      await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${urlOf(target)}`, dump]);
      await expectRestored({ DATABASE_URL: urlOf(target) }, head, later);
      await rm(folder, { recursive: true });
    });
  });

  describe.skipIf(ownPostgresqlMissing !== null)(
    `PostgreSQL with its log${ownPostgresqlMissing ?? ''}`,
    () => {
      let server: OwnPostgresql;
      beforeAll(async () => {
        server = await startOwnPostgresql([
          'wal_level=replica',
          'archive_mode=on',
          `archive_command=${await archiveCommand()}`,
          'max_wal_senders=4',
        ]);
        const { uid, gid } = await stat(server.directory);
        await mkdir(path.join(server.directory, 'wal'));
        await chown(path.join(server.directory, 'wal'), uid, gid);
      }, 60_000);
      afterAll(() => server.remove());

      it('to a point in time: a base, and the log up to that point', async () => {
        const { connectionString, directory } = server;
        const environment = { DATABASE_URL: connectionString };
        const asServer = await stat(directory).then(({ uid, gid }) => ({ uid, gid, cwd: directory }));
        const database = await openPostgresql({ connectionString });
        await migrate(database);
        const base = path.join(directory, 'base');
        await run(
          'pg_basebackup',
          ['-d', connectionString, '-D', base, '-X', 'stream', '-c', 'fast'],
          asServer,
        );
        const head = await makeKey(environment, 'Before');
        const ask = (text: string) => database.query({ text, values: [] });
        await new Promise((resolve) => setTimeout(resolve, 20));
        const [point] = await ask('select clock_timestamp()::text as at');
        await new Promise((resolve) => setTimeout(resolve, 20));
        const later = await makeKey(environment, 'Later');
        const [segment] = await ask('select pg_walfile_name(pg_switch_wal()) as name');
        await expect
          .poll(() => stat(path.join(directory, 'wal', String(segment?.name))).catch(() => null))
          .not.toBeNull();
        await database.close();
        await server.stop();

        await rename(path.join(directory, 'data'), path.join(directory, 'damaged'));
        await rename(base, path.join(directory, 'data'));
        const data = path.join(directory, 'data');
        await appendFile(
          path.join(data, 'postgresql.auto.conf'),
          `restore_command = 'cp ${directory}/wal/%f %p'\nrecovery_target_time = '${point?.at}'\nrecovery_target_action = 'promote'\n`,
        );
        await writeFile(path.join(data, 'recovery.signal'), '');
        await chown(path.join(data, 'recovery.signal'), asServer.uid, asServer.gid);
        await server.start();
        const restored = await openPostgresql({ connectionString });
        await expect
          .poll(
            async () =>
              (await restored.query({ text: 'select pg_is_in_recovery() as recovering', values: [] }))[0]
                ?.recovering,
            { timeout: 30_000 },
          )
          .toBe(false);
        await openStore(restored).check();
        await restored.close();
        await expectRestored(environment, head, later);
      }, 120_000);
    },
  );
});
