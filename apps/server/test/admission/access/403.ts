import type { Scope } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { ALL_SCOPES, bearer, createKey } from '../../harness/keys.js';
import { NOW } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

export function forbidden403(server: () => TestServer): void {
  describe('insufficient-scope', () => {
    const operations: readonly [Scope, string, object | null][] = [
      ['read', '/api/v1/events', null],
      ['read', '/api/v1/events/ev-1', null],
      ['read', '/api/v1/dossiers', null],
      ['read', '/api/v1/claims', null],
      ['research', '/api/v1/research', { query: 'Why did traders protest?' }],
      ['fact_check', '/api/v1/fact-check', { claim: 'Traders protested in the market.' }],
    ];

    test.each(operations)('the scope %s permits %s and nothing else', async (scope, path, body) => {
      const ask = async (scopes: readonly Scope[]) => {
        const headers = bearer(await createKey(server(), { scopes }));
        return body ? server().post(path, body, headers) : server().get(path, headers);
      };
      expect((await ask([scope])).status).toBe(200);
      const refused = await ask(ALL_SCOPES.filter((other) => other !== scope));
      expect(refused.problem()).toMatchObject({
        status: 403,
        code: 'insufficient-scope',
        detail: `The key lacks the scope ${scope}.`,
      });
    });
  });

  test('terms-not-accepted: the key accepted another version of the terms', async () => {
    const key = await createKey(server(), { termsVersion: '2025-01-01' });
    const answer = await server().get('/api/v1/events', bearer(key));
    expect(answer.problem()).toMatchObject({ status: 403, code: 'terms-not-accepted' });
    expect(answer.problem().detail).toContain('2025-01-01');
  });

  test('partner-suspended: refuses every key of the partner until it is resumed', async () => {
    const keys = [
      await createKey(server(), { partner: 'Suspended' }),
      await createKey(server(), { partner: 'Suspended' }),
    ];
    await server().store.partners.suspend('Suspended', NOW);
    for (const key of keys) {
      const answer = await server().get('/api/v1/events', bearer(key));
      expect(answer.problem()).toMatchObject({ status: 403, code: 'partner-suspended' });
    }
  });

  test('a wrong secret of a suspended partner gets 401 and does not reveal the suspension', async () => {
    const { key } = await createKey(server(), { partner: 'Hidden' });
    await server().store.partners.suspend('Hidden', NOW);
    const last = key.endsWith('a') ? 'b' : 'a';
    const answer = await server().get('/api/v1/events', {
      Authorization: `Bearer ${key.slice(0, -1)}${last}`,
    });
    expect(answer.status).toBe(401);
  });
}
