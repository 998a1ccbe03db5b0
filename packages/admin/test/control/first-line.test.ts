import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeFirstLine } from '../../src/control/first-line.js';

async function* inChunks(bytes: Buffer, length: number) {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

describe('the first line of a stream', () => {
  it('is separated from the rest, wherever chunks end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.json(),
        fc.uint8Array(),
        fc.integer({ min: 1, max: 20 }),
        async (json, after, length) => {
          const bytes = Buffer.concat([Buffer.from(`${json}\n`), after]);
          const { line, rest } = await takeFirstLine(inChunks(bytes, length));
          expect(line).toBe(json);
          expect(await buffer(rest)).toEqual(Buffer.from(after));
        },
      ),
    ));

  it('is null when it does not end', async () => {
    const { line, rest } = await takeFirstLine(inChunks(Buffer.from('abc'), 2));
    expect(line).toBeNull();
    expect(await buffer(rest)).toEqual(Buffer.from('abc'));
  });
});
