import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyTable } from '../../src/packed/key-table.js';

const key = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    '\ufeff',
    'é'.repeat(127),
    'é'.repeat(128),
    'a'.repeat(254),
    'a'.repeat(255),
    'b'.repeat(70_000),
  ),
);

test('numbers each text once, in order, and finds no unknown text', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), fc.array(key), (keys, others) => {
      const table = new KeyTable();
      const numbers = keys.map((text) => table.numberOf(text));
      const distinct = [...new Set(keys)];
      expect(numbers).toEqual(keys.map((text) => distinct.indexOf(text)));
      expect(table.size).toBe(distinct.length);
      expect(distinct.map((_, number) => table.textOf(number))).toEqual(distinct);
      expect(others.map((text) => table.find(text))).toEqual(others.map((text) => distinct.indexOf(text)));
    }),
  );
});

test('finds each of many texts after growth', () => {
  const table = new KeyTable();
  for (let number = 0; number < 50_000; number++) expect(table.numberOf(`bench-${number}`)).toBe(number);
  for (let number = 0; number < 50_000; number++) expect(table.find(`bench-${number}`)).toBe(number);
  expect(table.bytes / table.size).toBeLessThan(30);
});

test('orders ASCII texts by length and then as strings', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ maxLength: 300 }), { minLength: 2, maxLength: 2 }),
      ([a = '', b = '']) => {
        const table = new KeyTable();
        const expected = a.length - b.length || (a < b ? -1 : 1);
        expect(Math.sign(table.compare(table.numberOf(a), table.numberOf(b)))).toBe(Math.sign(expected));
        expect(table.compare(table.numberOf(a), table.numberOf(a))).toBe(0);
      },
    ),
  );
});
