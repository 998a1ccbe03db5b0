import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { cp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '@partner-api/storage/engine';
import { copyOfEmptyDatabase } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS } from './support/partner-server.js';
import { ended, killProgram, type Program, readyAddress, startProgram } from './support/run-program.js';

/** Numbers of rows that fit into the allocated write-ahead log and that do not. */
const [FEW, MANY] = [2_000, 8_000];
const MEGABYTE = 1024 * 1024;

const rows = Array.from(
  { length: MANY },
  (_, index) =>
    `${JSON.stringify({ kind: 'claim', id: `claim-${index}`, lang: 'en', text: `Stall ${index} was closed. `.repeat(40) })}\n`,
);

const directory = mkdtempSync(path.join(tmpdir(), 'partner-api-full-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', directory]).status === 0;
if (!mounted) rmdirSync(directory);
const why = mounted ? '' : ' (skipped: a file system of its own needs root)';

describe.skipIf(!mounted)(`a full disk with the embedded store${why}`, () => {
  let server: Program;
  let address: string;
  const environment = { DATA_DIR: directory, SEED_DEMO: '0', PORT: '0', METRICS_PORT: '0', ...NO_LIMITS };
  const ballast = path.join(directory, 'ballast');

  beforeAll(async () => {
    const empty = await copyOfEmptyDatabase();
    await cp(path.join(empty.directory, 'pgdata'), path.join(directory, 'pgdata'), { recursive: true });
    await empty.remove();
    server = startProgram('apps/server/dist/main.js', [], environment);
    address = await readyAddress(server);
  });
  afterAll(async () => {
    if (server) await killProgram(server);
    execFileSync('umount', [directory]);
    rmdirSync(directory);
  });

  const importRows = (count: number) => {
    const program = startProgram('apps/cli/dist/main.js', ['import', 'records', '-', '--json'], environment);
    program.stdin.on('error', () => undefined);
    program.stdin.end(rows.slice(0, count).join(''));
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

  /** Imports rows on a nearly full disk and expects the error. */
  const meetTheEnd = async (leftMegabytes: number, count: number) => {
    await fillUpTo(leftMegabytes);
    const { code, output } = await importRows(count);
    expect(code).toBe(1);
    expect(JSON.parse(output).error).toMatch(
      /No space left on device.* Run the import again.* These stay\.$/,
    );
  };
  const makeRoom = async () => {
    await rm(ballast);
    await expect.poll(readStatus, { timeout: 15_000 }).toBe(200);
    expect(server.exitCode).toBeNull();
  };

  it('an import fails with the reason when a table cannot grow, and reads continue', async () => {
    await meetTheEnd(1, FEW);
    // The database may have to restart first.
    await expect.poll(readStatus, { timeout: 15_000 }).toBe(200);
    await makeRoom();
  }, 120_000);

  it('reads continue as soon as there is space, when the write-ahead log could not grow either', async () => {
    await meetTheEnd(4, MANY);
    await makeRoom();
  }, 120_000);

  it('the import completes when there is space again, without duplicates or partial batches', async () => {
    const { code, output } = await importRows(MANY);
    expect(code).toBe(0);
    const { read, created, unchanged } = JSON.parse(output);
    expect([read, created + unchanged]).toEqual([MANY, MANY]);
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
    expect(counts).toEqual([{ records: MANY, versions: MANY, revisions: MANY }]);
  }, 120_000);
});
