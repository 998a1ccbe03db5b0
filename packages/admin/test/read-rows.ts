import type { Format, Reading, Row } from '../src/formats/format.js';
import { formatsByName } from '../src/formats/formats.js';
import type { FormatName } from '../src/formats/names.js';

export const NOW = new Date('2026-11-20T12:00:00Z');

/** Yields a text in small chunks, so that nothing depends on chunk boundaries. */
export async function* chunks(text: string | Buffer, size = 7): AsyncGenerator<Buffer, void, undefined> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function readRows(
  name: FormatName,
  text: string | Buffer,
  options: {
    readonly mayRedistribute?: readonly string[];
    readonly chunkBytes?: number;
    readonly note?: (message: string) => void;
  } = {},
): Promise<readonly Row[]> {
  const format: Format = formatsByName[name];
  const { mayRedistribute, note = () => undefined } = options;
  const context = { now: NOW, mayRedistribute: new Set(mayRedistribute), note };
  const rows: Row[] = [];
  for await (const several of format.read(chunks(text, options.chunkBytes), context)) rows.push(...several);
  return rows;
}

/** Returns the one publication of an input, or throws an error that shows the rows. */
export function onlyPublication(rows: readonly Row[]) {
  const [row] = rows;
  if (rows.length !== 1 || row?.reading.result !== 'publication') throw new Error(`Read ${show(rows)}`);
  return row.reading;
}

export function faults(rows: readonly Row[]) {
  return rows.flatMap(({ line, reading }) =>
    reading.result === 'fault' ? [{ line, ...reading.fault }] : [],
  );
}

export const results = (rows: readonly Row[]): readonly Reading['result'][] =>
  rows.map((row) => row.reading.result);

const show = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => row.reading));
