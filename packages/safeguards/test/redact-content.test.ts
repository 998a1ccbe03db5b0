import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCATION_REMOVED, redactText } from '../src/index.js';
import { redactContent } from '../src/redact-content.js';
import { claimDraft, dossierDraft, eventDraft } from './drafts.js';

const PLACE = '35.982916, 36.702210';

const isAddress = (member: string) => member.endsWith('url');

/** Returns the value with a place added to every text, and a map link for every address. */
function withPlaces(value: unknown, member = ''): unknown {
  if (typeof value === 'string')
    return isAddress(member) ? `https://maps.app.goo.gl/AbC` : `${value} ${PLACE}`;
  if (Array.isArray(value)) return value.map((item) => withPlaces(item, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlaces(part, name)]));
}

describe('redacts every text of a record in any field', () => {
  test.each([
    ['event', eventDraft().content],
    ['dossier', dossierDraft({ sources: eventDraft().content.sources }).content],
    ['claim', claimDraft().content],
    ['what may come', { a_new_field: { deeper: ['text', { text: 'text' }] } }],
  ])('%s', (_kind, content) => {
    const redacted = JSON.stringify(redactContent(withPlaces(content)));
    expect(redacted).toContain(LOCATION_REMOVED);
    expect(redacted).not.toContain('982916');
    expect(redacted).not.toContain('goo.gl');
  });
});

test('returns a record without a place unchanged', () => {
  for (const { content } of [eventDraft(), dossierDraft(), claimDraft()]) {
    expect(redactContent(content)).toStrictEqual(content);
  }
});

test('replaces a URL that shows a place by null, and keeps others', () => {
  const redacted = redactContent({
    sources: [
      { title: 'Map', url: 'https://www.google.com/maps/@35.98,36.70,15z' },
      { title: 'Post', url: 'https://example.org/post?at=35.982916%2C36.702210' },
      { title: 'News', url: 'https://example.org/2016/01/04/a-village' },
    ],
    first_appearance_url: 'https://www.openstreetmap.org/node/123',
    upstream: [{ license: { id: 'ODbL-1.0', url: 'https://www.openstreetmap.org/about' }, url: null }],
  });
  expect(redacted).toStrictEqual({
    sources: [
      { title: 'Map', url: null },
      { title: 'Post', url: null },
      { title: 'News', url: 'https://example.org/2016/01/04/a-village' },
    ],
    first_appearance_url: null,
    upstream: [{ license: { id: 'ODbL-1.0', url: 'https://www.openstreetmap.org/about' }, url: null }],
  });
});

describe('never changes identifiers, times and codes', () => {
  const timestamps = fc
    .date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().replace(/\.\d{3}Z$/, 'Z'));
  const hashes = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
  const slugs = fc
    .array(fc.string({ unit: fc.constantFrom(...'abcdeinorst'), minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join('-'));
  const numbered = fc.tuple(slugs, fc.nat({ max: 99_999_999 })).map(([slug, number]) => `${slug}-${number}`);

  // About one ULID in a million contains degrees, minutes and hemispheres.
  const spellsPlace = /[NS]\d{4,7}[EW]\d{5,8}|\d{4,7}[NS]\d{5,8}[EW]/;

  test.each(['5D7M0S7NSBYP673DZ4NRH0RW', '3D35M9S295NRNV615CAG5A0T31', '7S462RK1SXDD9D5DEG5XB7PECZ'])(
    'keeps a ULID that contains degrees, minutes and seconds: %s',
    (ulid) => {
      expect(redactText(ulid)).toBe(ulid);
    },
  );

  test('redacts a ULID that spells a full place by chance', () => {
    expect(redactText('000000000096S8353W0000000A')).toBe('000000000096[location removed]A');
  });

  test.each([
    ['timestamps', timestamps],
    ['UUIDs', fc.uuid()],
    ['SHA-256', hashes.map((hash) => `fc-${hash}`)],
    ['ULIDs', fc.ulid().filter((ulid) => !spellsPlace.test(ulid))],
    ['slugs', slugs],
    ['numbered', numbered],
  ])('%s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(redactText(text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('makes an identifier with a place invalid', () => {
    expect(redactContent({ id: 'idlib-35.982916-36.702210' })).toStrictEqual({
      id: `idlib${LOCATION_REMOVED}`,
    });
  });
});
