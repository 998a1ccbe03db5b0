import type { Store } from '@partner-api/storage';
import { embedded, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ucdpFile } from '../formats/ucdp-row.js';
import { importText, openTestStore, rejectsOf } from '../import-text.js';
import { claim, lines } from './lines.js';

// One engine suffices, because rejections do not depend on it.

describe('a refused row', () => {
  let store: Store;
  let opened: OpenedEngine;
  beforeAll(async () => {
    ({ store, opened } = await openTestStore(embedded));
  });
  afterAll(() => opened.close());

  const place = { location: { latitude: 35.688342, longitude: 36.449962 } };
  const told = 'seen at 35.688342, 36.449962';
  const [header = '', row = ''] = ucdpFile({ id: 'x' }).split('\n');

  it.each([
    ['a record', 'records', lines(claim('a', { ...place, context: told }))],
    [
      'a broken record',
      'records',
      `{"id": "a", "latitude": 35.688342, "longitude": 36.449962, "context": "${told}"\n`,
    ],
    [
      'a review',
      'claim-review',
      lines({ '@type': 'ClaimReview', claimReviewed: told, contentLocation: place }),
    ],
    ['a row of UCDP', 'ucdp-ged', `${header}\n${row}\n`],
    ['a broken row of UCDP', 'ucdp-ged', `${header}\n${row},"\n`],
  ] as const)('is reported with its reason and without its coordinates: %s', async (_, format, text) => {
    const { events, summary } = await importText(store, format, text);
    const [reject] = rejectsOf(events);
    expect(reject).toMatchObject({ type: 'reject', reason: expect.stringMatching(/^[a-z_]+$/) });
    expect(reject?.row.length).toBeGreaterThan(20);
    expect(JSON.stringify(reject)).not.toMatch(/5\.68|6\.44/);
    expect(summary).toMatchObject({ read: 1, rejected: 1 });
  });

  it('is reported without a geometry in binary as PostgreSQL writes it', async () => {
    const shape = '\\x0101000000a9de1ad82a514240edbb22f8dff64140';
    const { events } = await importText(store, 'records', lines(claim('a', { shape })));
    const [reject] = rejectsOf(events);
    expect(reject).toMatchObject({ field: 'shape', reason: 'unknown_member' });
    expect(reject?.row).not.toContain('a9de1ad82a514240');
  });

  it('is plain JSON with line, field, reason, detail and row', async () => {
    const { events } = await importText(store, 'records', `\n${lines(claim('a', { titel: 'x' }))}`);
    const [reject] = rejectsOf(events);
    expect(JSON.parse(JSON.stringify(reject))).toEqual({
      type: 'reject',
      line: 2,
      field: 'titel',
      reason: 'unknown_member',
      detail: 'is not known here',
      row: '{"kind":"claim","id":"a","text":"It was said","titel":"x"}',
    });
  });

  it('shows up to 4,000 characters, without half a surrogate pair', async () => {
    const { events } = await importText(store, 'records', lines(claim('a', { x: '😀'.repeat(9_000) })));
    const [reject] = rejectsOf(events);
    expect(reject?.row.length).toBeGreaterThan(3_990);
    expect(reject?.row.length).toBeLessThanOrEqual(4_000);
    expect(reject?.row).not.toMatch(/\p{Cs}/u);
  });

  it.each([
    ['a line break in a title', { kind: 'event', title: 'a\nb', type: 'riot', occurred: {} }, 'title'],
    ['NUL', claim('a', { context: 'a\u0000b' }), 'context'],
    ['half of a pair', claim('a', { claimant: 'a\ud800' }), 'claimant'],
    [
      'a bell in a correction',
      claim('a', { correction: { kind: 'fix', reason: 'a\u0007' } }),
      'correction.reason',
    ],
  ])('may contain a control character: %s', async (_, line, field) => {
    const paragraphs = claim('b', { context: 'One.\n\n\tTwo.' });
    const { events, summary } = await importText(store, 'records', lines({ id: 'a', ...line }, paragraphs));
    expect(rejectsOf(events)).toMatchObject([{ line: 1, field, reason: 'control_character' }]);
    expect(summary.read).toBe(2);
  });

  it.each([
    ['20,001 characters', 'x'.repeat(20_001), 'text_too_long'],
    ['fewer that stand for more', '\ufdfa'.repeat(1_200), 'text_too_long'],
    ['an override of direction', 'safe \u202egnp.exe\u202c', 'bidirectional_control'],
    ['an isolate that is not closed', 'a \u2067 b', 'bidirectional_control'],
    ['an embedding that is closed on another line', 'a \u202b b\nc\u202c', 'bidirectional_control'],
    ['an isolate closed as an embedding', 'a \u2066b\u202c', 'bidirectional_control'],
  ])('may contain an unacceptable text: %s', async (_, context, reason) => {
    const { events } = await importText(store, 'records', lines(claim('a', { context })));
    expect(rejectsOf(events)).toMatchObject([{ line: 1, field: 'context', reason }]);
  });

  it('does not occur for 20,000 characters or balanced isolates', async () => {
    const context = `${'x'.repeat(19_000)} \u2067\u0641\u0631\u064a\u0642\u2069 \u202bab\u202c\u200f`;
    const { summary } = await importText(store, 'records', lines(claim('isolated', { context })));
    expect(summary.rejected).toBe(0);
  });
});
