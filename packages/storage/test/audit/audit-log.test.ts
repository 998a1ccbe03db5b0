import { createHash } from 'node:crypto';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRow, Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, event, NOW, publish, retract } from '../store/drafts.js';
import { entry } from './entry.js';

const ZEROS = '0'.repeat(64);

describe.each(engines)('the audit log on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    const appendSeveral = async (count: number) => {
      const appended: AuditRow[] = [];
      for (let index = 1; index <= count; index += 1) appended.push(await store.audit.append(entry(index)));
      return appended;
    };
    const fault = async () => (await store.audit.verify()).fault;

    it('shows the rows about one subject', async () => {
      const wanted = await store.audit.append(entry(1, { subject: 'wanted' }));
      const later = await store.audit.append(entry(2, { subject: 'wanted' }));
      await store.audit.append(entry(3));
      expect(await store.audit.list({ limit: 5, subject: 'wanted' })).toEqual([later, wanted]);
      expect(await store.audit.list({ limit: 5, subject: 'wanted', before: later.seq })).toEqual([wanted]);
      expect(await store.audit.list({ limit: 5, subject: 'unwanted' })).toEqual([]);
    });

    it('is a hash chain that can be recomputed', async () => {
      const before = await store.audit.head();
      const appended = await appendSeveral(12);
      expect(await store.audit.list({ limit: 12 })).toEqual(appended.toReversed());
      let { seq, hash: previous } = before;
      for (const row of appended) {
        seq += 1;
        const { at: time, actor, action, subject, detail } = row;
        const texts = [time, actor, action, subject, JSON.stringify(detail), previous];
        const hash = createHash('sha256')
          .update(JSON.stringify([seq, ...texts]))
          .digest('hex');
        expect(row).toMatchObject({ seq, previousHash: previous, hash });
        previous = hash;
      }
      const head = { seq, hash: previous };
      expect(await store.audit.head()).toEqual(head);
      const expectHead = appended[5]?.hash ?? '';
      expect(await store.audit.verify({ expectHead })).toEqual({ rows: seq, head, fault: null });
    });

    it('is listed newest first, page by page', async () => {
      const seqs = (await appendSeveral(12)).map(({ seq }) => seq).toReversed();
      const first = await store.audit.list({ limit: 5 });
      const second = await store.audit.list({ limit: 5, before: first.at(-1)?.seq ?? 0 });
      expect([...first, ...second].map(({ seq }) => seq)).toEqual(seqs.slice(0, 10));
    });

    it('stays one chain when many append at once, while it is verified', async () => {
      const { seq } = await store.audit.head();
      const verdicts: Promise<unknown>[] = [];
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          await store.audit.append(entry(index));
          if (index % 10 === 0) verdicts.push(fault());
        }),
      );
      expect(await Promise.all(verdicts)).toEqual(verdicts.map(() => null));
      expect(await store.audit.verify()).toMatchObject({ rows: seq + 40, fault: null });
    });

    it('records corrections and retractions, but neither first publications nor dry runs', async () => {
      const { seq: before } = await store.audit.head();
      await store.write([publish(event('e1')), publish(claim('c1'))], at(NOW));
      const corrected = publish(event('e1', { summary: 'More.' }), { kind: 'correction', reason: 'Added' });
      await store.dryRun()([corrected, retract('c1', 'Wrong')], at(NOW));
      expect((await store.audit.head()).seq).toBe(before);
      await store.write([corrected, retract('c1', 'Wrong')], at(NOW));
      await store.write([corrected, retract('c1', 'Wrong')], at(NOW));
      const written = (await store.audit.list({ limit: 100 })).filter(({ seq }) => seq > before).toReversed();
      expect(written).toMatchObject([
        {
          action: 'record.corrected',
          actor: 'operator',
          subject: 'e1',
          detail: { kind: 'event', version: 2, correction: 'correction', digest: expect.any(String) },
        },
        { action: 'record.retracted', subject: 'c1', detail: { kind: 'claim', version: 2 } },
      ]);
      expect(written).toHaveLength(2);
      expect(await fault()).toBeNull();
    });

    it.each([
      ['actor', ''],
      ['actor', 'two\nlines'],
      ['subject', 'a\u0000b'],
      ['subject', '\ud800'],
      ['subject', 'x'.repeat(501)],
    ])('refuses an entry whose %s is %j', async (name, value) => {
      const before = await store.audit.head();
      await expect(store.audit.append(entry(1, { [name]: value }))).rejects.toThrow(RangeError);
      expect(await store.audit.head()).toEqual(before);
    });
  });

  it.skipIf(engine.skip)('is empty at first, with a head of zeros', async () => {
    const { store, opened } = await openTestStore(engine);
    const head = { seq: 0, hash: ZEROS };
    expect(await store.audit.head()).toEqual(head);
    expect(await store.audit.verify({ expectHead: ZEROS })).toEqual({ rows: 0, head, fault: null });
    expect(await store.audit.verify({ expectHead: 'a'.repeat(64) })).toMatchObject({
      fault: { kind: 'tail_missing', seq: 1 },
    });
    await opened.close();
  });
});
