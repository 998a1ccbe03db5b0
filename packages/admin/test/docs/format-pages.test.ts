import { readFileSync } from 'node:fs';
import { RECORD_KINDS } from '@partner-api/contract';
import { embedded } from '@partner-api/storage/testing';
import { describe, expect, it } from 'vitest';
import type { FormatName } from '../../src/formats/names.js';
import { claimLine } from '../../src/formats/records/claim-line.js';
import { dossierLine } from '../../src/formats/records/dossier-line.js';
import { eventLine } from '../../src/formats/records/event-line.js';
import { importText, openTestStore } from '../import-text.js';
import { faults, NOW, readRows, results } from '../read-rows.js';

const page = (name: FormatName) =>
  readFileSync(new URL(`../../../../docs/reference/formats/${name}.md`, import.meta.url), 'utf8');

/** Returns the JSON examples of a page, one per line. */
const examples = (name: FormatName): readonly string[] =>
  [...page(name).matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) =>
    JSON.stringify(JSON.parse(text)),
  );

describe('the page on records', () => {
  it('has examples that can be read unchanged', async () => {
    const rows = await readRows('records', examples('records').join('\n'));
    expect(faults(rows)).toEqual([]);
    expect(results(rows)).toEqual([
      ...['publication', 'publication', 'publication', 'publication'],
      ...['retraction', 'publication'],
    ]);
  });

  it('has examples that publish, correct and retract every kind', async () => {
    const { store, opened } = await openTestStore(embedded);
    // The last example reinstates an event that is not on the page.
    const { summary } = await importText(store, 'records', examples('records').slice(0, 5).join('\n'));
    expect(summary).toMatchObject({ created: 3, updated: 1, retracted: 1, rejected: 0, warnings: {} });
    await opened.close();
  });

  it('shows every member of every kind', () => {
    const members = {
      event: eventLine(NOW).shape,
      dossier: dossierLine(NOW).shape,
      claim: claimLine(NOW).shape,
    };
    const text = page('records');
    for (const kind of RECORD_KINDS) {
      expect(
        Object.keys(members[kind]).filter(
          (member) => !text.includes(`"${member}"`) && !text.includes(`\`${member}\``),
        ),
      ).toEqual([]);
    }
  });
});

describe('the page on claim-review', () => {
  it('has an example that can be read unchanged', async () => {
    const rows = await readRows('claim-review', examples('claim-review').join('\n'));
    expect(results(rows)).toEqual(['publication']);
  });
});
