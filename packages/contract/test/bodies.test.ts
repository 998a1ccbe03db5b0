import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FactCheckRequestSchema,
  ResearchRequestSchema,
  TEXT_MAXIMUM_CHARACTERS,
  TEXT_MINIMUM_CHARACTERS,
} from '../src/index.js';

const requests = [
  { member: 'query', parse: (body: unknown) => ResearchRequestSchema.safeParse(body) },
  { member: 'claim', parse: (body: unknown) => FactCheckRequestSchema.safeParse(body) },
] as const;

describe.each(requests)('$member', ({ member, parse }) => {
  const accepts = (text: unknown) => parse({ [member]: text }).success;

  test.each(['a', 'é', 'ش', '𝔉', '🌍'])('counts %s as one character', (character) => {
    expect(accepts(character.repeat(TEXT_MINIMUM_CHARACTERS - 1))).toBe(false);
    expect(accepts(character.repeat(TEXT_MINIMUM_CHARACTERS))).toBe(true);
    expect(accepts(character.repeat(TEXT_MAXIMUM_CHARACTERS))).toBe(true);
    expect(accepts(character.repeat(TEXT_MAXIMUM_CHARACTERS + 1))).toBe(false);
  });

  test('limits the length after NFKC normalization, with a message of its own', () => {
    expect(accepts('\ufdfa'.repeat(166))).toBe(true);
    const { error } = parse({ [member]: '\ufdfa'.repeat(1_970) });
    expect(error?.issues).toMatchObject([
      {
        path: [member],
        message: expect.stringContaining('at most 3,000 characters after Unicode normalization'),
      },
    ]);
  });

  test('has at most 3,000 characters after normalization, for any characters', () => {
    const piece = fc.constantFrom(
      '\ufdfa',
      '\ufb03',
      '\u3300',
      '\u0301',
      '\u0323',
      'a',
      'e\u0302',
      '\u1100',
      '\u1161',
      '\u11a8',
    );
    const pieces = fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 400 })), {
      minLength: 3,
      maxLength: 9,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = `x${parts.map(([written, count]) => written.repeat(count)).join('')}`;
        fc.pre([...text].length <= TEXT_MAXIMUM_CHARACTERS);
        expect(accepts(text)).toBe([...text.normalize('NFKC')].length <= 3_000);
      }),
      { numRuns: 300 },
    );
  });

  test('is trimmed before its length is checked', () => {
    expect(accepts('  ab  ')).toBe(false);
    expect(parse({ [member]: '\n  why so?\t' }).data).toEqual({ [member]: 'why so?' });
    expect(accepts(` ${'a'.repeat(TEXT_MAXIMUM_CHARACTERS)} `)).toBe(true);
  });

  test('has no control characters inside', () => {
    const control = fc.oneof(fc.integer({ min: 0, max: 0x1f }), fc.integer({ min: 0x7f, max: 0x9f }));
    fc.assert(fc.property(control, (code) => !accepts(`abc${String.fromCharCode(code)}def`)));
  });

  test.each([undefined, null, 5, true, ['abc'], { text: 'abc' }])('refuses %j', (value) => {
    expect(parse({ [member]: value }).error?.issues[0]?.path).toEqual([member]);
  });

  test.each<[string, unknown, string, string]>([
    [member, undefined, 'no text', 'is required'],
    [member, null, 'null', 'must be a string'],
    ['locale', 5, 'a number', 'must be a BCP 47 language tag such as en, es-MX or sr-Latn'],
    ['locale', null, 'null', 'must be a BCP 47 language tag such as en, es-MX or sr-Latn'],
    ['locale', `en-x${'-abcdefgh'.repeat(7)}`, 'well-formed and too long', 'must have at most 64 characters'],
  ])('says what is wrong with %s once, in words for callers: %j, %s', (name, value, _what, rule) => {
    const { error } = parse({ [member]: 'why so?', [name]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual([rule]);
  });

  test('allows no other member than locale', () => {
    const { error } = parse({ [member]: 'why so?', limit: 5, __proto__x: 1 });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['limit', '__proto__x'] }]);
  });

  test.each([
    ...['en', 'ar', 'es-MX', 'sr-Latn', 'zh-Hant-TW', 'und'],
    ...['en-GB-oed', 'I-KLINGON', 'i-default', 'sgn-BE-FR', 'zh-min-nan', 'zh-min', 'no-bok', 'art-lojban'],
  ])('takes the locale %s', (locale) => {
    expect(parse({ [member]: 'why so?', locale }).success).toBe(true);
  });

  test.each(['', 'english language', 'en_US', 'e', '-en', 'en-', 'en-'.padEnd(80, 'a'), '*', null, 7])(
    'refuses the locale %j',
    (locale) => {
      expect(parse({ [member]: 'why so?', locale }).error?.issues[0]?.path).toEqual(['locale']);
    },
  );

  test('is validated without an exception for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { success, data } = parse({ [member]: text });
        return !success || (data !== undefined && Object.values(data)[0] === text.trim());
      }),
    );
  });
});

test.each([null, [], 'text', 5, [{ query: 'why so?' }]])('refuses the body %j', (body) => {
  for (const { parse } of requests) expect(parse(body).success).toBe(false);
});
