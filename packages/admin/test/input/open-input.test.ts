import { crc32, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputUnreadable } from '../../src/errors.js';
import { openInput } from '../../src/input/open-input.js';
import { chunks } from '../read-rows.js';

/** Builds a ZIP of uncompressed files. */
function zip(files: Readonly<Record<string, Buffer | string>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), bytes]);
    const version = Buffer.from([20, 0]);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), version, common, rest, Buffer.from(name)]));
    local.push(header);
    offset += header.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...central, Buffer.from('PK\u0005\u0006'), end]);
}

async function open(input: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  let received = 0;
  const text: Buffer[] = [];
  const count = (bytes: number) => {
    received += bytes;
  };
  for await (const chunk of openInput(input, { onBytes: count }, signal)) text.push(chunk);
  return { text: Buffer.concat(text), received };
}

describe('an input', () => {
  it('is returned unchanged, plain or compressed, wherever chunks end', async () => {
    const bytes = fc
      .string({ unit: 'binary', maxLength: 200 })
      .map((text) => Buffer.from(`a${text.replaceAll('\r', '')}`));
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

  it('may be empty, or shorter than a byte order mark', async () => {
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
    [
      'cut off in the middle of a UTF-16 character',
      Buffer.from('\uFEFFname', 'utf16le').subarray(0, 9),
      /UTF-16/,
    ],
    ['a broken ZIP', Buffer.from('PK\u0003\u0004 and nothing behind it'), /ZIP is cut off or broken/],
    ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex'), /Save it as CSV/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /is a PDF/],
    ['a web page', Buffer.from('\n<!DOCTYPE html><title>Log in</title>'), /web page/],
    ['compressed by another program', Buffer.from('fd377a585a0000', 'hex'), /compressed by xz/],
    ['an R data file', gzipSync(Buffer.from('RDX3\nX\n\0\0\0\x03')), /R data file/],
  ])('that is %s is an error that says what to do', async (_, bytes, message) => {
    const opened = open(chunks(bytes));
    await expect(opened).rejects.toBeInstanceOf(InputUnreadable);
    await expect(opened).rejects.toThrow(message);
  });

  it.each([1, 3, 1_000])('is decoded from UTF-16, in chunks of %i', async (size) => {
    const text = `name,value\n${'Ñ,é,سلام\n'.repeat(50)}`;
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect((await open(chunks(little, size))).text.toString()).toBe(text);
    expect((await open(chunks(Buffer.from(little).swap16(), size))).text.toString()).toBe(text);
    const unmarked = Buffer.from(`${'name,value,more\n'.repeat(4)}${text}`, 'utf16le');
    expect((await open(chunks(unmarked, size))).text.toString()).toBe(unmarked.toString('utf16le'));
  });

  it('has line feeds in place of lone carriage returns', async () => {
    expect((await open(chunks('a,b\r1,2\r'))).text.toString()).toBe('a,b\n1,2\n');
    expect((await open(chunks('a,b\r\n1,2\r\n'))).text.toString()).toBe('a,b\r\n1,2\r\n');
  });

  it('is the one data file of a ZIP, with a note', async () => {
    const notes: string[] = [];
    const note = (message: string) => notes.push(message);
    const packed = zip({
      '__MACOSX/._data.csv': 'x',
      'data/GEDEvent.csv': gzipSync('a,b\n'),
      'readme.txt': 'Hi',
    });
    const text: Buffer[] = [];
    for await (const chunk of openInput(chunks(packed), { note })) text.push(chunk);
    expect(Buffer.concat(text).toString()).toBe('a,b\n');
    expect(notes).toEqual(['The input is a ZIP. data/GEDEvent.csv in it is read.']);
  });

  it.each([
    ['several files', { 'a.csv': 'x', 'b.csv': 'y' }, /several data files: a.csv, b.csv/],
    ['no data file', { 'a.png': 'x' }, /no CSV or JSON file: a.png/],
    ['a workbook', { '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }, /Excel workbook/],
  ])('is refused by name when it is a ZIP of %s', async (_, files, message) => {
    await expect(open(chunks(zip(files)))).rejects.toThrow(message);
  });

  it('is unreadable when it ends with an error, compressed or not', async () => {
    for (const bytes of [Buffer.from('some text'), gzipSync('some text')]) {
      const vanishing = (async function* () {
        yield bytes.subarray(0, 5);
        throw new Error('ECONNRESET');
      })();
      await expect(open(vanishing)).rejects.toThrow(/ended with an error \(ECONNRESET\)/);
    }
  });

  it('stops on the signal when nothing arrives', async () => {
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

  it('is not closed, because the response may use the same connection', async () => {
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
    for await (const _ of openInput(input)) break;
    expect(isClosed).toBe(false);
  });
});
