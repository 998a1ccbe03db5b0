import { createReadStream } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Publication } from '../../src/formats/format.js';
import { ucdpGed } from '../../src/formats/ucdp-ged/ucdp-ged.js';
import { openInput } from '../../src/input/open-input.js';
import { NOW } from '../read-rows.js';
import { realUcdpFile } from '../real-ucdp-file.js';

describe.skipIf(realUcdpFile === null)('UCDP GED Syria, 2016 to 2019 (needs TEST_DATA_DIR)', () => {
  it('is read without a rejected row', async () => {
    const publications = await readFile(realUcdpFile ?? '');
    const events = publications.flatMap(({ draft }) => (draft.kind === 'event' ? [draft.content] : []));
    expect(events).toHaveLength(16_566);
    expect(countOf(publications.flatMap(({ warnings }) => warnings))).toEqual({
      estimate_reordered: 101,
      location_imprecise: 1_436,
      province_unknown: 339,
    });
    expect(Object.keys(countOf(events.flatMap(({ province }) => province?.slug ?? [])))).toHaveLength(14);
    expect(countOf(events.map(({ type }) => String(type)))).toEqual({
      battle: 16_084,
      violence_against_civilians: 482,
    });
    // Each publication occurs once, with publisher, day and headline.
    const sources = events.flatMap((event) => event.sources);
    expect(sources).toHaveLength(21_137);
    expect(sources.filter(({ publisher, published_at }) => !publisher || !published_at)).toEqual([]);
    expect(sources.filter(({ title, publisher }) => !title || title.startsWith(`${publisher},`))).toEqual([]);
  });
});

async function readFile(file: string): Promise<readonly Publication[]> {
  const text = openInput(createReadStream(file));
  const publications: Publication[] = [];
  for await (const rows of ucdpGed.read(text, {
    now: NOW,
    mayRedistribute: new Set(),
    note: () => undefined,
  })) {
    for (const { line, reading } of rows) {
      if (reading.result !== 'publication') throw new Error(`Line ${line}: ${JSON.stringify(reading)}`);
      publications.push(reading);
    }
  }
  return publications;
}

function countOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
