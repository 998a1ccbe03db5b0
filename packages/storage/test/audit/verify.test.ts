import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditHash } from '../../src/audit/audit-hash.js';
import type { AuditRow, Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, NOW, publish } from '../store/drafts.js';
import { entry } from './entry.js';

const ROWS = 12;
const ZEROS = '0'.repeat(64);

describe.each(engines)('an audit log that was tampered with, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let rows: readonly AuditRow[];

    const run = (text: string) => opened.database.query({ text, values: [] });
    /** Runs statements that only the owner of the table can run. */
    const tamper = async (...statements: readonly string[]) => {
      await run('alter table audit disable trigger audit_append_only');
      for (const statement of statements) await run(statement);
      await run('alter table audit enable trigger audit_append_only');
    };
    const rehash = (row: AuditRow, changes: Partial<AuditRow>) => {
      const changed = { ...row, ...changes };
      return auditHash({ ...changed, detail: JSON.stringify(changed.detail) });
    };
    const rowAt = (seq: number): AuditRow => {
      const row = rows[seq - 1];
      if (!row) throw new Error(`no row ${seq}`);
      return row;
    };
    const faultOf = async (expectHead?: string) =>
      (await store.audit.verify(expectHead === undefined ? {} : { expectHead })).fault;

    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    beforeEach(async () => {
      await tamper(
        'truncate audit, records, record_versions',
        'alter table audit drop constraint if exists audit_pkey',
        'alter table audit add primary key (seq)',
        `update audit_head set seq = 0, hash = '${ZEROS}'`,
      );
      const appended: AuditRow[] = [];
      for (let index = 1; index <= ROWS; index += 1) appended.push(await store.audit.append(entry(index)));
      rows = appended;
    });
    afterAll(() => opened.close());

    it.each([
      'update audit set actor = actor where seq = 3',
      'delete from audit where seq = 3',
      'truncate audit',
    ])('refuses by trigger: %s', async (statement) => {
      await expect(run(statement)).rejects.toThrow(/append-only/);
      expect(await faultOf()).toBeNull();
    });

    it.each([
      ['at', `at = '2026-03-10T12:00:00.999Z'`],
      ['actor', `actor = 'operator'`],
      ['action', `action = 'key.created'`],
      ['subject', `subject = 'decision-8'`],
      ['detail', `detail = '{}'`],
      ['detail, a space', `detail = (detail::text || ' ')::json`],
      ['hash', `hash = repeat('a', 64)`],
    ])('finds the row whose %s was altered', async (_, change) => {
      await tamper(`update audit set ${change} where seq = 7`);
      expect(await faultOf()).toMatchObject({ kind: 'altered', seq: 7 });
    });

    it('finds a row that was altered and rehashed', async () => {
      const hash = rehash(rowAt(7), { subject: 'another' });
      await tamper(`update audit set subject = 'another', hash = '${hash}' where seq = 7`);
      expect(await faultOf()).toMatchObject({
        kind: 'unlinked',
        seq: 8,
        detail: expect.stringContaining('row 7'),
      });
    });

    it('finds a removed row, also when the others were renumbered', async () => {
      await tamper('delete from audit where seq = 7');
      expect(await faultOf()).toMatchObject({ kind: 'missing', seq: 7 });
      await tamper('update audit set seq = seq - 1 where seq > 7');
      expect(await faultOf()).toMatchObject({ seq: 7 });
    });

    it('finds that the first rows were removed', async () => {
      await tamper('delete from audit where seq <= 2');
      expect(await faultOf()).toMatchObject({ kind: 'missing', seq: 1 });
    });

    it('finds two swapped rows', async () => {
      await tamper(
        'update audit set seq = -4 where seq = 4',
        'update audit set seq = 4 where seq = 5',
        'update audit set seq = 5 where seq = -4',
      );
      expect(await faultOf()).toMatchObject({ kind: 'altered', seq: 4 });
    });

    it('finds rows inserted between, before, twice or at the end', async () => {
      const copy = (seq: string, where: number) => `
        insert into audit select ${seq}, at, actor, action, subject, detail, previous_hash, hash
        from audit where seq = ${where}`;
      await run(copy('0', 1));
      expect(await faultOf()).toMatchObject({ kind: 'inserted', seq: 0 });
      await tamper(
        'delete from audit where seq = 0',
        'alter table audit drop constraint audit_pkey',
        copy('7', 7),
      );
      expect(await faultOf()).toMatchObject({ kind: 'inserted', seq: 7 });
      await tamper(`delete from audit where ctid = (select max(ctid) from audit)`);
      const next = { ...rowAt(ROWS), seq: ROWS + 1, previousHash: rowAt(ROWS).hash };
      await run(`insert into audit select ${ROWS + 1}, at, actor, action, subject, detail, '${next.previousHash}',
        '${rehash(next, {})}' from audit where seq = ${ROWS}`);
      expect(await faultOf()).toMatchObject({ kind: 'inserted', seq: ROWS + 1 });
    });

    it('finds that the tail was truncated', async () => {
      await tamper('delete from audit where seq > 9');
      expect(await faultOf()).toMatchObject({ kind: 'tail_missing', seq: 10 });
    });

    it('finds by an expected head that the tail was truncated with its stored head', async () => {
      const kept = await store.audit.head();
      await tamper(
        'delete from audit where seq > 9',
        'update audit_head set (seq, hash) = (select seq, hash from audit where seq = 9)',
      );
      expect(await faultOf()).toBeNull();
      expect(await faultOf(kept.hash)).toMatchObject({ kind: 'tail_missing', seq: 10 });
      expect(await faultOf(rowAt(9).hash)).toBeNull();
    });

    it('finds by an expected head that the log was rewritten from a row on', async () => {
      const kept = await store.audit.head();
      await tamper(
        'delete from audit where seq > 6',
        'update audit_head set (seq, hash) = (select seq, hash from audit where seq = 6)',
      );
      for (let index = 7; index <= ROWS + 2; index += 1)
        await store.audit.append(entry(index, { actor: 'nobody' }));
      expect(await faultOf()).toBeNull();
      expect(await faultOf(kept.hash)).toMatchObject({ kind: 'tail_missing' });
    });

    it('is verified across pages', async () => {
      await store.write(
        Array.from({ length: 500 }, (_, index) => publish(claim(`c${index}`))),
        at(NOW),
      );
      for (const text of ['First change', 'Second change', 'Third change']) {
        await store.write(
          Array.from({ length: 500 }, (_, index) => publish(claim(`c${index}`, text))),
          at(NOW),
        );
      }
      expect(await store.audit.verify()).toMatchObject({ rows: ROWS + 1_500, fault: null });
      await run('alter table audit drop constraint audit_pkey');
      await run('insert into audit select * from audit where seq = 1000');
      expect(await faultOf()).toMatchObject({ kind: 'inserted' });
      await tamper(
        'delete from audit where ctid = (select max(ctid) from audit)',
        'delete from audit where seq = 1001',
      );
      expect(await faultOf()).toMatchObject({ kind: 'missing', seq: 1_001 });
    });
  });
});
