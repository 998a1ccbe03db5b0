import { ClaimSchema, ConflictEventSchema, DossierSchema, type Upstream } from '@partner-api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidLocation, LOCATION_REMOVED, type RecordDraft, safeguard } from '../src/index.js';
import { claimDraft, dossierDraft, eventDraft } from './drafts.js';
import { sentences } from './sentences.js';

/** What the store adds, so that the contract can judge. */
const published = (record: RecordDraft | ReturnType<typeof safeguard>) => ({
  ...record.content,
  id: record.id,
  version: 1,
  status: record.status,
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  corrections: [],
});

describe('an event that is not sensitive', () => {
  const draft = eventDraft();
  const record = safeguard(draft);

  test('has its place generalised, and everything else as it was', () => {
    expect(record).toStrictEqual({
      ...draft,
      content: {
        ...draft.content,
        location: {
          latitude: 34.8,
          longitude: 36.7,
          uncertainty_m: 24_400,
          precision: 'settlement',
          generalized: true,
        },
      },
    });
  });

  test('is what the contract promises', () => {
    expect(ConflictEventSchema.parse(published(record))).toStrictEqual(published(record));
  });

  test('may have no place', () => {
    expect(safeguard(eventDraft({ location: null })).content).toMatchObject({ location: null });
  });
});

describe('a sensitive event', () => {
  const draft = eventDraft({
    type: 'violence_against_civilians',
    lang: 'ar',
    title: 'Execution in the square of Teir Maaleh',
    actors: [{ name: 'Guards of 34.802462, 36.707602', role: 'perpetrator' }],
  });
  const record = safeguard(draft);

  test('keeps its province and its day, in words of our own', () => {
    expect(record.sensitive).toBe(true);
    expect(record.content).toStrictEqual({
      ...draft.content,
      lang: 'en',
      title: 'Violence against civilians in Homs, Syria',
      summary: 'Details finer than the province and the day are withheld to protect people.',
      occurred: { earliest: '2016-01-01T00:00:00Z', latest: '2016-01-01T23:59:59Z', precision: 'day' },
      location: null,
      actors: [{ name: `Guards of ${LOCATION_REMOVED}`, role: 'perpetrator' }],
      sources: [{ publisher: 'SOHR', title: null, url: null, published_at: '2016-01-01T00:00:00Z' }],
    });
  });

  test('is what the contract promises', () => {
    expect(ConflictEventSchema.parse(published(record))).toStrictEqual(published(record));
  });

  test.each([
    [{ title: 'Warplanes hit a hospital' }, 'Battle in Homs, Syria'],
    [
      { title: 'A school was hit', type: 'explosion_remote_violence' as const },
      'Explosion or remote violence in Homs, Syria',
    ],
    [{ title: 'A mosque was hit', type: null }, 'Event in Homs, Syria'],
    [{ title: 'A mosque was hit', type: 'constructor' }, 'Event in Homs, Syria'],
    [{ title: 'Aid was looted', type: 'riot' as const, province: null }, 'Riot'],
  ])('%j', (content, title) => {
    expect(safeguard(eventDraft(content)).content).toMatchObject({ title, location: null });
  });

  test('coarser times stay as coarse as they are', () => {
    const occurred = { earliest: null, latest: '2016-01-31T23:59:59Z', precision: 'month' } as const;
    expect(safeguard(eventDraft({ occurred }, { sensitive: true })).content).toMatchObject({ occurred });
  });

  test('a precision that we do not know counts as fine', () => {
    const occurred = { earliest: '2016-01-31T10:00:00Z', latest: null, precision: 'minute' };
    expect(safeguard(eventDraft({ occurred }, { sensitive: true })).content).toMatchObject({
      occurred: { earliest: '2016-01-31T00:00:00Z', latest: null, precision: 'day' },
    });
  });
});

