import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfSecret, keyState, type NewKeyRequest, parseKey, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';

const NOW = new Date('2026-03-10T12:00:00.789Z');
const SECOND = '2026-03-10T12:00:00Z';
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe.each(engines)('keys on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    const create = (request: Partial<NewKeyRequest> = {}) =>
      store.keys.create({
        partner: 'Harbour News',
        scopes: ['read', 'research'],
        termsVersion: '2026-01-01',
        expiresAt: null,
        now: NOW,
        ...request,
      });
    const accessRevision = async () => {
      const text = 'select revision from access_state';
      const [state] = await opened.database.query<{ revision: number }>({ text, values: [] });
      return state?.revision ?? 0;
    };
    const stateAt = async (id: string, time: Date) => {
      const key = await store.keys.find(id);
      return key && keyState(key, time);
    };
    const rotate = async (
      id: string,
      overlapHours: number,
      now = NOW,
      termsVersion: string | null = null,
    ) => {
      const outcome = await store.keys.rotate(id, { overlapHours, termsVersion, now });
      if (outcome.result === 'refused') throw new Error(outcome.reason);
      return outcome;
    };

    it('are shown once and found by id, with the hash of their secret', async () => {
      const created = await create({ partner: 'First' });
      const parsed = parseKey(created.key);
      expect(parsed?.id).toBe(created.id);
      const { key: _, newPartner, ...shown } = created;
      expect(newPartner).toBe(true);
      const found = await store.keys.find(created.id);
      expect(found).toEqual({ ...shown, secretHash: hashOfSecret(parsed?.secret ?? '') });
      expect(found).toMatchObject({
        partner: { name: 'First', suspendedAt: null },
        scopes: ['read', 'research'],
        termsVersion: '2026-01-01',
        termsAcceptedAt: SECOND,
        createdAt: SECOND,
        expiresAt: null,
        revokedAt: null,
        rotatedFrom: null,
        lastUsedOn: null,
      });
      expect(await store.keys.find('unknown00000')).toBeNull();
    });

    it('may be several for one partner', async () => {
      const [one, two] = [await create({ partner: 'Twice' }), await create({ partner: 'Twice' })];
      expect([one.newPartner, two.newPartner]).toEqual([true, false]);
      expect((await store.partners.list()).filter(({ name }) => name === 'Twice')).toEqual([
        { name: 'Twice', suspendedAt: null, limits: {}, createdAt: SECOND, keys: 2 },
      ]);
      const listed = (await store.keys.list()).filter(({ partner }) => partner.name === 'Twice');
      expect(listed.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
      expect(JSON.stringify(listed)).not.toMatch(/hash|secret/i);
    });

    it('created concurrently for a new partner create one partner', async () => {
      const created = await Promise.all(Array.from({ length: 8 }, () => create({ partner: 'Crowd' })));
      expect(created.filter(({ newPartner }) => newPartner)).toHaveLength(1);
      expect(new Set(created.map(({ id }) => id)).size).toBe(8);
    });

    it('are valid until they expire', async () => {
      const { id, expiresAt } = await create({ expiresAt: hoursLater(1) });
      expect(expiresAt).toBe('2026-03-10T13:00:00Z');
      expect(await stateAt(id, new Date('2026-03-10T12:59:59.999Z'))).toBe('active');
      expect(await stateAt(id, new Date('2026-03-10T13:00:00Z'))).toBe('expired');
    });

    it('are invalid for good once revoked', async () => {
      const { id } = await create();
      expect(await store.keys.revoke(id, NOW)).toMatchObject({
        result: 'revoked',
        key: { id, revokedAt: SECOND },
      });
      expect(await stateAt(id, NOW)).toBe('revoked');
      expect(await store.keys.revoke(id, hoursLater(1))).toMatchObject({
        result: 'unchanged',
        key: { revokedAt: SECOND },
      });
      expect(await store.keys.revoke('unknown00000', NOW)).toEqual({
        result: 'refused',
        reason: 'unknown_key',
      });
    });

    it('record the day of their last use, which never decreases and moves no revision', async () => {
      const [used, unused] = [await create(), await create()];
      const lastUse = async (id: string) =>
        (await store.keys.list()).find((key) => key.id === id)?.lastUsedOn;
      const [revision, head] = [await accessRevision(), await store.audit.head()];
      expect(await lastUse(used.id)).toBeNull();
      for (const day of ['2026-03-10', '2026-03-12', '2026-03-11']) {
        await store.keys.recordUse([used.id, 'unknown00000'], day);
      }
      await store.keys.recordUse([], '2026-03-13');
      expect(await lastUse(used.id)).toBe('2026-03-12');
      expect(await lastUse(unused.id)).toBeNull();
      expect([await accessRevision(), await store.audit.head()]).toEqual([revision, head]);
    });

    it('can be recorded as used by many servers at once', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, async () => (await create()).id));
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          store.keys.recordUse(index % 2 ? ids : ids.toReversed(), `2026-04-0${index + 1}`),
        ),
      );
      const listed = (await store.keys.list()).filter(({ id }) => ids.includes(id));
      expect(listed.map(({ lastUsedOn }) => lastUsedOn)).toEqual(Array(6).fill('2026-04-08'));
    });

    it('are replaced at once when rotated without overlap', async () => {
      const old = await create({ expiresAt: hoursLater(48) });
      const { created, previous } = await rotate(old.id, 0, hoursLater(1), null);
      expect(created).toMatchObject({
        partner: old.partner,
        scopes: old.scopes,
        expiresAt: old.expiresAt,
        termsVersion: old.termsVersion,
        termsAcceptedAt: old.termsAcceptedAt,
        createdAt: '2026-03-10T13:00:00Z',
        rotatedFrom: old.id,
        newPartner: false,
      });
      expect(created.key).not.toBe(old.key);
      expect(previous).toMatchObject({ id: old.id, revokedAt: '2026-03-10T13:00:00Z' });
      expect(await stateAt(old.id, hoursLater(1))).toBe('revoked');
      expect(await stateAt(created.id, hoursLater(1))).toBe('active');
    });

    it('stay valid for the overlap when rotated with one, never beyond their expiry', async () => {
      const endless = await create();
      await rotate(endless.id, 24);
      expect(await stateAt(endless.id, hoursLater(23))).toBe('active');
      expect(await stateAt(endless.id, hoursLater(24))).toBe('expired');
      const short = await create({ expiresAt: hoursLater(2) });
      const { previous } = await rotate(short.id, 24);
      expect(previous.expiresAt).toBe(short.expiresAt);
    });

    it('take the terms accepted at rotation', async () => {
      const old = await create();
      const { created, previous } = await rotate(old.id, 0, hoursLater(5), '2026-02-02');
      expect(created).toMatchObject({ termsVersion: '2026-02-02', termsAcceptedAt: '2026-03-10T17:00:00Z' });
      expect(previous.termsVersion).toBe('2026-01-01');
    });

    it('are not rotated when revoked, expired or unknown', async () => {
      const [revoked, expired] = [await create(), await create({ expiresAt: hoursLater(1) })];
      await store.keys.revoke(revoked.id, NOW);
      const request = { overlapHours: 0, termsVersion: null, now: hoursLater(1) };
      expect(await store.keys.rotate(revoked.id, request)).toEqual({ result: 'refused', reason: 'revoked' });
      expect(await store.keys.rotate(expired.id, request)).toEqual({ result: 'refused', reason: 'expired' });
      expect(await store.keys.rotate('unknown00000', request)).toEqual({
        result: 'refused',
        reason: 'unknown_key',
      });
    });

    it('are not rotated twice, because they expire with their overlap', async () => {
      const first = await create({ expiresAt: hoursLater(2_000) });
      const second = (await rotate(first.id, 24)).created;
      const request = { overlapHours: 0, termsVersion: null, now: hoursLater(1) };
      const again = () => store.keys.rotate(first.id, request);
      expect(await again()).toMatchObject({
        result: 'refused',
        reason: 'replaced',
        key: { id: first.id, expiresAt: SECOND.replace('-10T', '-11T') },
        by: { id: second.id, revokedAt: null },
      });
      const third = (await rotate(second.id, 0, hoursLater(1))).created;
      expect(third.expiresAt).toBe(first.expiresAt);
      expect(await again()).toMatchObject({ reason: 'replaced', by: { id: third.id } });
      await store.keys.revoke(third.id, hoursLater(1));
      expect(await again()).toMatchObject({ reason: 'replaced', by: null });
    });

    it('rotated many times at once have one successor', async () => {
      const { id } = await create();
      const { id: other } = await create();
      for (const [key, overlapHours] of [
        [id, 0],
        [other, 5],
      ] as const) {
        const request = { overlapHours, termsVersion: null, now: NOW };
        const outcomes = await Promise.all(Array.from({ length: 6 }, () => store.keys.rotate(key, request)));
        expect(outcomes.map(({ result }) => result).sort()).toEqual([...Array(5).fill('refused'), 'rotated']);
      }
    });

    it('show that their partner is suspended until it is resumed', async () => {
      const { id } = await create({ partner: 'Paused' });
      expect(await store.partners.suspend('Paused', NOW)).toMatchObject({ result: 'changed' });
      expect((await store.keys.find(id))?.partner).toEqual({
        name: 'Paused',
        suspendedAt: SECOND,
        limits: {},
      });
      expect(await store.partners.suspend('Paused', hoursLater(1))).toMatchObject({
        result: 'unchanged',
        partner: { suspendedAt: SECOND },
      });
      expect(await store.partners.resume('Paused', NOW)).toMatchObject({
        result: 'changed',
        partner: { suspendedAt: null, keys: 1 },
      });
      expect((await store.keys.find(id))?.partner.suspendedAt).toBeNull();
      expect(await store.partners.resume('Paused', NOW)).toMatchObject({ result: 'unchanged' });
      expect(await store.partners.suspend('Nobody', NOW)).toEqual({
        result: 'refused',
        reason: 'unknown_partner',
      });
    });

    it('move the access revision with every change, and with nothing else', async () => {
      const moves = async <T>(change: () => Promise<T>) => {
        const before = await accessRevision();
        const value = await change();
        return { value, by: (await accessRevision()) - before };
      };
      const first = await moves(() => create({ partner: 'Moving' }));
      const second = await moves(() => rotate(first.value.id, 1));
      expect([first.by, second.by]).toEqual([1, 1]);
      const { id } = second.value.created;
      expect(await moves(() => store.keys.revoke(id, NOW))).toMatchObject({ by: 1 });
      expect(await moves(() => store.keys.revoke(id, NOW))).toMatchObject({ by: 0 });
      expect(await moves(() => store.keys.revoke('unknown00000', NOW))).toMatchObject({ by: 0 });
      expect(await moves(() => store.partners.suspend('Moving', NOW))).toMatchObject({ by: 1 });
      expect(await moves(() => store.partners.suspend('Moving', NOW))).toMatchObject({ by: 0 });
      expect(await moves(() => store.partners.resume('Moving', NOW))).toMatchObject({ by: 1 });
      expect(await moves(() => store.keys.list())).toMatchObject({ by: 0 });
    });

    it('are in the audit log with every change, and their secrets nowhere in the database', async () => {
      const created = await create({ partner: 'Logged', expiresAt: hoursLater(9) });
      const rotated = (await rotate(created.id, 0, NOW, '2026-02-02')).created;
      await store.keys.revoke(rotated.id, NOW);
      await store.partners.suspend('Logged', NOW);
      await store.partners.resume('Logged', NOW);
      const rows = (await store.audit.list({ limit: 7 })).toReversed();
      expect(rows.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
        [
          'key.created',
          created.id,
          { partner: 'Logged', scopes: ['read', 'research'], expires_at: '2026-03-10T21:00:00Z' },
        ],
        ['terms.accepted', created.id, { partner: 'Logged', terms_version: '2026-01-01' }],
        [
          'key.rotated',
          rotated.id,
          {
            partner: 'Logged',
            scopes: ['read', 'research'],
            expires_at: '2026-03-10T21:00:00Z',
            rotated_from: created.id,
          },
        ],
        ['terms.accepted', rotated.id, { partner: 'Logged', terms_version: '2026-02-02' }],
        ['key.revoked', rotated.id, { partner: 'Logged' }],
        ['partner.suspended', 'Logged', {}],
        ['partner.resumed', 'Logged', {}],
      ]);
      expect(rows.every(({ actor, at }) => actor === 'operator' && at === NOW.toISOString())).toBe(true);
      expect(await store.audit.verify()).toMatchObject({ fault: null });
      const dump = JSON.stringify([
        await opened.database.query({ text: 'select * from keys', values: [] }),
        await opened.database.query({ text: 'select * from audit', values: [] }),
      ]);
      for (const { key } of [created, rotated]) expect(dump).not.toContain(parseKey(key)?.secret);
    });

    it('are unchanged when the change fails', async () => {
      const [revision, { seq }, partners] = [
        await accessRevision(),
        await store.audit.head(),
        await store.partners.list(),
      ];
      await expect(create({ partner: 'Never', scopes: [] })).rejects.toMatchObject({ code: '23514' });
      expect(await accessRevision()).toBe(revision);
      expect((await store.audit.head()).seq).toBe(seq);
      expect(await store.partners.list()).toEqual(partners);
    });
  });
});
