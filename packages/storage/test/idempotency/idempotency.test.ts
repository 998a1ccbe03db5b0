import { randomBytes } from 'node:crypto';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyStore } from '../../src/idempotency/idempotency-store.js';
import {
  type IdempotencyClaim,
  type IdempotentRequest,
  migrate,
  openStore,
  type Store,
} from '../../src/index.js';
import { keyedHash } from '../../src/keyed-hash.js';
import { openTestStore } from '../open-test-store.js';
import { at, event, NOW, publish, retract } from '../store/drafts.js';

const START = new Date(NOW);
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const DAY_SECONDS = 86_400;

const TEXT = 'Was the bridge at Tarmonde closed?';

describe.each(engines)('idempotent requests on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let keys = 0;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
      await store.write([publish(event('e1')), publish(event('e2'))], at(NOW));
    });
    afterAll(() => opened.close());

    /** Returns a request with a key of its own. */
    const request = (rest: Partial<IdempotentRequest> = {}): IdempotentRequest => {
      keys += 1;
      return {
        scope: 'partner:1',
        key: `key-${keys}`,
        operation: 'research',
        body: TEXT,
        now: START,
        leaseSeconds: 60,
        ...rest,
      };
    };
    const start = async (asked: IdempotentRequest): Promise<IdempotencyClaim> => {
      const decision = await store.idempotency.begin(asked);
      if (decision.kind !== 'started') throw new Error(`It is ${decision.kind}`);
      return decision.claim;
    };
    const used = (id: string, version = 1) => ({ kind: 'event' as const, id, version });
    const answered = async (asked: IdempotentRequest, ...ids: readonly string[]) => {
      const claim = await start(asked);
      const usedRecords = ids.map((id) => used(id));
      expect(await store.idempotency.finish(claim, { answer: `{"query":"${TEXT}"}`, usedRecords })).toBe(
        true,
      );
    };

    it('are started once and replayed from then on', async () => {
      const asked = request();
      await answered(asked, 'e1', 'e2');
      for (const now of [START, later(DAY_SECONDS - 1)]) {
        const answer = { kind: 'done', answer: `{"query":"${TEXT}"}` };
        expect(await store.idempotency.begin({ ...asked, now })).toEqual(answer);
      }
    });

    it('are stored compressed, up to a limit for their caller', async () => {
      const small = idempotencyStore(opened.database, keyedHash(opened.database), 1_000);
      const finished = async (scope: string, answer: string) => {
        const asked = request({ scope });
        const decision = await small.begin(asked);
        if (decision.kind !== 'started') throw new Error(`It is ${decision.kind}`);
        const isKept = await small.finish(decision.claim, { answer, usedRecords: [] });
        const { kind } = await small.begin(asked);
        return [isKept, kind];
      };
      const noise = () => randomBytes(300).toString('base64');
      expect(await finished('partner:fills', 'the same again '.repeat(3_000))).toEqual([true, 'done']);
      expect(await finished('partner:fills', noise())).toEqual([true, 'done']);
      expect(await finished('partner:fills', noise())).toEqual([true, 'done']);
      // The next answer exceeds the limit, so its request starts again when repeated.
      expect(await finished('partner:fills', noise())).toEqual([false, 'started']);
      expect(await finished('partner:other', noise())).toEqual([true, 'done']);
    });

    it('are started once of twenty concurrent ones', async () => {
      const asked = request();
      const decisions = await Promise.all(Array.from({ length: 20 }, () => store.idempotency.begin(asked)));
      const kinds = decisions.map(({ kind }) => kind).sort();
      expect(kinds).toEqual([...Array(19).fill('in_progress'), 'started']);
    });

    it('are started once of twenty concurrent ones after a lease or a day has expired', async () => {
      for (const seconds of [60, DAY_SECONDS]) {
        const asked = request();
        await start(asked);
        const again = { ...asked, now: later(seconds) };
        const decisions = await Promise.all(Array.from({ length: 20 }, () => store.idempotency.begin(again)));
        expect(decisions.filter(({ kind }) => kind === 'started')).toHaveLength(1);
      }
    });

    it.each([
      ['another body', { body: `${TEXT} ` }],
      ['another operation', { operation: 'fact_check' }],
    ])('are refused when their key was used with %s, in progress and done', async (_, change) => {
      const asked = request();
      const claim = await start(asked);
      const other = { ...asked, ...change };
      expect(await store.idempotency.begin(other)).toEqual({ kind: 'reused' });
      await store.idempotency.finish(claim, { answer: 'a', usedRecords: [] });
      expect(await store.idempotency.begin(other)).toEqual({ kind: 'reused' });
      expect(await store.idempotency.begin({ ...other, now: later(DAY_SECONDS) })).toMatchObject({
        kind: 'started',
      });
    });

    it('of two partners are independent, even with equal keys', async () => {
      const asked = request();
      await answered(asked);
      expect(await store.idempotency.begin({ ...asked, scope: 'partner:2', body: 'other' })).toMatchObject({
        kind: 'started',
      });
    });

    it('are started again when the lease of a dead server ends, and its late answer is not stored', async () => {
      const asked = request();
      const dead = await start(asked);
      expect(await store.idempotency.begin({ ...asked, now: later(59) })).toEqual({ kind: 'in_progress' });
      const claim = await start({ ...asked, now: later(60) });
      expect(await store.idempotency.finish(dead, { answer: 'late', usedRecords: [] })).toBe(false);
      await store.idempotency.abandon(dead);
      expect(await store.idempotency.finish(claim, { answer: 'right', usedRecords: [] })).toBe(true);
      expect(await store.idempotency.finish(claim, { answer: 'twice', usedRecords: [] })).toBe(false);
      expect(await store.idempotency.begin(asked)).toEqual({ kind: 'done', answer: 'right' });
    });

    it('that were abandoned free their key, for any body', async () => {
      const asked = request();
      await store.idempotency.abandon(await start(asked));
      expect(await store.idempotency.begin({ ...asked, body: 'other' })).toMatchObject({ kind: 'started' });
    });

    it('are recomputed when a record that they used was corrected or retracted', async () => {
      const asked = request();
      await store.write([publish(event('f1')), publish(event('f2'))], at(NOW));
      await answered(asked, 'f1', 'f2');
      await store.write([retract('f2', 'Wrong')], at(NOW));
      const claim = await start(asked);
      expect(await store.idempotency.begin(asked)).toMatchObject({ kind: 'in_progress' });
      const usedRecords = [used('f1'), used('f2', 2)];
      await store.idempotency.finish(claim, { answer: 'fresh', usedRecords });
      expect(await store.idempotency.begin(asked)).toEqual({ kind: 'done', answer: 'fresh' });
      await store.write([publish(event('f1', { summary: 'More.' }))], at(NOW));
      expect(await store.idempotency.begin(asked)).toMatchObject({ kind: 'started' });
    });

    it('are deleted after a day', async () => {
      await store.idempotency.sweep(later(365 * DAY_SECONDS));
      await answered(request());
      await start(request({ now: later(10) }));
      expect(await store.idempotency.sweep(later(DAY_SECONDS - 1))).toBe(0);
      expect(await store.idempotency.sweep(later(DAY_SECONDS))).toBe(1);
      expect(await store.idempotency.sweep(later(DAY_SECONDS + 10))).toBe(1);
    });

    it('store neither their key nor their text', async () => {
      const asked = request({ key: 'a-key-with-a-name', scope: '203.0.113.7' });
      await answered(asked);
      const rows = await opened.database.query({
        text: `select idempotency::text, encode(answer, 'escape') as answer from idempotency`,
        values: [],
      });
      const dump = JSON.stringify(rows);
      for (const secret of ['Tarmonde', 'a-key-with-a-name', '203.0.113.7'])
        expect(dump).not.toContain(secret);
    });

    it('check whether records are at their versions', async () => {
      expect(await store.versionsCurrent([])).toBe(true);
      expect(await store.versionsCurrent([used('e1'), used('e2'), used('e1')])).toBe(true);
      expect(await store.versionsCurrent([used('e1'), used('e2', 2)])).toBe(false);
      expect(await store.versionsCurrent([used('nothing')])).toBe(false);
      expect(await store.versionsCurrent([{ kind: 'claim', id: 'e1', version: 1 }])).toBe(false);
    });

    it('hash a text with the secret of the database', async () => {
      const hash = await store.keyedHash(TEXT);
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(await store.keyedHash(TEXT)).toBe(hash);
      expect(await store.keyedHash(`${TEXT} `)).not.toBe(hash);
      const another = await engine.openWithoutSchema();
      await migrate(another.database);
      expect(await openStore(another.database).keyedHash(TEXT)).not.toBe(hash);
      await another.close();
    });
  });
});
