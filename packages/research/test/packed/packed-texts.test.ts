import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedTexts } from '../../src/packed/packed-texts.js';
import { makeEvent } from '../support/records.js';

const word = fc.constantFrom('dam', 'بلدة', '洪水', '🌊', '"occurred":', 'Ilvara Baja', ' ');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.array(word, { maxLength: 300 }).map((words) => words.join('')),
  fc.tuple(word, fc.nat(3000)).map(([repeated, times]) => repeated.repeat(times)),
);

test('restores every text in any sequence', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
      const packed = new PackedTexts();
      const addresses = texts.map((one) => packed.add(one));
      expect(addresses.map((address) => packed.read(address))).toEqual(texts);
      expect(addresses.toReversed().map((address) => packed.read(address))).toEqual(texts.toReversed());
    }),
  );
});

test('restores texts longer than a page', () => {
  const noise = Array.from({ length: 60_000 }, (_, place) => ((place * 7919) % 99_991).toString(36)).join('');
  const packed = new PackedTexts();
  // Blocks of which each is kept after it was read, one that is too long to be kept, and more than are kept.
  const texts = Array.from(
    { length: 40 },
    (_, at) => ['short', noise, '', noise.repeat(at === 9 ? 12 : 1)][at % 4] ?? '',
  );
  const addresses = texts.map((one) => packed.add(one));
  expect(addresses.map((address) => packed.read(address))).toEqual(texts);
});

test('compresses records to a fraction of their size', () => {
  const packed = new PackedTexts();
  let size = 0;
  for (let number = 0; number < 5000; number++) {
    const json = JSON.stringify(
      makeEvent({
        id: `event-${number}`,
        title: `Bridge ${number} closed`,
        summary: `It was day ${number % 365}.`,
      }),
    );
    size += json.length;
    packed.add(json);
  }
  expect(packed.bytes).toBeLessThan(size / 5);
});
