import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, sql } from '../../src/engine/index.js';
import { openReusedEmbedded, type ReusedEmbedded } from '../../src/testing/reused-embedded.js';

const LIMITS = { totalTimeoutSeconds: 20, statementTimeoutSeconds: 10 };
const contents = [
  sql`select id, name from partners`,
  sql`select * from settings order by 1`,
  sql`select * from store_state`,
  sql`select * from schema_migrations order by 1`,
  sql`select count(*) from pg_stats where tablename = 'partners'`,
];
const SCHEMA = sql`
  select (select count(*) from pg_class) as tables, (select count(*) from pg_attribute) as columns,
    (select count(*) from pg_proc) as functions, (select count(*) from pg_db_role_setting) as settings`;
const contentOf = ({ database }: ReusedEmbedded) =>
  Promise.all(contents.map((statement) => database.query(statement)));
const addPartner = ({ database }: ReusedEmbedded) =>
  database.query(sql`insert into partners (name, created_at) values (${'Harbour News'}, now()) returning id`);

describe('an embedded database that a test has closed', () => {
  let used: ReusedEmbedded;
  beforeEach(async () => {
    used = await openReusedEmbedded(LIMITS);
  });
  afterEach(() => used.close());

  it('has the rows and the sequences of a new one when it is opened again', async () => {
    const fresh = await contentOf(used);
    const ids = await addPartner(used);
    await used.database.query(sql`analyze partners`);
    await used.database.query(sql`delete from settings`);
    await used.database.query(sql`set default_transaction_read_only = on`);
    await used.close();
    const again = await openReusedEmbedded(LIMITS);
    expect(again.location).toEqual(used.location);
    expect(await contentOf(again)).toEqual(fresh);
    expect(await addPartner(again)).toEqual(ids);
    await again.close();
  });

  it.each([
    ['one more table', 'create table notes (id int)'],
    ['one more column', 'alter table partners add column note text'],
    ['one index less', 'drop index keys_by_partner'],
    [
      'one more function',
      'create function f() returns trigger language plpgsql as $$ begin return null; end $$',
    ],
    ['a setting of its user', `alter role postgres set work_mem = '1MB'`],
  ])('is not opened again with %s', async (_change, text) => {
    const fresh = await used.database.query(SCHEMA);
    await used.database.query({ text, values: [] });
    expect(await used.database.query(SCHEMA)).not.toEqual(fresh);
    await used.close();
    const other = await openReusedEmbedded(LIMITS);
    expect(await other.database.query(SCHEMA)).toEqual(fresh);
    await other.close();
  });

  it('is opened once, also when it was closed twice', async () => {
    await used.close();
    await used.close();
    const [one, other] = [await openReusedEmbedded(LIMITS), await openReusedEmbedded(LIMITS)];
    expect(one.location).not.toEqual(other.location);
    for (const opened of [one, other]) await opened.close();
    await expect(used.database.ping()).rejects.toThrow(DatabaseUnavailable);
  });
});
