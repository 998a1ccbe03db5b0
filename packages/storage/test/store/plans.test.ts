import {
  type EventFilters,
  EventFiltersSchema,
  EventListQuerySchema,
  RecordFiltersSchema,
} from '@partner-api/contract';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable, Row, Statement } from '../../src/engine/index.js';
import { type EventFilter, openStore, type Position, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, dossier, event, on, province, publish } from './drafts.js';

const NOW = '2026-03-01T00:00:00Z';
/** Rows of each kind. */
const ROWS = 5_000;

const hoursBefore = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000);

/** An hour, a day, and the longest accepted window. */
const WINDOWS_HOURS = [1, 24, 876_000];

/** No window, windows that end now, and windows of old and recent days. */
const windows: ReadonlyArray<readonly [name: string, Pick<EventFilter, 'from' | 'to'>]> = [
  ['none', {}],
  ...WINDOWS_HOURS.map((hours) => [`${hours}`, { from: hoursBefore(hours) }] as const),
  ['of days', { from: hoursBefore(ROWS - 24), to: hoursBefore(ROWS - 48) }],
  ['to a day', { to: hoursBefore(24) }],
];

/** Every event filter except the window, with its example in the contract: each alone, and all together. */
const values: EventFilter = Object.fromEntries(
  Object.keys(EventFiltersSchema.omit({ from: true, to: true, since: true, updated_since: true }).shape).map(
    (name) => [name, exampleOf(name as keyof EventFilters)],
  ),
);
const filters: readonly EventFilter[] = [
  {},
  ...Object.entries(values).map(([name, value]) => ({ [name]: value })),
  values,
];
const places = filters.filter((filter) =>
  Object.keys(filter).every((name) => name in RecordFiltersSchema.shape),
);

/** The first page and a distant one. */
const listed: readonly (Position | null)[] = [null, [hoursBefore(ROWS / 2).toISOString(), 'event-1']];
const changed: readonly (Position | null)[] = [null, [hoursBefore(ROWS / 2).toISOString(), '10']];

type Read = (store: Store) => Promise<unknown>;

/**
 * Every list page in every combination of its filters, and the other queries of requests and imports on a full store.
 */
const reads: ReadonlyArray<readonly [name: string, read: Read]> = [
  ...listed.flatMap((after) => [
    ...filters.flatMap((filter) =>
      windows.map(([name, window]) =>
        read(`events of ${namesIn(filter)}, window ${name}, ${placeOf(after)}`, (store) =>
          store.events.list({ ...filter, ...window }, { limit: 200, after }),
        ),
      ),
    ),
    ...(['claims', 'dossiers'] as const).flatMap((kind) =>
      places.map((filter) =>
        read(`${kind} of ${namesIn(filter)}, ${placeOf(after)}`, (store) =>
          store[kind].list(filter, { limit: 200, after }),
        ),
      ),
    ),
  ]),
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
  read('the changes after a page', (store) =>
    store.events.changes(hoursBefore(24), {
      limit: 200,
      after: [hoursBefore(1).toISOString(), '10'],
      since: '1000.00000000-0000-4000-8000-000000000000',
    }),
  ),
  read('whether anything is due', (store) => store.publicationDelay.apply(new Date(NOW))),
];

function read(name: string, of: Read): readonly [string, Read] {
  return [name, of];
}

function exampleOf(name: keyof EventFilters): unknown {
  const examples = EventListQuerySchema.shape[name].meta()?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

function namesIn(filter: EventFilter): string {
  return Object.keys(filter).join(' and ') || 'all';
}

function placeOf(after: Position | null): string {
  return after ? 'far from the first page' : 'first page';
}

/** The response for a page without rows. */
const AT_A_MOMENT = { id: null, read_at: '1.a', continues: true };

describe.each(engines)('query plans on $name', (engine) => {
  describe.skipIf(engine.skip)(`of ${ROWS} records of each kind`, () => {
    let opened: OpenedEngine;
    beforeAll(async () => {
      const { store, ...made } = await openTestStore(engine);
      ({ opened } = made);
      await store.publicationDelay.setHours(24);
      const [idlib, homs] = [province('idlib', 'SY'), province('homs', 'SY')];
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
      // A record of each kind per hour, changed in turn; a few events can span a month.
      await plain(`
        insert into records
        select made.* from records as original, generate_series(1, ${ROWS - 1}) as n,
          json_populate_record(original, json_build_object(
            'id', id || '-' || n, 'digest', n, 'revision', original.revision * 1000000 + n,
            'updated_at', updated_at - n * interval '1 hour', 'sort_at', sort_at - n * interval '1 hour',
            'began_at', case when kind = 'event' and n % 100 = 0 then sort_at - (n + 720) * interval '1 hour' end
          )) as made`);
      await plain(`
        insert into withheld
        select made.* from withheld as original, generate_series(1, ${ROWS - 1}) as n,
          json_populate_record(original, json_build_object('id', id || '-' || n)) as made`);
      await plain(`
        insert into store_history select n, gen_random_uuid() from generate_series(1000, ${ROWS}) as n`);
      await plain('analyze');
    });
    afterAll(() => opened.close());

    const plain = (text: string) => opened.database.query({ text, values: [] });

    /** Returns the query plans of a read. */
    const plansOf = async (of: Read): Promise<string[]> => {
      const asked: Statement[] = [];
      const connection = {
        query: async <R extends Row>(statement: Statement) => {
          asked.push(statement);
          return (statement.text.includes('as read_at') ? [AT_A_MOMENT] : []) as Row[] as R[];
        },
        copy: async () => undefined,
      };
      const asking: Database = {
        ...connection,
        engine: opened.database.engine,
        batchSize: 1,
        listen: null,
        transaction: (work) => work(connection),
        outsideTransaction: async () => undefined,
        ping: async () => undefined,
        close: async () => undefined,
      };
      await of(openStore(asking));
      expect(asked).not.toEqual([]);
      return Promise.all(asked.map((statement) => explained(opened.database, statement)));
    };

    it.each(reads)('%s: uses no sequential scan', async (_name, of) => {
      for (const plan of await plansOf(of))
        expect(plan).not.toMatch(/Seq Scan on (?!store_state|provinces|upstreams)/);
    });

    // A window that ends before its cursor has no rows to order; for one that ends in the past, the two parts of a
    // page are sorted together.
    const pages = reads.filter(
      ([name]) =>
        /^(?:events|claims|changes) of/.test(name) &&
        // The few rows of a day may be sorted, whichever index finds them.
        !/^(?:events|changes) .* window (?:24, first|(?:1|24), far|of days|to a day)/.test(name),
    );
    it.each(pages)('%s: reads the index in list order, up to the end of the page', async (_name, of) => {
      const [plan] = await plansOf(of);
      expect(plan).toMatch(/Index Scan using records_/);
      expect(plan).not.toMatch(/Sort/);
      // The outer side has one row, so the inner order is kept.
      expect(plan).toMatch(/^Nested Loop Left Join/);
    });

    it('the check finds a sequential scan', async () => {
      const whole = { text: 'select from records where digest = $1', values: ['7'] };
      expect(await explained(opened.database, whole)).toMatch(/Seq Scan on records/);
    });
  });
});

async function explained(database: Queryable, { text, values }: Statement): Promise<string> {
  const rows = await database.query({ text: `explain ${text}`, values });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
