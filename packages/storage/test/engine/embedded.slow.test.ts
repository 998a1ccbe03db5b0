import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, test } from 'vitest';
import { openEmbedded, sql } from '../../src/engine/index.js';
import { copyOfEmptyDatabase } from '../../src/testing/empty-database.js';
import { Child } from './child-process.js';

describe('an embedded database whose process is killed', () => {
  // Prints the last row of each acknowledged statement; a statement writes all of its 100 rows or none.
  const writer = `
    const database = await engine.openEmbedded({ directory });
    await database.query(engine.sql\`create table if not exists notes (id integer primary key, text text)\`);
    const [{ next }] = await database.query(engine.sql\`select coalesce(max(id), 0) as next from notes\`);
    console.log('writing');
    for (let from = next + 1; ; from += 100) {
      await database.query(engine.sql\`
        insert into notes select id, repeat('x', 500) from generate_series(\${from}::int, \${from + 99}::int) id\`);
      console.log('acknowledged', from + 99);
    }`;

  it('keeps every acknowledged statement, and none in part', async () => {
    const { directory, remove } = await copyOfEmptyDatabase();
    try {
      for (let round = 0; round < 3; round += 1) {
        const child = new Child(directory, writer);
        await child.line('writing');
        for (let turn = 0; turn < 1 + round * 15; turn += 1) await child.nextLine();
        await child.kill();

        const acknowledged = Number(child.lines.at(-1)?.split(' ')[1]);
        const database = await openEmbedded({ directory });
        const [row] = await database.query<{ count: number; last: number }>(
          sql`select count(*) as count, max(id) as last from notes where length(text) = 500`,
        );
        await database.close();
        expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
        expect(row?.count).toBe(row?.last);
        expect(row?.count).toSatisfy((count: number) => count % 100 === 0);
      }
    } finally {
      await remove();
    }
  }, 120_000);

  it('leaves an unfinished directory, which the next opening creates with mode 0700', async () => {
    const { directory: place, remove } = await copyOfEmptyDatabase();
    const directory = join(place, 'new', 'data');
    const attempt = new Child(directory, 'await engine.openEmbedded({ directory });');
    await expect
      .poll(() => readdir(directory).catch(() => []), { timeout: 10_000 })
      .toContain('pgdata.unfinished');
    await attempt.kill();

    const database = await openEmbedded({ directory });
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await readdir(directory)).sort()).toEqual(['lock', 'pgdata']);
    await database.close();
    await remove();
  }, 120_000);
});

test('an embedded database stays usable when it cannot check whether a checkpoint is due', async () => {
  const { directory, remove } = await copyOfEmptyDatabase();
  const told: string[] = [];
  const onError = (error: Error) => told.push(error.message);
  const database = await openEmbedded({ directory, totalTimeoutSeconds: 20, onError });
  const log = join(directory, 'pgdata', 'pg_wal');
  await rename(log, `${log}-aside`);
  // The thread checks every 10 seconds.
  await wait(11_000);
  await rename(`${log}-aside`, log);
  expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(told).toEqual([]);
  await database.close();
  await remove();
}, 30_000);
