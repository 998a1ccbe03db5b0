import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

const LOCALE_RULE = 'must be a BCP 47 language tag such as en, es-MX or sr-Latn';

export function research400(server: () => TestServer): void {
  const send = (body: string | Uint8Array) =>
    server().ask('/api/v1/research', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });

  test.each<[string, unknown, string, string]>([
    ['no query', { locale: 'en' }, '/query', 'is required'],
    ['a query that is no text', { query: 12 }, '/query', 'must be a string'],
    ['a short query', { query: '  ab ' }, '/query', 'must have 3 to 2000 characters after trimming'],
    ['a long query', { query: 'x'.repeat(2_001) }, '/query', 'must have 3 to 2000 characters after trimming'],
    ['a control character', { query: 'abc\u0000def' }, '/query', 'must not contain control characters'],
    ['a malformed locale', { query: 'abc', locale: 'en_US!' }, '/locale', LOCALE_RULE],
    ['a locale that is no text', { query: 'abc', locale: 5 }, '/locale', LOCALE_RULE],
    ['a locale of null', { query: 'abc', locale: null }, '/locale', LOCALE_RULE],
    [
      'another member',
      { query: 'abc', limit: 5 },
      '/limit',
      'is not a member of this body; it takes query, locale',
    ],
    ['a member in capitals', { Query: 'abc' }, '/Query', 'is not a member of this body; did you mean query?'],
    [
      'a member that needs escaping',
      { query: 'abc', 'a/b~c': 5 },
      '/a~1b~0c',
      'is not a member of this body; it takes query, locale',
    ],
    ['the other body', { claim: 'abc' }, '/claim', 'is not a member of this body; it takes query, locale'],
    ['an array', [{ query: 'abc' }], '', 'must be one JSON object'],
    ['null', null, '', 'must be one JSON object'],
  ])('invalid-body: %s', async (_what, body, pointer, detail) => {
    const answer = await server().post('/api/v1/research', body);
    expect(answer.problem()).toMatchObject({ status: 400, code: 'invalid-body' });
    expect(answer.problem().errors).toContainEqual({ pointer, detail });
  });

  test.each([
    ['a member twice', '{"query":"harmless","query":"other"}', '/query', 'is given twice'],
    ['__proto__', '{"query":"abc","__proto__":{"admin":true}}', '/__proto__', 'is not a member of this body'],
    ['constructor', '{"query":"abc","constructor":{}}', '/constructor', 'is not a member of this body'],
  ])('invalid-body: %s', async (_what, body, pointer, detail) => {
    expect((await send(body)).problem()).toMatchObject({
      code: 'invalid-body',
      errors: [{ pointer, detail }],
    });
  });

  describe('malformed-json', () => {
    test.each([
      ['nothing', ''],
      ['half an object', '{"query": "abc"'],
      ['a form', 'query=abc'],
      ['depth', `{"query":${'['.repeat(7_000)}${']'.repeat(7_000)}}`],
    ])('%s', async (_what, body) => {
      expect((await send(body)).problem()).toMatchObject({ status: 400, code: 'malformed-json' });
    });
  });

  test('invalid-encoding: bytes that are not UTF-8 are not replaced', async () => {
    const answer = await send(
      Buffer.concat([Buffer.from('{"query":"caf'), Buffer.from([0xe9]), Buffer.from('s"}')]),
    );
    expect(answer.problem()).toMatchObject({ status: 400, code: 'invalid-encoding' });
  });

  test('invalid-encoding: nor is an escape of an unpaired surrogate', async () => {
    const answer = await send('{"query":"\\ud800 flood"}');
    expect(answer.problem()).toMatchObject({ status: 400, code: 'invalid-encoding' });
  });

  test('unknown-parameter: it takes no query parameters', async () => {
    const answer = await server().post('/api/v1/research?locale=en', { query: 'abc' });
    expect(answer.problem()).toMatchObject({
      status: 400,
      code: 'unknown-parameter',
      errors: [{ parameter: 'locale' }],
    });
  });

  test('invalid-body: lists 20 of 1,700 unknown members, and the number of the others', async () => {
    const members = Array.from({ length: 1_700 }, (_, index) => [`m${index}`, 1]);
    const answer = await send(JSON.stringify({ query: 'Why?', ...Object.fromEntries(members) }));
    const { errors, detail } = answer.problem();
    expect(errors).toHaveLength(20);
    expect(detail).toContain('(and 1699 more, the first 20 are in errors)');
    expect(answer.text.length).toBeLessThan(4_000);
  });

  test('no body has changed a prototype', () => {
    expect('admin' in {}).toBe(false);
  });
}
