import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJsonBody } from '../../src/http/json-body.js';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

test('returns the same value as JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/"(__proto__|constructor|prototype)":/.test(text));
      expect(JSON.stringify(parse(text))).toBe(text);
    }),
  );
});

test('ignores brackets and colons in strings', () => {
  const value = { claim: `${'['.repeat(100)} "__proto__": \\ {`, locale: 'en' };
  expect(parse(JSON.stringify(value))).toEqual(value);
});

describe('refused', () => {
  test.each([
    ['nothing', '', 'malformed-json'],
    ['spaces', ' \n', 'malformed-json'],
    ['half an object', '{"query":', 'malformed-json'],
    ['two values', '{} {}', 'malformed-json'],
    ['a comment', '{} // no', 'malformed-json'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'malformed-json'],
    ['thousands of levels', `${'['.repeat(8000)}${']'.repeat(8000)}`, 'malformed-json'],
    ['__proto__', '{"query":"text","__proto__":{"polluted":1}}', 'invalid-body'],
    ['__proto__ in disguise', '{"query":"text","\\u005f_proto__":{"polluted":1}}', 'invalid-body'],
    ['constructor, further down', '{"query":{"constructor":{"prototype":{}}}}', 'invalid-body'],
    ['a member given twice', '{"query":"harmless","query":"other"}', 'invalid-body'],
    ['a member given twice in two spellings', '{"query":"harmless","\\u0071uery":"other"}', 'invalid-body'],
  ])('%s', (_what, text, code) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code }));
  });

  test('bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    expect(() => parseJsonBody(bytes)).toThrow(expect.objectContaining({ code: 'invalid-encoding' }));
  });

  test.each(['{"query":"\\ud800 flood"}', '{"query":"a\\uDFFFb"}', '{"\\ude00":"abc"}'])(
    'an unpaired surrogate: %s',
    (text) => {
      expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'invalid-encoding' }));
    },
  );

  test('but accepts whole pairs and escaped backslashes', () => {
    expect(parse('{"query":"\\ud83c\\udf0a","claim":"\\\\ud800"}')).toEqual({
      query: '🌊',
      claim: '\\ud800',
    });
  });

  test('without changing any prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    expect(() => parse('{"__proto__":{"polluted":1}}')).toThrow();
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect('polluted' in {}).toBe(false);
  });
});

test('accepts 32 levels', () => {
  expect(() => parse(`${'['.repeat(32)}${']'.repeat(32)}`)).not.toThrow();
});

test('parses a megabyte of the worst text in linear time', () => {
  // Quotes, escapes and spaces make a backtracking pattern take minutes.
  for (const unit of ['"\\"', ' ', '"" ', '[]', '\\', ':']) {
    const text = unit.repeat(1_000_000 / unit.length);
    expect(parse(JSON.stringify([text]))).toEqual([text]);
    expect(parse(`${' '.repeat(500_000)}[""${' '.repeat(500_000)}]`)).toEqual(['']);
  }
});
