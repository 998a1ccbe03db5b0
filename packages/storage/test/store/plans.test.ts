import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable, Statement } from '../../src/engine/index.js';
import { openStore, type Position, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, dossier, event, on, province, publish } from './drafts.js';

const NOW = '2026-03-01T00:00:00Z';
/** Of each kind. */
const ROWS = 5_000;

const hoursBefore = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000);

/** An hour, a day, and the longest window that may be asked for. */
const WINDOWS_HOURS = [1, 24, 87_600];

/** The first page and one that is far from it. */
const listed: readonly (Position | null)[] = [null, [hoursBefore(ROWS / 2).toISOString(), 'event-1']];
const changed: readonly (Position | null)[] = [null, [hoursBefore(ROWS / 2).toISOString(), '10']];

type Read = (store: Store) => Promise<unknown>;

/** Every list page in every combination of its filters, and what else a request or an import asks of a full store. */
const reads: ReadonlyArray<readonly [name: string, read: Read]> = [
  ...listed.flatMap((after) =>
    [null, 'idlib'].flatMap((slug) => [
      ...[null, ...WINDOWS_HOURS].map((hours) =>
        read(`events of ${slug ?? 'anywhere'}, window ${hours ?? 'none'}, ${placeOf(after)}`, (store) =>
          store.events.list(
            { province: slug, from: hours === null ? null : hoursBefore(hours) },
            { limit: 200, after },
          ),
        ),
      ),
      read(`claims of ${slug ?? 'anywhere'}, ${placeOf(after)}`, (store) =>
        store.claims.list({ province: slug }, { limit: 200, after }),
      ),
      read(`dossiers of ${slug ?? 'anywhere'}, ${placeOf(after)}`, (store) =>
        store.dossiers.list({ province: slug }, { limit: 200, after }),
      ),
    ]),
  ),
  ...changed.flatMap((after) =>
    WINDOWS_HOURS.flatMap((hours) =>
      (['events', 'dossiers', 'claims'] as const).map((kind) =>
        read(`changes of ${kind}, window ${hours}, ${placeOf(after)}`, (store) =>
          store[kind].changes(hoursBefore(hours), { limit: 200, after }),
        ),
      ),
    ),
  ),
  read('an event by its id', (store) => store.events.get('event-7')),
  read('what is held of a record', (store) => store.held('event-7')),
  read('upstream sources of records', (store) => store.upstreamOf(['event-7', 'claim-8'])),
  read('whether versions are current', (store) =>
    store.versionsCurrent([{ kind: 'event', id: 'event-7', version: 1 }]),
  ),
  read('the next changes for the index', (store) => store.changesSince(1_000_000 + ROWS / 2, 500)),
  read('whether anything is due', (store) => store.publicationDelay.apply(new Date(NOW))),
];

function read(name: string, of: Read): readonly [string, Read] {
  return [name, of];
}

function placeOf(after: Position | null): string {
  return after ? 'far from the first page' : 'first page';
}

describe.each(engines)('what is read on $name', (engine) => {
  describe.skipIf(engine.skip)(`of ${ROWS} records of each kind`, () => {
    let opened: OpenedEngine;
    beforeAll(async () => {
      const { store, ...made } = await openTestStore(engine);
      ({ opened } = made);
      await store.publicationDelay.setHours(24);
      const [idlib, homs] = [province('idlib'), province('homs')];
      const records = [
        event('event', { ...on(NOW), province: idlib, claim_ids: ['claim-7'] }),
        event('other', { ...on(NOW), province: homs }),
        claim('claim', 'x', { province: idlib, event_ids: ['event-7'] }),
        dossier('dossier', [idlib, homs], { event_refs: [{ id: 'event-7', version: 1 }] }),
        event('waiting', { ...on(NOW), province: idlib }, { sensitive: true }),
      ];
      await store.write(
        records.map((record) => publish(record)),
        at(NOW),
      );
      // One of each an hour, each in turn changed.
      await plain(`
        insert into records
        select made.* from records as original, generate_series(1, ${ROWS - 1}) as n,
          json_populate_record(original, json_build_object(
            'id', id || '-' || n, 'digest', n, 'revision', original.revision * 1000000 + n,
            'updated_at', updated_at - n * interval '1 hour', 'sort_at', sort_at - n * interval '1 hour'
          )) as made`);
      await plain(`
        insert into withheld
        select made.* from withheld as original, generate_series(1, ${ROWS - 1}) as n,
          json_populate_record(original, json_build_object('id', id || '-' || n)) as made`);
      await plain('analyze');
    });
    afterAll(() => opened.close());

    const plain = (text: string) => opened.database.query({ text, values: [] });

    /** How the database goes about all that a reader asks of it. */
    const plansOf = async (of: Read): Promise<string[]> => {
      const asked: Statement[] = [];
      const connection = {
        query: async (statement: Statement) => {
          asked.push(statement);
          return [];
        },
        copy: async () => undefined,
      };
      const asking: Database = {
        ...connection,
        engine: opened.database.engine,
        batchSize: 1,
        listen: null,
        transaction: (work) => work(connection),
        ping: async () => undefined,
        close: async () => undefined,
      };
      await of(openStore(asking));
      expect(asked).not.toEqual([]);
      return Promise.all(asked.map((statement) => explained(opened.database, statement)));
    };

    it.each(reads)('%s: no table is read whole', async (_name, of) => {
      for (const plan of await plansOf(of)) expect(plan).not.toMatch(/Seq Scan on (?!store_state)/);
    });

    // Of a window that ends before its cursor there is nothing to read, in whatever order.
    const pages = reads.filter(
      ([name]) => /^(?:events|claims|changes) of/.test(name) && !/^events .* window (?:1|24), far/.test(name),
    );
    it.each(pages)('%s: read from the index in its order, to the end of the page', async (_name, of) => {
      const [plan] = await plansOf(of);
      expect(plan).toMatch(/Index Scan using records_/);
      expect(plan).not.toMatch(/Sort/);
    });

    it('a read of a whole table would be found', async () => {
      const whole = { text: 'select from records where digest = $1', values: ['7'] };
      expect(await explained(opened.database, whole)).toMatch(/Seq Scan on records/);
    });
  });
});

async function explained(database: Queryable, { text, values }: Statement): Promise<string> {
  const rows = await database.query({ text: `explain ${text}`, values });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
