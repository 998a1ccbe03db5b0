import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKey, hashOfSecret, isKeyId, newKey, parseKey } from '../../src/access/key-format.js';

describe('a key', () => {
  it('is read back as it was made, and never made twice', () => {
    const keys = Array.from({ length: 500 }, newKey);
    for (const key of keys) expect(parseKey(formatKey(key))).toEqual(key);
    expect(new Set(keys.map(({ id }) => id)).size).toBe(500);
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(500);
  });

  it('begins with pk_ and has a secret of at least 256 bits', () => {
    const text = formatKey(newKey());
    expect(text).toMatch(/^pk_[a-z0-9]{12}_[A-Za-z0-9]{43}$/);
    expect(43 * Math.log2(62)).toBeGreaterThan(256);
  });

  it('is refused with any change of a character, a prefix, a space or a line break', () => {
    const text = formatKey(newKey());
    const wrong = [
      '',
      'pk_',
      text.slice(0, -1),
      `${text}a`,
      ` ${text}`,
      `${text}\n`,
      text.toUpperCase(),
      text.replace('pk_', 'sk_'),
      text.replaceAll('_', '-'),
      `${text.slice(0, -1)}é`,
      `${text.slice(0, -1)}\u0000`,
    ];
    for (const one of wrong) expect(parseKey(one), JSON.stringify(one)).toBeNull();
  });

  it('has an id that is recognised as an id, whereas the key is not', () => {
    const { id, secret } = newKey();
    expect(isKeyId(id)).toBe(true);
    const others = [
      formatKey({ id, secret }),
      secret,
      '',
      `${id}a`,
      id.slice(1),
      `${id}\n`,
      id.toUpperCase(),
    ];
    expect(others.filter((text) => isKeyId(text) && text !== id)).toEqual([]);
  });

  it('is parsed or refused for any text', () => {
    const key = formatKey(newKey());
    const nearly = fc
      .tuple(fc.nat({ max: key.length - 1 }), fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }))
      .map(([at, other]) => key.slice(0, at) + other + key.slice(at + 1));
    let parsedTimes = 0;
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), nearly), (text) => {
        const parsed = parseKey(text);
        if (parsed === null) return;
        parsedTimes += 1;
        expect(formatKey(parsed)).toBe(text);
      }),
      { numRuns: 500 },
    );
    expect(parsedTimes).toBeGreaterThan(0);
  });

  it('is stored as the SHA-256 of its secret', () => {
    const { secret } = newKey();
    expect(hashOfSecret(secret)).toEqual(createHash('sha256').update(secret).digest());
  });
});
