import { TERMS } from '@partner-api/contract';
import { parseKey, type Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlagList } from '../../src/audit/list-flags.js';
import type { CommandEvent } from '../../src/command.js';
import { findCommand } from '../../src/commands.js';
import { CommandFailed } from '../../src/errors.js';
import type { AuditList, AuditVerification, KeyList, RotatedKey, ShownNewKey } from '../../src/index.js';
import { notesOf, openTestStore } from '../import-text.js';
import { NOW } from '../read-rows.js';

describe.each(engines)('commands for keys, partners and audit on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    const run = async (name: string, options: object, now = NOW) => {
      const events: CommandEvent[] = [];
      const report = (event: CommandEvent) => void events.push(event);
      const context = { store, clock: () => now, input: null, report };
      const result = await (await findCommand(name)).run(context, options);
      return { result, notes: notesOf(events) };
    };
    const asked = (rest: object = {}) => ({
      partner: 'Harbour News',
      scopes: ['read', 'research'],
      acceptTerms: TERMS.version,
      ...rest,
    });
    const create = async (rest: object = {}) => {
      const { result, notes } = await run('keys-create', asked(rest));
      return { ...(result as ShownNewKey), notes };
    };
    const listed = async (id: string, now = NOW) =>
      ((await run('keys-list', {}, now)).result as KeyList).keys.find((key) => key.id === id);

    it('keys-create shows a key once', async () => {
      const { result, notes } = await run('keys-create', asked({ expires: '2027-03-31' }));
      const { id, key } = result as ShownNewKey;
      expect(result).toEqual({
        id,
        key,
        partner: 'Harbour News',
        scopes: ['read', 'research'],
        terms_version: TERMS.version,
        expires_at: '2027-03-31T23:59:59Z',
      });
      expect(parseKey(key)?.id).toBe(id);
      expect(notes).toEqual(['Harbour News is a new partner.', expect.stringContaining('shown this once')]);
      expect(await listed(id)).toEqual({
        id,
        partner: 'Harbour News',
        state: 'active',
        scopes: ['read', 'research'],
        terms_version: TERMS.version,
        terms_accepted_at: '2026-11-20T12:00:00Z',
        created_at: '2026-11-20T12:00:00Z',
        expires_at: '2027-03-31T23:59:59Z',
        revoked_at: null,
        rotated_from: null,
        last_used_on: null,
      });
      await store.keys.recordUse([id], '2026-11-20');
      expect(await listed(id)).toMatchObject({ last_used_on: '2026-11-20' });
    });

    it('keys-create accepts only the terms in force, and names their version and path', async () => {
      const before = await store.audit.head();
      for (const acceptTerms of ['2020-01-01', '', ` ${TERMS.version}`]) {
        const refused = run('keys-create', asked({ acceptTerms }));
        await expect(refused).rejects.toBeInstanceOf(CommandFailed);
        await expect(refused).rejects.toThrow(new RegExp(`${TERMS.version}.*/terms`, 's'));
      }
      expect(await store.audit.head()).toEqual(before);
    });

    it.each([
      ['2026-11-20T12:00:00Z', /future/],
      ['2026-11-19', /future/],
      ['2027-02-29', /expires/],
      ['tomorrow', /YYYY-MM-DD/],
      ['2027-03-31 12:00', /YYYY-MM-DD/],
      ['9999-12-31T23:59:59-12:00', /9999/],
    ])('keys-create refuses to expire at %s', async (expires, message) => {
      await expect(run('keys-create', asked({ expires }))).rejects.toThrow(message);
    });

    it('keys-create accepts an offset', async () => {
      expect((await create({ expires: '2027-01-01T01:00:00+02:00' })).expires_at).toBe(
        '2026-12-31T23:00:00Z',
      );
    });

    it('treats two spellings of a name as one partner', async () => {
      await create({ partner: ' Cafe\u0301 Norte ' });
      expect((await create({ partner: 'Café Norte' })).notes).toHaveLength(1);
    });

    it('keys-rotate ends the old key at once, or after an overlap', async () => {
      const first = await create({ expires: '2027-03-31' });
      const { result } = await run('keys-rotate', { id: first.id });
      const second = result as RotatedKey;
      expect(second).toEqual({
        id: second.id,
        key: second.key,
        partner: 'Harbour News',
        scopes: ['read', 'research'],
        terms_version: TERMS.version,
        expires_at: '2027-03-31T23:59:59Z',
        replaces: { id: first.id, ends_at: '2026-11-20T12:00:00Z' },
      });
      expect(await listed(first.id)).toMatchObject({ state: 'revoked' });
      expect(await listed(second.id)).toMatchObject({ state: 'active', rotated_from: first.id });
      await expect(run('keys-rotate', { id: first.id })).rejects.toThrow(/was revoked.*keys create/);

      const third = (await run('keys-rotate', { id: second.id, overlapHours: 24 })).result as RotatedKey;
      expect(third.replaces).toEqual({ id: second.id, ends_at: '2026-11-21T12:00:00Z' });
      expect(await listed(second.id)).toMatchObject({ state: 'active' });
      await expect(run('keys-rotate', { id: second.id })).rejects.toThrow(
        `The key ${second.id} was rotated already, and works until 2026-11-21T12:00:00Z. Rotate ${third.id}, which replaced it; \`keys revoke ${second.id}\` ends this one at once.`,
      );
      expect(await listed(second.id, new Date('2026-11-21T12:00:00Z'))).toMatchObject({ state: 'expired' });
    });

    it('keys-rotate explains what to do when the replacing key has ended', async () => {
      const { id } = await create();
      const next = (await run('keys-rotate', { id, overlapHours: 1 })).result as RotatedKey;
      await run('keys-revoke', { id: next.id });
      await expect(run('keys-rotate', { id })).rejects.toThrow(/rotated already.*has ended.*keys create/);
    });

    it('keys-rotate keeps outdated terms with a note, or accepts those in force', async () => {
      const { id } = await store.keys.create({
        partner: 'Early',
        scopes: ['read'],
        termsVersion: '2025-01-01',
        expiresAt: null,
        now: NOW,
      });
      expect(await listed(id)).toMatchObject({ state: 'terms_outdated' });
      const kept = await run('keys-rotate', { id });
      expect(kept.notes).toContainEqual(expect.stringContaining('--accept-terms'));
      const next = (kept.result as RotatedKey).id;
      await expect(run('keys-rotate', { id: next, acceptTerms: '2025-01-01' })).rejects.toThrow(
        TERMS.version,
      );
      const accepted = await run('keys-rotate', { id: next, acceptTerms: TERMS.version });
      expect(accepted.result).toMatchObject({ terms_version: TERMS.version });
      expect(accepted.notes).toHaveLength(1);
    });

    it('keys-revoke revokes a key, and changes nothing the second time', async () => {
      const { id } = await create();
      const told = { id, partner: 'Harbour News', revoked_at: '2026-11-20T12:00:00Z' };
      expect((await run('keys-revoke', { id })).result).toEqual({ ...told, result: 'revoked' });
      const later = new Date('2026-11-25T00:00:00Z');
      expect((await run('keys-revoke', { id }, later)).result).toEqual({ ...told, result: 'unchanged' });
      await expect(run('keys-revoke', { id: 'unknown00000' })).rejects.toThrow(/no key unknown00000/);
    });

    it('partners-suspend and partners-resume say what they changed', async () => {
      const { id } = await create({ partner: 'Paused' });
      const suspended = { partner: 'Paused', result: 'suspended', suspended_at: '2026-11-20T12:00:00Z' };
      expect((await run('partners-suspend', { partner: 'Paused' })).result).toEqual(suspended);
      expect(await listed(id)).toMatchObject({ state: 'partner_suspended' });
      expect((await create({ partner: 'Paused' })).notes[0]).toMatch(/suspended/);
      expect((await run('partners-list', {})).result).toMatchObject({
        partners: expect.arrayContaining([
          {
            name: 'Paused',
            suspended_at: '2026-11-20T12:00:00Z',
            created_at: '2026-11-20T12:00:00Z',
            keys: 2,
          },
        ]),
      });
      const resumed = { partner: 'Paused', result: 'resumed', suspended_at: null };
      expect((await run('partners-resume', { partner: 'Paused' })).result).toEqual(resumed);
      expect(await listed(id)).toMatchObject({ state: 'active' });
      await expect(run('partners-suspend', { partner: 'paused' })).rejects.toThrow(/no partner paused/);
    });

    it('audit-list and audit-head show the log, audit-verify finds tampering', async () => {
      const { id } = await create();
      const { entries } = (await run('audit-list', { limit: 2 })).result as AuditList;
      expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
        ['terms.accepted', id],
        ['key.created', id],
      ]);
      const head = (await run('audit-head', {})).result;
      expect(head).toEqual({ seq: entries[0]?.seq, hash: entries[0]?.hash });
      const expectHead = entries[0]?.hash;
      expect((await run('audit-verify', { expectHead })).result).toMatchObject({
        intact: true,
        head,
        fault: null,
      });
      const { result } = await run('audit-verify', { expectHead: 'a'.repeat(64) });
      expect((result as AuditVerification).fault).toMatchObject({ kind: 'tail_missing' });
      expect(result).toMatchObject({ intact: false });
    });

    it('audit-hash accepts every text that a request accepts, with the same limit', async () => {
      const text = '\u{1f54a}'.repeat(2_000);
      const { result } = await run('audit-hash', { text: ` ${text}\n` });
      expect(result).toEqual({ text_hash: await store.keyedHash(text) });
    });

    it.each([
      ['keys-create', { partner: '' }, /partner/],
      ['keys-create', { partner: 'a\u200bb' }, /partner/],
      ['keys-create', { scopes: [] }, /scope/],
      ['keys-create', { scopes: ['read', 'write'] }, /scopes/],
      ['keys-create', { scopes: ['read', 'read'] }, /once/],
      ['keys-create', { admin: true }, /admin/],
    ])('%s refuses %j naming what is wrong', async (name, rest, message) => {
      await expect(run(name, asked(rest))).rejects.toThrow(message);
    });

    it.each([
      ['keys-rotate', { id: 'unknown00000', overlapHours: 721 }, /overlapHours/],
      ['keys-rotate', { id: 'unknown00000', overlapHours: 1.5 }, /overlapHours/],
      ['audit-verify', { expectHead: 'abc' }, /audit head/],
      ['audit-list', { limit: 0 }, /limit/],
      ['audit-list', { limit: 1001 }, /limit/],
      ['audit-list', { before: 0 }, /before/],
      ['audit-list', { decision: 'd-1' }, /decision_id/],
      ['audit-hash', { text: '  ' }, /text/],
      ['audit-hash', { text: 'x'.repeat(2_001) }, /must have 3 to 2000 characters/],
      ['audit-hash', { text: 'two\nlines' }, /must not contain control characters/],
    ])('%s refuses %j naming what is wrong', async (name, options, message) => {
      await expect(run(name, options)).rejects.toThrow(message);
    });

    it.each(['keys-rotate', 'keys-revoke'])(
      '%s does not repeat a whole key given by mistake',
      async (name) => {
        const { key } = await create();
        const refused = await run(name, { id: key }).catch((error: Error) => error);
        expect(refused).toBeInstanceOf(CommandFailed);
        expect(String(refused)).toMatch(/id of a key/);
        expect(String(refused)).not.toContain(parseKey(key)?.secret);
      },
    );

    it('audit-flags counts and lists flags by partner and time', async () => {
      const flag = (actor: string, at: string, rules: string[]) =>
        store.audit.append({
          at: new Date(at),
          actor,
          action: 'request.flagged',
          subject: `flag at ${at}`,
          detail: { partner: actor, operation: 'research', rules, signs: ['where'], text_hash: 'aa' },
        });
      await flag('Harbour News', '2026-11-20T09:00:00Z', ['asked-of-people', 'signs-together']);
      await flag('Harbour News', '2026-11-20T10:00:00Z', ['asked-of-people']);
      await flag('Quay Weekly', '2026-11-20T11:00:00Z', ['asked-of-people']);
      await flag('Harbour News', '2026-11-18T11:00:00Z', ['crowd']);

      const all = (await run('audit-flags', {})).result as FlagList;
      expect(all.counts).toEqual([
        { partner: 'Harbour News', rule: 'asked-of-people', flags: 2 },
        { partner: 'Harbour News', rule: 'signs-together', flags: 1 },
        { partner: 'Quay Weekly', rule: 'asked-of-people', flags: 1 },
      ]);
      expect(all.flags.map(({ id }) => id)).toEqual([
        'flag at 2026-11-20T11:00:00Z',
        'flag at 2026-11-20T10:00:00Z',
        'flag at 2026-11-20T09:00:00Z',
      ]);
      expect(all.standings).toContainEqual({
        partner: 'Harbour News',
        flags: 2,
        refusals: 0,
        limited: false,
        stopped: false,
      });

      const one = (await run('audit-flags', { partner: 'Harbour News', since: '72h' })).result as FlagList;
      expect(one.flags).toHaveLength(3);
      const none = await run('audit-flags', { partner: 'Quay Weekly', since: '1h' });
      expect((none.result as FlagList).flags).toHaveLength(1);
      await expect(run('audit-flags', { since: '1d' })).rejects.toThrow(/number of hours/);
    });

    it('partners-clear resets flags and refusals', async () => {
      await create({ partner: 'Pier Post' });
      await store.audit.append({
        at: NOW,
        actor: 'Pier Post',
        action: 'partner.flags_limited',
        subject: 'Pier Post',
        detail: { flags: 50, limit: 50 },
      });
      const standing = async () =>
        ((await run('audit-flags', { partner: 'Pier Post' })).result as FlagList).standings[0];
      expect(await standing()).toMatchObject({ limited: true });
      expect((await run('partners-clear', { partner: 'Pier Post' })).result).toEqual({
        partner: 'Pier Post',
        flags: 0,
        refusals: 0,
      });
      expect(await standing()).toMatchObject({ limited: false });
      const [row] = await store.audit.list({ limit: 1, action: 'partner.cleared' });
      expect(row).toMatchObject({ actor: 'operator', subject: 'Pier Post' });
      await expect(run('partners-clear', { partner: 'Nobody' })).rejects.toThrow(CommandFailed);
    });
  });
});
