import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection, Database } from '../../src/engine/index.js';
import { openStore } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, event, on, publish } from './drafts.js';

const NOW = '2026-03-01T00:00:00Z';

/**
 * A connection plans a statement once and reuses the plan while an import fills the tables, so a plan for a small
 * table must also suit a million rows.
 */
describe.each(engines)('a batch written to $name while the store is small', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    let plans: string[] = [];
    beforeAll(async () => {
      ({ opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    /** Records the plan of each statement of a transaction. */
    const noting = (connection: Connection): Connection => ({
      copy: (...tables) => connection.copy(...tables),
      query: async (statement) => {
        const { text, values } = statement;
        const rows = await connection.query({ text: `explain ${text}`, values });
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return connection.query(statement);
      },
    });

    it('uses no sequential scan of a growing table', async () => {
      const database: Database = {
        engine: opened.database.engine,
        batchSize: opened.database.batchSize,
        listen: null,
        query: (statement) => opened.database.query(statement),
        transaction: (work, options) =>
          opened.database.transaction((connection) => work(noting(connection)), options),
        outsideTransaction: (statement, options) => opened.database.outsideTransaction(statement, options),
        ping: () => opened.database.ping(),
        close: () => opened.database.close(),
      };
      const store = openStore(database);
      await store.publicationDelay.setHours(24);
      const batch = (text: string, day: string) => [
        publish(claim('claim', text)),
        publish(event('event', { ...on(NOW), title: text, claim_ids: ['claim'] })),
        publish(event('waiting', on(day), { sensitive: true })),
      ];
      await store.write(batch('One', '2026-02-28T12:00:00Z'), at(NOW));
      await opened.database.query({ text: 'analyze', values: [] });
      plans = [];
      const outcomes = await store.write(batch('Two', NOW), at(NOW));
      expect(outcomes.map(({ result }) => result)).toEqual(['updated', 'updated', 'updated']);
      expect(plans.length).toBeGreaterThan(5);
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?:records|withheld|record_versions)/);
    });
  });
});
