import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { cp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '@partner-api/storage';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS } from './support/partner-server.js';
import { ended, type Program, readyAddress, startProgram } from './support/run-program.js';

const ROWS = 3_000;
const MEGABYTE = 1024 * 1024;

const journal = Array.from(
  { length: ROWS },
  (_, index) =>
    `${JSON.stringify({ kind: 'claim', id: `claim-${index}`, lang: 'en', text: `Stall ${index} was closed. `.repeat(40) })}\n`,
).join('');

const directory = mkdtempSync(path.join(tmpdir(), 'partner-api-full-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', directory]).status === 0;
if (!mounted) rmdirSync(directory);
const why = mounted ? '' : ' (skipped: a file system of its own needs root)';

/** So little that the database meets the end while it lets a table grow, or while it writes its log. */
const LEFT_MEGABYTES = [1, 4];

describe.skipIf(!mounted)(`a disk that is full, under the embedded store${why}`, () => {
  let server: Program;
  let address: string;
  const environment = { DATA_DIR: directory, SEED_DEMO: '0', PORT: '0', METRICS_PORT: '0', ...NO_LIMITS };
  const ballast = path.join(directory, 'ballast');

  beforeAll(async () => {
    const [embedded] = engines;
    const opened = await embedded?.open();
    if (!opened || !('directory' in opened.location)) throw new Error('the embedded engine has a directory');
    await opened.database.close();
    await cp(path.join(opened.location.directory, 'pgdata'), path.join(directory, 'pgdata'), {
      recursive: true,
    });
    await opened.close();
    server = startProgram('apps/server/dist/main.js', [], environment);
    address = await readyAddress(server);
  });
  afterAll(async () => {
    if (server?.exitCode === null) {
      const killed = ended(server);
      server.kill('SIGKILL');
      await killed;
    }
    execFileSync('umount', [directory]);
    rmdirSync(directory);
  });

  const importJournal = () => {
    const program = startProgram('apps/cli/dist/main.js', ['import', 'records', '-', '--json'], environment);
    program.stdin.on('error', () => undefined);
    program.stdin.end(journal);
    return ended(program);
  };
  const fillUpTo = async (leftMegabytes: number) => {
    const { bavail, bsize } = await statfs(directory);
    await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftMegabytes * MEGABYTE)));
  };
  const readStatus = () =>
    fetch(`${address}/api/v1/claims?limit=1`).then(
      ({ status }) => status,
      () => 'no answer',
    );

  it.each(LEFT_MEGABYTES)(
    'with %i MB left an import fails and says why, and reads go on',
    async (left) => {
      await fillUpTo(left);
      const { code, output } = await importJournal();
      expect(code).toBe(1);
      expect(JSON.parse(output).error).toMatch(
        /No space left on device.* Run the import again.* These stay\.$/,
      );
      // The database may have had to start again.
      await expect.poll(readStatus, { timeout: 15_000 }).toBe(200);
      await rm(ballast);
      await expect.poll(readStatus, { timeout: 15_000 }).toBe(200);
      expect(server.exitCode).toBeNull();
    },
    60_000,
  );

  it('with space again the import is completed, and nothing is there twice or in part', async () => {
    const { code, output } = await importJournal();
    expect(code).toBe(0);
    const { read, created, unchanged } = JSON.parse(output);
    expect([read, created + unchanged]).toEqual([ROWS, ROWS]);
    const stopped = ended(server);
    server.kill('SIGTERM');
    expect((await stopped).code).toBe(0);
    const database = await openEmbedded({ directory });
    const counts = await database.query({
      text: `select (select count(*) from records) as records, (select count(*) from record_versions) as versions,
        (select count(distinct revision) from records) as revisions`,
      values: [],
    });
    await database.close();
    expect(counts).toEqual([{ records: ROWS, versions: ROWS, revisions: ROWS }]);
  }, 60_000);
});
