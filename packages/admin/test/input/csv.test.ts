import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRecord, readCsv } from '../../src/input/csv.js';
import { readLines } from '../../src/input/lines.js';
import { csvLine } from '../formats/ucdp-row.js';
import { chunks } from '../read-rows.js';

async function read(text: string | Buffer, chunkBytes?: number): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const several of readCsv(readLines(chunks(text, chunkBytes)))) records.push(...several);
  return records;
}

const told = (records: readonly CsvRecord[]) =>
  records.map((record) => [record.line, 'fields' in record ? record.fields : record.fault.reason]);

describe('CSV', () => {
  it('returns whatever was written, wherever chunks end', async () => {
    // Without lone carriage returns, which are no line break here and are trimmed at the end of lines.
    const cell = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\r', ''));
    // At least two cells, because a line of one empty cell is a blank line.
    const row = fc.array(cell, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        async (rows, size) => {
          const records = await read(rows.map(csvLine).join(''), size);
          expect(records.map((record) => 'fields' in record && record.fields)).toEqual(rows);
        },
      ),
    );
  });

  it('may end lines with LF or CRLF, and the last one with neither', async () => {
    expect(told(await read('a,b\r\n\r\n"c\r\nd",e\n\nf,g'))).toEqual([
      [1, ['a', 'b']],
      [3, ['c\nd', 'e']],
      [6, ['f', 'g']],
    ]);
  });

  it.each([
    ['a quote that opens inside a cell', 'a"b",c'],
    ['a quote that closes inside a cell', '"a"b,c'],
    ['a quote that never closes', '"a,b'],
    ['a stray quote', 'a,b"'],
  ])('rejects only the line of %s', async (_, broken) => {
    expect(told(await read(`1,2\n${broken}\n3,4\n"5\n6",7\n8,9\n`))).toEqual([
      [1, ['1', '2']],
      [2, 'malformed_csv'],
      [3, ['3', '4']],
      [4, ['5\n6', '7']],
      [6, ['8', '9']],
    ]);
  });

  it('refuses an unclosed record and resumes after its first line', async () => {
    const filler = `${'x'.repeat(1_000)},y\n`.repeat(1_200);
    const records = await read(`"open,1\n${filler}2,3\n`, 50_000);
    expect(records).toHaveLength(1_202);
    expect(told(records.slice(0, 1))).toEqual([[1, 'line_too_long']]);
    expect(told(records.slice(-1))).toEqual([[1_202, ['2', '3']]]);
  });
});
