import { EventListQuerySchema } from '@partner-api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

const taken = Object.keys(EventListQuerySchema.shape).join(', ');

export function eventsList400(server: () => TestServer): void {
  const refusal = async (query: string) => {
    const answer = await server().get(`/api/v1/events?${query}`);
    return { status: answer.status, code: answer.problem().code, errors: answer.problem().errors };
  };

  test.each([
    ['province', 'Idlib'],
    ['province', 'north_vale'],
    ['province', 'north--vale'],
    ['province', '-north'],
    ['province', ''],
    ['province', '%00'],
    ['province', 'qu%C3%A9bec'],
    ['province', 'que%CC%81bec'],
    ['province', '%FF'],
    ['province', "x'%20or%201=1--"],
    ['since', '24'],
    ['since', '0h'],
    ['since', '024h'],
    ['since', '876001h'],
    ['since', '999999h'],
    ['country', 'Syria'],
    ['from', '2017-02-29'],
    ['to', '20170301'],
    ['since', '1.5h'],
    ['since', '-1h'],
    ['since', '24H'],
    ['since', '1d'],
    ['since', '%D9%A2%D9%A4h'],
    ['since', ''],
    ['updated_since', '24%20h'],
    ['limit', '0'],
    ['limit', '201'],
    ['limit', '1e2'],
    ['limit', '0x10'],
    ['limit', '+5'],
    ['limit', '05'],
    ['limit', '9'.repeat(400)],
    ['limit', ''],
  ])('%s=%s is named, with its rule', async (parameter, value) => {
    expect(await refusal(`${parameter}=${value}`)).toEqual({
      status: 400,
      code: 'invalid-parameter',
      errors: [{ parameter, detail: expect.stringMatching(/^must be a /) }],
    });
  });

  test.each([
    ['TOVARE', 'tovare'],
    ['Tovar%C3%A9', 'tovare'],
    ['north_vale', 'north-vale'],
  ])('province=%s: did you mean %s?', async (given, slug) => {
    const { errors } = await refusal(`province=${given}`);
    expect(errors[0]?.detail).toMatch(new RegExp(`; did you mean ${slug}\\?$`));
  });

  test('a country in lower case is corrected in a hint', async () => {
    const { errors } = await refusal('country=xa');
    expect(errors[0]?.detail).toMatch(/; did you mean XA\?$/);
  });

  test.each([
    ['from=2026-03-02&to=2026-03-01', 'from'],
    ['from=2026-03-01&since=24h', 'since'],
    ['to=2026-03-01&since=24h', 'since'],
  ])('%s', async (query, parameter) => {
    expect(await refusal(query)).toMatchObject({ status: 400, errors: [{ parameter }] });
  });

  test.each([
    'north-vale,tovare',
    'north-vale;tovare',
    '35.1234,%2036.7654',
    `pk_${'a'.repeat(12)}_${'b'.repeat(43)}`,
    'X'.repeat(65),
    '%D8%9F',
  ])('province=%s has no suggestion', async (given) => {
    const { errors } = await refusal(`province=${given}`);
    expect(errors.map(({ detail }) => detail).join()).not.toContain('did you mean');
  });

  test('every parameter at fault is named', async () => {
    const { errors } = await refusal('limit=0&since=x&province=X');
    expect(errors.map(({ parameter }) => parameter).sort()).toEqual(['limit', 'province', 'since']);
  });

  test.each(['province=north-vale', 'country=XA', 'since=24h', 'from=2026-03-01'])(
    'updated_since with %s',
    async (filter) => {
      const [parameter] = filter.split('=');
      expect(await refusal(`updated_since=24h&${filter}`)).toEqual({
        status: 400,
        code: 'invalid-parameter',
        errors: [{ parameter, detail: expect.stringContaining('cannot be combined with updated_since') }],
      });
    },
  );

  describe('unknown-parameter', () => {
    test.each([
      ['provinces=north-vale', 'provinces', 'is unknown; did you mean province?'],
      ['updatedSince=24h', 'updatedSince', 'is unknown; did you mean updated_since?'],
      ['province[]=north-vale', 'province[]', 'is unknown; did you mean province?'],
      ['api_key=1', 'api_key', `is unknown; this operation takes ${taken}`],
      ['__proto__=1', '__proto__', `is unknown; this operation takes ${taken}`],
      ['LIMIT=1', 'LIMIT', 'is unknown; did you mean limit?'],
      ['=1', '', `is unknown; this operation takes ${taken}`],
    ])('%s', async (query, parameter, detail) => {
      expect(await refusal(query)).toEqual({
        status: 400,
        code: 'unknown-parameter',
        errors: [{ parameter, detail }],
      });
    });

    test.each(['limit=1&limit=1', 'province=a&limit=1&province=b'])('%s: given twice', async (query) => {
      expect(await refusal(query)).toEqual({
        status: 400,
        code: 'unknown-parameter',
        errors: [{ parameter: query.split('=')[0], detail: 'is given twice' }],
      });
    });

    test('reports other errors too', async () => {
      expect(await refusal('since=7d&limit=0&province=X_Y&foo=1&cursor=a&cursor=b')).toEqual({
        status: 400,
        code: 'unknown-parameter',
        errors: [
          { parameter: 'cursor', detail: 'is given twice' },
          { parameter: 'foo', detail: expect.stringContaining('is unknown') },
          { parameter: 'province', detail: expect.stringMatching(/^must be a province slug/) },
          { parameter: 'since', detail: expect.stringMatching(/^must be a whole number of hours/) },
          { parameter: 'limit', detail: expect.stringMatching(/^must be a whole number/) },
        ],
      });
    });

    test.each([
      ['provinces=x', 'provinces is unknown; did you mean province?'],
      ['provinces=x&limit=0', 'provinces is unknown; did you mean province? (and 1 more, see errors).'],
      ['=1', `A parameter without a name is unknown; this operation takes ${taken}.`],
    ])('the detail of %s is one sentence', async (query, detail) => {
      const answer = await server().get(`/api/v1/events?${query}`);
      expect(answer.problem().detail).toBe(detail);
    });

    test('after a thousand empty parameters', async () => {
      expect(await refusal(`${'&'.repeat(1_500)}provinces=x`)).toMatchObject({ code: 'unknown-parameter' });
    });

    test('a long name is not repeated in full', async () => {
      const shown = async (length: number) => (await refusal(`${'x'.repeat(length)}=1`)).errors[0]?.parameter;
      expect(await shown(300)).toBe(`${'x'.repeat(64)}…`);
      expect(await shown(3_000)).toBe('…');
    });
  });

  describe('invalid-cursor', () => {
    const cursor = async (query: string) =>
      String((await server().get(`/api/v1/events?${query}`)).json().page.next_cursor);
    const invalidCursor = {
      status: 400,
      code: 'invalid-cursor',
      errors: [{ parameter: 'cursor', detail: expect.any(String) }],
    };

    test('with any character changed', async () => {
      const genuine = await cursor('limit=1');
      await fc.assert(
        fc.asyncProperty(
          fc.nat(genuine.length - 1),
          fc.constantFrom(...'AQgwx-_9'),
          async (at, character) => {
            fc.pre(genuine[at] !== character);
            const altered = genuine.slice(0, at) + character + genuine.slice(at + 1);
            expect(await refusal(`limit=1&cursor=${altered}`)).toEqual(invalidCursor);
          },
        ),
        { numRuns: 40 },
      );
    });

    test.each([
      ['other filters', 'limit=1&province=north-vale', 'limit=1'],
      ['another window', 'limit=1&since=240h', 'limit=1&since=241h'],
      ['other dates', 'limit=1&from=2026-03-01', 'limit=1&from=2026-03-02'],
      ['changes', 'limit=1', 'limit=1&updated_since=48h'],
    ])('of %s', async (_what, given, used) => {
      expect(await refusal(`${used}&cursor=${await cursor(given)}`)).toEqual(invalidCursor);
    });

    test('of another list', async () => {
      const answer = await server().get(`/api/v1/claims?cursor=${await cursor('limit=1')}`);
      expect(answer.problem().code).toBe('invalid-cursor');
    });

    test.each(['abc', 'null', '%00', '..%2F..', '[]'])('%s', async (text) => {
      expect(await refusal(`cursor=${text}`)).toEqual(invalidCursor);
    });
  });

  test('for any query, the answer is 200 or a problem that names a parameter', async () => {
    const names = fc.constantFrom(...Object.keys(EventListQuerySchema.shape), 'other');
    const pair = fc.tuple(names, fc.string({ unit: 'binary', maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 4 }), async (pairs) => {
        const query = pairs
          .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&');
        const answer = await server().get(`/api/v1/events?${query}`);
        if (answer.status === 200) return;
        expect(answer.status).toBe(400);
        expect(answer.problem().errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
}
