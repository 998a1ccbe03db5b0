import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bearer, createKey } from '../../harness/keys.js';
import { NOW } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

const runbook = readFileSync(new URL('../../../../../docs/how-to/rotate-keys.md', import.meta.url), 'utf8');

export function keysNamed(server: () => TestServer): void {
  const lineFor = async (path: string, id: string, headers: Record<string, string>) => {
    await server().get(path, { ...headers, 'X-Request-Id': id });
    const line = () => server().log.find((text) => text.includes(id));
    await expect.poll(line).toBeDefined();
    return JSON.parse(line() ?? '{}');
  };

  test('the log names the key of every request, refused or not, and never its secret', async () => {
    const key = await createKey(server());
    const narrow = await createKey(server(), { scopes: ['research'] });
    for (const [id, path, status] of [
      ['named-made', '/api/v1/events', 200],
      ['named-ready', '/api/v1/events', 200],
      ['named-missing', '/api/v1/events/nope', 404],
      ['named-wrong', '/api/v1/events?since=1d', 400],
    ] as const) {
      const line = await lineFor(path, id, bearer(key));
      expect(line).toMatchObject({ status, key: key.id });
    }
    expect(await lineFor('/api/v1/events', 'named-refused', bearer(narrow))).toMatchObject({
      status: 403,
      key: narrow.id,
    });
    // The search that the runbook gives for a leaked key.
    const [searched = ''] = runbook.match(/(?<=grep -F ').*(?=' partner-api\.log)/) ?? [];
    const found = server().log.filter((text) => text.includes(searched.replace('<id>', key.id)));
    expect(found).toHaveLength(4);
    for (const { key: whole } of [key, narrow])
      expect(server().log.join()).not.toContain(whole.split('_')[2]);
  });

  test('the log does not name malformed, unknown or ended keys', async () => {
    const ended = await createKey(server());
    await server().store.keys.revoke(ended.id, NOW);
    const forged = { key: `pk_${ended.id}_${'x'.repeat(43)}` };
    for (const [id, given] of Object.entries({ 'unnamed-ended': ended, 'unnamed-forged': forged })) {
      const line = await lineFor('/api/v1/events', id, bearer(given));
      expect(line.status).toBe(401);
      expect(line).not.toHaveProperty('key');
    }
    expect(await lineFor('/terms', 'unnamed-page', bearer(ended))).not.toHaveProperty('key');
  });
}
