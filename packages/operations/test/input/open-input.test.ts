import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputUnreadable } from '../../src/errors.js';
import { openInput } from '../../src/input/open-input.js';
import { chunks } from '../read-rows.js';

async function open(input: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  let received = 0;
  const text: Buffer[] = [];
  const count = (bytes: number) => {
    received += bytes;
  };
  for await (const chunk of openInput(input, count, signal)) text.push(chunk);
  return { text: Buffer.concat(text), received };
}

describe('an input', () => {
  it('comes out as it went in, plain or packed, wherever its chunks end', async () => {
    const bytes = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(`a${text}`));
    await fc.assert(
      fc.asyncProperty(bytes, fc.boolean(), fc.integer({ min: 1, max: 50 }), async (text, isPacked, size) => {
        const sent = isPacked ? gzipSync(text) : text;
        expect(await open(chunks(sent, size))).toEqual({ text, received: sent.length });
      }),
    );
  });

  it('may be several gzip members, one after the other', async () => {
    const packed = Buffer.concat([gzipSync('one\n'), gzipSync('two\n')]);
    expect((await open(chunks(packed))).text.toString()).toBe('one\ntwo\n');
  });

  it.each([1, 2, 100])('loses its byte order mark in chunks of %i', async (size) => {
    expect((await open(chunks('\uFEFFname', size))).text.toString()).toBe('name');
    expect((await open(chunks(gzipSync('\uFEFFname'), size))).text.toString()).toBe('name');
  });

  it('may be empty, or shorter than a mark', async () => {
    expect((await open(chunks(''))).text.toString()).toBe('');
    expect((await open(chunks('ab'))).text.toString()).toBe('ab');
  });

  it.each([
    ['cut off', gzipSync('text '.repeat(1_000)).subarray(0, 30), /cut off/],
    [
      'broken',
      Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('not gzip at all')]),
      /cannot be unpacked/,
    ],
    ['UTF-16', Buffer.from('\uFEFFname', 'utf16le'), /UTF-16/],
  ])('that is %s is an error that says what to do', async (_, bytes, message) => {
    const opened = open(chunks(bytes));
    await expect(opened).rejects.toBeInstanceOf(InputUnreadable);
    await expect(opened).rejects.toThrow(message);
  });

  it('that ends with an error is unreadable, packed or not', async () => {
    for (const bytes of [Buffer.from('some text'), gzipSync('some text')]) {
      const vanishing = (async function* () {
        yield bytes.subarray(0, 5);
        throw new Error('ECONNRESET');
      })();
      await expect(open(vanishing)).rejects.toThrow(/ended with an error \(ECONNRESET\)/);
    }
  });

  it('that never comes is given up when the signal says so', async () => {
    for (const bytes of [Buffer.from('some text'), gzipSync('some text')]) {
      const controller = new AbortController();
      const stalled = (async function* () {
        yield bytes.subarray(0, 5);
        controller.abort(new Error('enough'));
        await new Promise(() => {});
      })();
      await expect(open(stalled, controller.signal)).rejects.toThrow('enough');
    }
  });

  it('is not closed by us: the answer may go out on the same connection', async () => {
    let isClosed = false;
    const source = chunks('a,b\n'.repeat(100));
    const input = {
      [Symbol.asyncIterator]: () => ({
        next: () => source.next(),
        return: async () => {
          isClosed = true;
          return { done: true as const, value: undefined };
        },
      }),
    };
    for await (const _ of openInput(input, () => {})) break;
    expect(isClosed).toBe(false);
  });
});
