import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

/** Payloads for SQL, template, shell, path and prototype injection. */
const PAYLOADS = [
  `'`,
  `''`,
  `"`,
  '`',
  '\\',
  `\\'`,
  `' or '1'='1`,
  `' or 1=1--`,
  `" or ""="`,
  `') or ('1'='1`,
  `' union select null--`,
  `' union select value from settings--`,
  `'; drop table records--`,
  `'; truncate records; --`,
  `'; select pg_sleep(5)--`,
  `' || pg_sleep(5)--`,
  `1; copy (select 1) to program 'id'`,
  `' and extractvalue(1,concat(0x7e,version()))--`,
  `$$; select 1; $$`,
  `$1`,
  `$1::text`,
  `:name`,
  `%`,
  `_`,
  `%25`,
  `*`,
  `a' like 'a`,
  `\u02bc or 1=1--`,
  `\uff07 or 1=1--`,
  `{"$gt": ""}`,
  `[$ne]=1`,
  `\${7*7}`,
  `{{7*7}}`,
  `#{7*7}`,
  `<%= 7*7 %>`,
  `; id`,
  `| id`,
  `$(id)`,
  `../../../../etc/passwd`,
  `..%2f..%2fetc%2fpasswd`,
  `<script>alert(1)</script>`,
  `<!--#exec cmd="id"-->`,
  `%0d%0aSet-Cookie: a=b`,
  `constructor`,
  `__proto__`,
];

/** Expects that texts are never interpreted as code. */
export function injection(server: () => TestServer): void {
  const parameters = ['province', 'since', 'updated_since', 'limit', 'cursor'];

  test.each(PAYLOADS)('%s is refused as a parameter, and 404 as an id', async (payload) => {
    const text = encodeURIComponent(payload);
    for (const parameter of parameters) {
      const answer = await server().get(`/api/v1/events?${parameter}=${text}`);
      // Any word is a valid province; an unknown one gives an empty list with a warning.
      const isWord = parameter === 'province' && /^[a-z]+$/.test(payload);
      expect([parameter, answer.status]).toEqual([parameter, isWord ? 200 : 400]);
      if (isWord) expect(answer.json().data).toEqual([]);
    }
    expect((await server().get(`/api/v1/events/${text}`)).status).toBe(404);
  });

  test.each(PAYLOADS)('%s is an ordinary text in a question and in a claim', async (payload) => {
    const padded = `${payload} and the market`;
    const research = await server().post('/api/v1/research', { query: padded });
    expect(research.json().data.query).toBe(padded.trim());
    const factCheck = await server().post('/api/v1/fact-check', { claim: padded });
    expect(factCheck.json().data.claim).toBe(padded.trim());
  });

  describe('after all of them', () => {
    test('the records are unchanged', async () => {
      expect(await server().store.status()).toMatchObject({
        records: {
          event: { published: 5, retracted: 1 },
          dossier: { published: 1 },
          claim: { published: 1 },
        },
      });
    });

    test('no prototype has been changed', () => {
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect({}).not.toHaveProperty('polluted');
    });

    test('no request has failed', () => {
      expect(server().log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    });
  });
}
