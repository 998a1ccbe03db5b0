import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded, sql } from '../../src/engine/index.js';
import { copyOfEmptyDatabase } from '../../src/testing/empty-database.js';

const tables = sql`select count(*)::int as count from pg_tables where schemaname = 'public'`;

it('is empty again for another test', async () => {
  const first = await copyOfEmptyDatabase();
  const used = await openEmbedded({ directory: first.directory });
  await used.query(sql`create table notes (id int)`);
  await used.close();
  await writeFile(join(first.directory, 'control.sock'), '');
  await first.remove();
  const second = await copyOfEmptyDatabase();
  expect(second.directory).toBe(first.directory);
  const opened = await openEmbedded({ directory: second.directory });
  expect(await opened.query(tables)).toEqual([{ count: 0 }]);
  await opened.close();
  await second.remove();
});

it('is not reused while it is open, nor twice', async () => {
  const held = await copyOfEmptyDatabase();
  const holder = await openEmbedded({ directory: held.directory });
  await held.remove();
  const [one, other] = [await copyOfEmptyDatabase(), await copyOfEmptyDatabase()];
  expect(new Set([held.directory, one.directory, other.directory]).size).toBe(3);
  await holder.close();
  await one.remove();
  await one.remove();
  const [next, last] = [await copyOfEmptyDatabase(), await copyOfEmptyDatabase()];
  expect(next.directory).not.toBe(last.directory);
  for (const empty of [other, next, last]) await empty.remove();
});
