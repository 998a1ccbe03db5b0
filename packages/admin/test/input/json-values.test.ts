import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValues, type ValuesWanted } from '../../src/input/json-values.js';
import { chunks } from '../read-rows.js';

/** Returns the elements of a JSON array given as text. */
const read = (text: string, chunkBytes: number) => valuesOf(text.slice(1), chunkBytes, 'elements');

async function valuesOf(text: string, chunkBytes: number, of: ValuesWanted['of']) {
  const elements: { line: number; text: string }[] = [];
  for await (const { line, bytes } of readValues(chunks(text, chunkBytes), { line: 1, of })) {
    elements.push({ line, text: bytes.toString() });
  }
  return elements;
}

describe('the elements of a JSON array', () => {
  it('are all found, whatever they are and wherever chunks end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })),
        fc.constantFrom(undefined, 2),
        fc.integer({ min: 1, max: 30 }),
        async (values, indent, size) => {
          const elements = await read(JSON.stringify(values, null, indent), size);
          expect(elements.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
    );
  });

  it('have the number of their first line', async () => {
    const elements = await read('[\n{"a":\n1},\n\n 7, {"b":\n"]}"}\n]', 3);
    expect(elements.map(({ line }) => line)).toEqual([2, 5, 5]);
  });

  it('end with their array, whatever follows it', async () => {
    expect((await read('[1, 2], "more": [3]}', 5)).map(({ text }) => text.trim())).toEqual(['1', '2']);
  });

  it('are followed by an error when the array is truncated', async () => {
    await expect(read('[1, {"a": ', 4)).rejects.toThrow(/cut off/);
  });

  it('are an error naming the line when they exceed the limit', async () => {
    await expect(read(`[1,\n{"a": ${'[1],'.repeat(300_000)}`, 64_000)).rejects.toThrow(/begins on line 2/);
  });
});

describe('a sequence of JSON values', () => {
  it.each([
    ['{"a":1}{"b":[2]}', ['{"a":1}', '{"b":[2]}']],
    ['{\n"a": "}{"\n}\n{"b":2}\n', ['{\n"a": "}{"\n}', '{"b":2}']],
    ['[{"a":1},{"b":2}]\n[{"c":3}]', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['\u001e{"a":1}\n\u001e{"b":2}\n', ['{"a":1}', '{"b":2}']],
    ['{"a":1},\n{"b":2},\n', ['{"a":1}', '{"b":2}']],
    ['{"a":1}\nnonsense\n{"b":2}', ['{"a":1}', 'nonsense', '{"b":2}']],
  ])('is split into its values: %j', async (text, values) => {
    for (const size of [1, 5, 1_000]) {
      expect((await valuesOf(text, size, 'sequence')).map((value) => value.text)).toEqual(values);
    }
  });

  it('is followed by an error when truncated', async () => {
    await expect(valuesOf('{"a":1}{"b":', 4, 'sequence')).rejects.toThrow(/cut off/);
    await expect(valuesOf('[{"a":1}', 4, 'sequence')).rejects.toThrow(/array is cut off/);
  });
});
