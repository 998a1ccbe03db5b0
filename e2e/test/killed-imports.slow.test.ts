import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import { type CreatedEngine, engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, startProgram } from './support/run-program.js';

/** Number of rounds, for more: `TEST_KILL_ROUNDS=50 npm test -- e2e/test/killed-imports.slow.test.ts`. */
const ROUNDS = Number(process.env.TEST_KILL_ROUNDS || 3);

/** Rounds go on until a kill hits the middle of an import, which all of few rounds miss by chance. */
const MOST_ROUNDS = ROUNDS + 20;

/** Maximum random delay of the kill after a random part of the file, so that it hits statements, commits and pauses. */
const KILL_WITHIN_MILLISECONDS = 120;

const ROWS = 1_200;

/** Repetitions of the text per line. A pipe buffers few long lines, so the number written shows how far the process has read. */
const LONG = 16;

/** Returns lines of distinct records, numbered in order. */
const linesOf = (file: number): string[] =>
  Array.from({ length: ROWS }, (_, index) => `${JSON.stringify(row(`file${file}-${index}`, index))}\n`);

const DAY = '2026-01-05';

function row(id: string, index: number): object {
  const text = `Traders at the harbour protested against tax number ${index}. `.repeat(LONG).trim();
  switch (index % 3) {
    case 0:
      return {
        kind: 'event',
        id,
        lang: 'en',
        title: text,
        type: 'protest',
        occurred: { earliest: DAY, latest: DAY, precision: 'day' },
      };
    case 1:
      return { kind: 'claim', id, lang: 'en', text };
    default:
      return {
        kind: 'dossier',
        id,
        lang: 'en',
        title: `Tax ${index}`,
        sections: [{ heading: null, body: text }],
      };
  }
}

describe.each(engines)('an import into $name that is killed at any moment', (engine) => {
  describe.skipIf(engine.skip)(`${ROUNDS} times`, () => {
    let created: CreatedEngine;
    beforeAll(async () => {
      created = await engine.create('current');
    });
    afterAll(() => created.remove());

    const startImport = () => {
      const { location } = created;
      const environment: Record<string, string> =
        'directory' in location
          ? { DATA_DIR: location.directory }
          : { DATABASE_URL: location.connectionString };
      const program = startProgram(
        'apps/cli/dist/main.js',
        ['import', 'records', '-', '--json'],
        environment,
      );
      program.stdin.on('error', () => undefined);
      return program;
    };
    const importWhole = (file: number) => {
      const program = startImport();
      program.stdin.end(linesOf(file).join(''));
      return ended(program);
    };
    const importAndKill = async (file: number) => {
      const program = startImport();
      const end = ended(program);
      const rows = Math.ceil(Math.random() * ROWS);
      for (const line of linesOf(file).slice(0, rows)) {
        if (!program.stdin.write(line))
          await Promise.race([once(program.stdin, 'drain').catch(() => end), end]);
      }
      if (rows === ROWS) program.stdin.end();
      await delay(Math.random() * KILL_WITHIN_MILLISECONDS);
      program.kill('SIGKILL');
      const { code, errors } = await end;
      // The import may finish before the kill, or give up because the database is busy, and then it must say so.
      if (code !== null && code !== 0)
        expect(errors).toMatch(/Run the import again|No connection to the database/);
    };
    const inStore = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const { location } = created;
      const limits = { totalTimeoutSeconds: 60, statementTimeoutSeconds: 30 };
      const database =
        'directory' in location
          ? await openEmbedded({ ...location, ...limits })
          : await openPostgresql({ ...location, ...limits });
      return work(database).finally(() => database.close());
    };
    const held = (file: number) =>
      inStore(async (database) => {
        const [counts] = await database.query<Held>({ text: HELD, values: [`file${file}-`] });
        if (!counts) throw new Error('nothing was counted');
        return { ...counts, batchSize: database.batchSize };
      });

    it(
      'keeps whole batches from the start of the file, each record once, and resumes there',
      async () => {
        let file = 0;
        let before = 0;
        let killedInTheMiddle = 0;
        let round = 0;
        for (; round < ROUNDS || (killedInTheMiddle === 0 && round < MOST_ROUNDS); round += 1) {
          // Every second round resumes the interrupted file and interrupts it again.
          if (round % 2 === 0 || before === ROWS) [file, before] = [file + 1, 0];
          await importAndKill(file);

          const { rows, versions, lastIndex, highestVersion, lostRevisions, batchSize } = await held(file);
          // Detects a repeated record, a partial batch and a gap.
          expect({ versions, highestVersion, lastIndex, lostRevisions }).toEqual({
            versions: rows,
            highestVersion: rows === 0 ? 0 : 1,
            lastIndex: rows - 1,
            lostRevisions: 0,
          });
          expect(rows === ROWS || rows % batchSize === 0).toBe(true);
          expect(rows).toBeGreaterThanOrEqual(before);
          if (rows > 0 && rows < ROWS) killedInTheMiddle += 1;
          before = rows;
        }
        const { code, output } = await importWhole(file);
        expect(code).toBe(0);
        expect(JSON.parse(output)).toMatchObject({ read: ROWS, created: ROWS - before, unchanged: before });
        expect(await held(file)).toMatchObject({ rows: ROWS, versions: ROWS, highestVersion: 1 });
        console.log(`${engine.name}: ${killedInTheMiddle} of ${round} imports were killed in their middle`);
        expect(killedInTheMiddle).toBeGreaterThan(0);
      },
      MOST_ROUNDS * 60_000,
    );
  });
});

/** `$1` is the id prefix of the file. */
const HELD = `
  select
    (select count(*) from records where starts_with(id, $1)) as rows,
    (select count(*) from record_versions where starts_with(id, $1)) as versions,
    (select coalesce(max(version), 0) from record_versions where starts_with(id, $1)) as "highestVersion",
    (select coalesce(max(substr(id, length($1) + 1)::int), -1) from records where starts_with(id, $1)) as "lastIndex",
    (select revision from store_state) - (select count(*) from record_versions) as "lostRevisions"`;

interface Held {
  [column: string]: unknown;
  rows: number;
  versions: number;
  highestVersion: number;
  /** The highest number in an id; -1 without records. */
  lastIndex: number;
  /** Revisions without a version. */
  lostRevisions: number;
}
