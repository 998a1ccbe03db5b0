import type { StoredText } from '@partner-api/storage';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { recordTexts } from '../../src/rendering/record-texts.js';

const schema = z.object({
  id: z.string(),
  lang: z.string(),
  corrections: z.array(z.string()),
  n: z.number(),
});
type Item = z.infer<typeof schema>;

/** A record stored as `{"lang":…,"n":…}`; `text` inserts `corrections` and the other members. */
function stored(record: Item, parts: Partial<StoredText<Item>> = {}) {
  const { id, lang, corrections, n } = record;
  const content = JSON.stringify({ lang, n });
  const place = JSON.stringify({ lang }).length - 1;
  const parsed = vi.fn(() => record);
  const item: StoredText<Item> = {
    revision: 7,
    asStored: true,
    transaction: 1_000,
    readAt: '7.a',
    place,
    text: (at) =>
      `{"id":${JSON.stringify(id)},${content.slice(1, at)},"corrections":${JSON.stringify(corrections)}${content.slice(at)}`,
    ...parts,
    get record() {
      return parsed();
    },
  };
  return { item, parsed };
}

const store = (lost = 0) => ({ current: () => '7.a', historiesLost: () => lost });

const record: Item = { id: 'a', lang: 'en', corrections: ['x'], n: 1 };

test("validates a record once, and returns the contract's JSON", () => {
  const textOf = recordTexts(schema, store());
  const first = stored(record);
  expect(textOf(first.item)).toBe(JSON.stringify(record));
  const again = stored(record);
  expect(textOf(again.item)).toBe(JSON.stringify(record));
  expect(first.parsed).toHaveBeenCalled();
  expect(again.parsed).not.toHaveBeenCalled();
});

test.each([
  ['under another revision', { revision: 8 }],
  ['written by another transaction', { transaction: 1_001 }],
  ['that is not served as it is stored', { asStored: false }],
  ['read at a moment that was not heard of', { readAt: '7.b' }],
])('a record %s is validated again', (_which, parts) => {
  const textOf = recordTexts(schema, store());
  textOf(stored(record).item);
  const other = stored(record, parts);
  expect(textOf(other.item)).toBe(JSON.stringify(record));
  expect(other.parsed).toHaveBeenCalled();
});

test.each([
  ['has its members in another order', { text: () => '{"n":1}' }],
  ['does not show where corrections belong', { place: 0 }],
])('a record that %s is serialised each time', (_which, parts) => {
  const textOf = recordTexts(schema, store());
  textOf(stored(record, parts).item);
  const again = stored(record, parts);
  expect(textOf(again.item)).toBe(JSON.stringify(record));
  expect(again.parsed).toHaveBeenCalled();
});

test('throws each time for an invalid record', () => {
  const textOf = recordTexts(schema, store());
  const invalid = { ...record, n: 'one' as unknown as number };
  expect(() => textOf(stored(invalid).item)).toThrow(z.ZodError);
  expect(() => textOf(stored(invalid).item)).toThrow(z.ZodError);
});

test('leaves out members that the contract does not know', () => {
  const textOf = recordTexts(schema, store());
  const wider = { ...record, secret: 1 };
  const parts = { text: () => JSON.stringify(wider) };
  for (const _time of [1, 2]) expect(textOf(stored(wider as Item, parts).item)).toBe(JSON.stringify(record));
});

test('forgets records when the store loses history, because their revisions may be reused', () => {
  let lost = 0;
  const textOf = recordTexts(schema, { current: () => '7.a', historiesLost: () => lost });
  textOf(stored(record).item);
  lost = 1;
  const other = { ...record, lang: 'zh-Hans' };
  expect(textOf(stored(other).item)).toBe(JSON.stringify(other));
});
