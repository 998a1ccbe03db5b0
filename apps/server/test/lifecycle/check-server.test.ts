import { postgresql } from '@partner-api/storage/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkServer } from '../../src/lifecycle/check-server.js';
import { freePort } from '../harness/free-port.js';

const partsOf = async (environment: Record<string, string>) =>
  Object.fromEntries((await checkServer(environment)).map(({ part, ok, detail }) => [part, { ok, detail }]));

describe('checkServer', () => {
  it('checks nothing else when the configuration is not valid', async () => {
    expect(await checkServer({ PORT: 'x' })).toEqual([
      { part: 'configuration', ok: false, detail: expect.stringContaining('PORT must be') },
    ]);
  });

  it('reports an embedded store without opening it', async () => {
    expect(await partsOf({ DATA_DIR: '/tmp/no/such/directory/yet' })).toEqual({
      configuration: { ok: true, detail: 'access open, on 127.0.0.1:3000' },
      database: { ok: true, detail: 'embedded, /tmp/no/such/directory/yet can be written' },
    });
    expect(await partsOf({ DATA_DIR: `${import.meta.filename}/data` })).toMatchObject({
      database: { ok: false },
    });
  });

  it('names what cannot be reached, and no password', async () => {
    const parts = await partsOf({
      DATABASE_URL: `postgresql://desk:hunter2@127.0.0.1:${await freePort()}/partner`,
      DATABASE_READ_URLS: `postgresql://desk:hunter2@127.0.0.1:${await freePort()}/partner`,
      REDIS_URL: `redis://desk:hunter2@127.0.0.1:${await freePort()}`,
    });
    expect(parts).toMatchObject({
      database: { ok: false, detail: expect.stringContaining('ECONNREFUSED') },
      replica: { ok: false, detail: expect.stringContaining('ECONNREFUSED') },
      redis: { ok: false, detail: expect.stringContaining('ECONNREFUSED') },
    });
    expect(JSON.stringify(parts)).not.toContain('hunter2');
  });

  it.skipIf(postgresql.skip)(
    `reports a database that needs a migration, and does not migrate it${postgresql.skip ? ' (TEST_DATABASE_URL is not set)' : ''}`,
    async () => {
      const { location, remove } = await postgresql.create('none');
      onTestFinished(remove);
      if (!('connectionString' in location)) throw new Error('there is no database');
      const environment = { DATABASE_URL: location.connectionString };
      const first = await partsOf(environment);
      expect(first).toMatchObject({
        database: {
          ok: true,
          detail: expect.stringMatching(/^reachable, schema 0; starting migrates it to \d+$/),
        },
      });
      expect(await partsOf(environment)).toEqual(first);
    },
  );
});