describe('dossiers and claims', () => {
  test.each([
    ['dossier', dossierDraft({}, true), DossierSchema],
    ['claim', claimDraft({}, true), ClaimSchema],
  ])('a %s marked by the desk stays sensitive and loses nothing', (_kind, draft, schema) => {
    const record = safeguard(draft);
    expect(record).toStrictEqual(draft);
    expect(schema.parse(published(record))).toStrictEqual(published(record));
  });

  test('one that is not marked is not sensitive, whatever it tells of', () => {
    expect(safeguard(dossierDraft()).sensitive).toBe(false);
    expect(safeguard(claimDraft()).sensitive).toBe(false);
  });

  test('texts are redacted', () => {
    const { content } = safeguard(claimDraft({ text: 'They hid at 35°58\'22"N 36°42\'08"E.' }, true));
    expect(content).toMatchObject({ text: `They hid at ${LOCATION_REMOVED}.` });
  });
});

test('an event at an impossible place is refused, sensitive or not', () => {
  const location = { latitude: 91, longitude: 0, uncertainty_m: null, precision: 'settlement' } as const;
  expect(() => safeguard(eventDraft({ location }))).toThrow(InvalidLocation);
  expect(() => safeguard(eventDraft({ location, type: 'violence_against_civilians' }))).toThrow(
    InvalidLocation,
  );
});

test('credits are redacted as well, but for licences', () => {
  const upstream: Upstream[] = [
    {
      provider: 'Mappers at 35.982916, 36.702210',
      text: 'Mappers',
      license: { id: 'ODbL-1.0', url: 'https://www.openstreetmap.org/copyright' },
      url: 'https://www.openstreetmap.org/#map=15/35.98/36.70',
      changes: null,
    },
  ];
  expect(safeguard({ ...claimDraft(), upstream }).upstream).toStrictEqual([
    { ...upstream[0], provider: `Mappers at ${LOCATION_REMOVED}`, url: null },
  ]);
});

test('no record holds a pair of numbers with more than one decimal, wherever a place was written', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  const draftAt = (
    latitude: number,
    longitude: number,
    [before, after]: readonly [string, string],
  ): RecordDraft[] => {
    const place = `${before} ${latitude.toFixed(5)}, ${longitude.toFixed(5)} ${after}`;
    const url = `https://example.org/?ll=${latitude.toFixed(5)},${longitude.toFixed(5)}`;
    const source = { publisher: place, title: place, url, published_at: null };
    const province = { slug: 'homs', name: 'Homs', country: 'SY', source_name: place };
    const external_ids = [{ scheme: 'x', id: place }];
    const location = { latitude, longitude, uncertainty_m: null, precision: 'settlement' } as const;
    const event = {
      ...{ title: place, summary: place, actors: [{ name: place, role: place }], sources: [source] },
      ...{ province, external_ids, location },
    };
    return [
      eventDraft(event),
      eventDraft({ ...event, type: 'violence_against_civilians' }),
      dossierDraft({
        title: place,
        sections: [{ heading: place, body: place }],
        sources: [source],
        external_ids,
      }),
      claimDraft({ text: place, context: place, claimant: place, first_appearance_url: url, province }),
    ];
  };
  fc.assert(
    fc.property(degrees(90), degrees(180), sentences, (latitude, longitude, around) => {
      for (const draft of draftAt(latitude, longitude, around)) {
        const record = JSON.stringify(safeguard(draft));
        expect(record).not.toMatch(/\d\.\d{2,}\D{1,30}\d\.\d{2,}/);
        expect(record).not.toMatch(/\d\.\d{2,}/);
      }
    }),
  );
});

test('safeguarding what is safe changes nothing more', () => {
  const { sensitive, ...record } = safeguard(
    eventDraft({ title: 'A school was hit at 35.982916, 36.702210' }),
  );
  if (record.kind !== 'event') throw new Error('an event stays an event');
  expect(safeguard({ ...record, sensitive, content: { ...record.content, location: null } })).toStrictEqual({
    ...record,
    sensitive,
  });
});
