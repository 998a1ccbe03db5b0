import { readFileSync } from 'node:fs';
import { RELEASE, SCHEMA_VERSION } from '@partner-api/storage';
import { openEmbedded } from '@partner-api/storage/engine';
import { copyOfMigratedDatabase, type EmptyDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

let database: EmptyDatabase;
let directory: string;

const inDatabase = async (text: string) => {
  const database = await openEmbedded({ directory });
  try {
    return await database.query({ text, values: [] });
  } finally {
    await database.close();
  }
};

const versions = async () =>
  (await inDatabase('select max(version) as version from schema_migrations'))[0]?.version;

beforeAll(async () => {
  database = await copyOfMigratedDatabase();
  ({ directory } = database);
});
afterAll(() => database.remove());

describe('a store of an earlier release', () => {
  beforeAll(() => inDatabase(`delete from schema_migrations where version = ${SCHEMA_VERSION}`));

  it.each(['status', 'keys list', 'audit head', 'quarantine list'])(
    'makes %s report the needed migration',
    async (command) => {
      const { code, complained } = await partnerApi({ DATA_DIR: directory }, ...command.split(' '));
      expect([code, complained]).toEqual([
        1,
        `The database has schema version ${SCHEMA_VERSION - 1} and needs migration to ${SCHEMA_VERSION}, that of this release (${RELEASE}). Back it up, then run \`partner-api migrate\`.\n`,
      ]);
    },
    60_000,
  );

  it('is not migrated by them', async () => {
    expect(await versions()).toBe(SCHEMA_VERSION - 1);
  });
});

it('on a store of a later release it names the release that fits', async () => {
  await inDatabase(
    `insert into schema_migrations (version, name) values (${SCHEMA_VERSION}, 'here'), (${SCHEMA_VERSION + 1}, 'later')`,
  );
  await inDatabase(`update settings set value = '9.1.0' where key = 'release'`);
  for (const command of ['status', 'migrate']) {
    const { code, complained } = await partnerApi({ DATA_DIR: directory }, command);
    expect([code, complained]).toEqual([
      1,
      expect.stringContaining('Run the release that migrated it (9.1.0), or a later one.'),
    ]);
  }
  await inDatabase(`delete from schema_migrations where version >= ${SCHEMA_VERSION}`);
}, 60_000);

it('RELEASE is the version of the server package', () => {
  expect(
    JSON.parse(readFileSync(new URL('../../server/package.json', import.meta.url), 'utf8')).version,
  ).toBe(RELEASE);
});

it('migrate updates the schema, and then status works', async () => {
  expect((await partnerApi({ DATA_DIR: directory }, 'migrate')).code).toBe(0);
  expect(await versions()).toBe(SCHEMA_VERSION);
  expect((await partnerApi({ DATA_DIR: directory }, 'status')).code).toBe(0);
}, 60_000);
