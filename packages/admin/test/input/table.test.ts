import { describe, expect, it } from 'vitest';
import { InputUnreadable } from '../../src/errors.js';
import { readTable } from '../../src/input/table.js';
import type { TableColumns } from '../../src/input/table-header.js';
import { chunks } from '../read-rows.js';

const COLUMNS: TableColumns<'id' | 'name' | 'note'> = {
  file: 'Import the list of names.',
  required: { id: [], name: ['title'] },
  optional: ['note'],
  places: new Set(['lat']),
};

async function read(text: string) {
  const notes: string[] = [];
  const rows = [];
  for await (const several of readTable(chunks(text), COLUMNS, (message) => notes.push(message))) {
    rows.push(...several);
  }
  const read = rows.map((row) =>
    'fault' in row ? row.fault.reason : [row.cells('id'), row.cells('name'), row.cells('note')],
  );
  return { read, notes, texts: rows.map(({ text: shown }) => shown()) };
}

describe('a table', () => {
  it.each([
    ['commas', 'id,name\n1,"a,b"\n', null],
    ['semicolons', 'id;name\n1;a,b\n', /semicolons/],
    ['tabs', 'id\tname\r\n1\ta,b\r\n', /tabs/],
    ['bars', 'id|name\n1|a,b\n', /bars/],
    ['what its first line says', 'sep=;\r\nid;name\r\n1;a,b\r\n', /semicolons/],
    ['semicolons, quoted', '"id";"name"\n"1";"a,b"\n', /semicolons/],
  ])('has its columns separated by %s', async (_, text, note) => {
    const { read: rows, notes } = await read(text);
    expect(rows).toEqual([['1', 'a,b', '']]);
    expect(notes).toEqual(note === null ? [] : [expect.stringMatching(note)]);
  });

  it('has empty cells for null markers, with a note', async () => {
    const { read: rows, notes } = await read('id,name,note,other\n1,NA,NULL,NA\n2,NA,,x\n3,Nan,National,-\n');
    expect(rows).toEqual([
      ['1', '', ''],
      ['2', '', ''],
      ['3', 'Nan', 'National'],
    ]);
    expect(notes).toEqual([
      'These null markers are read as empty: NA in 2 rows (name); NULL in 1 rows (note).',
    ]);
  });

  it('shows a row without its location columns', async () => {
    expect((await read('id,lat,title\n1,35.12,x\n')).texts).toEqual(['1,,x']);
  });

  it.each([
    ['{"id": 1}\n', /is JSON and not a table\. Import the list of names/],
    ['[\n{"id": 1}]', /is JSON/],
    ['first,second\n', /lacks the columns id, name\. Import the list of names/],
    ['id,name,title\n', /more than one column name \(name, title\)/],
    ['\n\n', /empty/],
  ])('is refused by name when it is not a table: %j', async (text, message) => {
    const reading = read(text);
    await expect(reading).rejects.toBeInstanceOf(InputUnreadable);
    await expect(reading).rejects.toThrow(message);
  });
});
