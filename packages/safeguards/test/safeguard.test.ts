import { ClaimSchema, ConflictEventSchema, DossierSchema, type Upstream } from '@partner-api/contract';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  InvalidLocation,
  LOCATION_REMOVED,
  type RecordDraft,
  safeCorrections,
  safeguard,
  safeReason,
} from '../src/index.js';
import { viewsOf } from '../src/redaction/views.js';
import { REASON_WITHHELD } from '../src/safe-correction.js';
import { claimDraft, dossierDraft, eventDraft } from './drafts.js';
import { notations, placesIn } from './places.js';
import { sentences } from './sentences.js';

/** Adds the members that the store adds, so that the contract's schema applies. */
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

  test('generalises the place and changes nothing else', () => {
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

  test('matches the contract', () => {
    expect(ConflictEventSchema.parse(published(record))).toStrictEqual(published(record));
  });

  test('accepts an event without a place', () => {
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

  test('keeps province and day, with a generated title', () => {
    expect(record.sensitive).toBe(true);
    expect(record.content).toStrictEqual({
      ...draft.content,
      lang: 'en',
      title: 'Violence against civilians in Homs, Syria',
      summary: 'Details finer than the province and the day are withheld to protect people.',
      occurred: { earliest: '2016-01-01T00:00:00Z', latest: '2016-01-01T23:59:59Z', precision: 'day' },
      location: null,
      actors: [{ name: 'Security forces', role: 'perpetrator' }],
      sources: [{ publisher: 'SOHR', title: null, url: null, published_at: '2016-01-01T00:00:00Z' }],
      dossier_ids: [],
      claim_ids: [],
    });
  });

  test('names no target but civilians, and no other name of the province', () => {
    const actors = [
      { name: 'Government of Syria', role: 'perpetrator' },
      { name: 'Residents of Teir Maaleh', role: 'target' },
      { name: 'Civilians', role: 'target' },
      { name: 'Teir Maaleh Local Council', role: null },
    ];
    const province = { slug: 'homs', name: 'Homs', country: 'SY', source_name: 'Teir Maaleh, Homs' };
    expect(safeguard(eventDraft({ actors, province }, { sensitive: true })).content).toMatchObject({
      actors: [
        { name: 'Government of Syria', role: 'perpetrator' },
        { name: 'Name withheld', role: 'target' },
        { name: 'Civilians', role: 'target' },
        { name: 'Name withheld', role: null },
      ],
      province: { slug: 'homs', name: 'Homs', source_name: null },
    });
  });

  test.each([
    ['Government of Syria', 'Government of Syria'],
    ['SDF', 'SDF'],
    ['HTS, Ahrar al-Sham', 'HTS, Ahrar al-Sham'],
    ['Military Forces of Syria (2024-)', 'Military Forces of Syria (2024-)'],
    ['Unidentified Armed Group (Syria)', 'Unidentified Armed Group (Syria)'],
    ['Teir Maaleh Martyrs Brigade', 'Armed group'],
    ['SDF, Teir Maaleh Martyrs Brigade', 'Armed group'],
    ['Police of Teir Maaleh', 'Security forces'],
    ['Teir Maaleh Local Council', 'Local body'],
    ['Military Forces of Teir Maaleh', 'Name withheld'],
    ['لواء شهداء تير معلة', 'Armed group'],
    ['Abu Omar of Teir Maaleh', 'Name withheld'],
  ])('tells of a perpetrator %s as %s', (name, told) => {
    const actors = [{ name, role: 'perpetrator' }];
    expect(safeguard(eventDraft({ actors }, { sensitive: true })).content).toMatchObject({
      actors: [{ name: told, role: 'perpetrator' }],
    });
  });

  test('names widely known publishers and no local ones', () => {
    const sources = ['SOHR', 'agence france-presse', 'Kansafra Clinic Facebook page, 35 Main St', null].map(
      (publisher) => ({ publisher, title: 'A strike', url: null, published_at: null }),
    );
    expect(safeguard(eventDraft({ sources }, { sensitive: true })).content).toMatchObject({
      sources: ['SOHR', 'agence france-presse', 'Name withheld', null].map((publisher) => ({ publisher })),
    });
  });

  test('keeps only identifiers of public data sets', () => {
    const external_ids = [
      { scheme: 'ucdp-ged', id: '214797' },
      { scheme: 'ucdp-ged', id: 'teir-maaleh-12' },
      { scheme: 'telegram', id: 'teir_maaleh/12' },
    ];
    expect(safeguard(eventDraft({ external_ids }, { sensitive: true })).content.external_ids).toStrictEqual([
      { scheme: 'ucdp-ged', id: '214797' },
    ]);
  });

  test('matches the contract', () => {
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
    [
      { title: 'Aid was looted', type: 'riot' as const, province: null, country: 'CD' },
      'Riot in Congo - Kinshasa',
    ],
    [{ title: 'Warplanes hit a hospital', country: 'TR' }, 'Battle in Homs, Syria'],
  ])('%j', (content, title) => {
    expect(safeguard(eventDraft(content)).content).toMatchObject({ title, location: null });
  });

  test.each([
    ['SD', 'Sudan'],
    ['PS', 'Palestinian Territories'],
    ['CD', 'Congo - Kinshasa'],
    ['MM', 'Myanmar (Burma)'],
    ['TR', 'Türkiye'],
    ['XD', 'Sotavia'],
    ['ZQ', 'ZQ'],
  ])('its title names %s as titles did before, whatever the runtime calls it', (country, name) => {
    const runtime = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Elsewhere');
    const province = { slug: 'north', name: 'North', country, source_name: null };
    const { content } = safeguard(eventDraft({ province }, { sensitive: true }));
    runtime.mockRestore();
    expect(content).toMatchObject({ title: `Battle in North, ${name}` });
  });

  test('keeps coarser times', () => {
    const occurred = { earliest: null, latest: '2016-01-31T23:59:59Z', precision: 'month' } as const;
    expect(safeguard(eventDraft({ occurred }, { sensitive: true })).content).toMatchObject({ occurred });
  });

  test('treats an unknown precision as fine', () => {
    const occurred = { earliest: '2016-01-31T10:00:00Z', latest: null, precision: 'minute' };
    expect(safeguard(eventDraft({ occurred }, { sensitive: true })).content).toMatchObject({
      occurred: { earliest: '2016-01-31T00:00:00Z', latest: null, precision: 'day' },
    });
  });
});

describe('dossiers and claims', () => {
  test('keeps the texts of a marked dossier, without headlines and links', () => {
    const draft = dossierDraft({ sources: eventDraft().content.sources }, true);
    const record = safeguard(draft);
    expect(record).toStrictEqual({
      ...draft,
      content: {
        ...draft.content,
        sources: [{ publisher: 'SOHR', title: null, url: null, published_at: '2016-01-01T00:00:00Z' }],
      },
    });
    expect(DossierSchema.parse(published(record))).toStrictEqual(published(record));
  });

  test('keeps the texts of a marked claim, without links', () => {
    const draft = claimDraft({}, true);
    const record = safeguard(draft);
    expect(record).toStrictEqual({
      ...draft,
      content: {
        ...draft.content,
        first_appearance_url: null,
        review: { ...draft.content.review, url: null },
      },
    });
    expect(ClaimSchema.parse(published(record))).toStrictEqual(published(record));
    expect(safeguard(claimDraft({ review: null }, true)).content).toMatchObject({ review: null });
  });

  test('is not sensitive unless marked, whatever its text', () => {
    expect(safeguard(dossierDraft()).sensitive).toBe(false);
    expect(safeguard(claimDraft()).sensitive).toBe(false);
  });

  test('redacts texts', () => {
    const { content } = safeguard(claimDraft({ text: 'They hid at 35°58\'22"N 36°42\'08"E.' }, true));
    expect(content).toMatchObject({ text: `They hid at ${LOCATION_REMOVED}.` });
  });
});

test('throws for an invalid location, sensitive or not', () => {
  const location = { latitude: 91, longitude: 0, uncertainty_m: null, precision: 'settlement' } as const;
  expect(() => safeguard(eventDraft({ location }))).toThrow(InvalidLocation);
  expect(() => safeguard(eventDraft({ location, type: 'violence_against_civilians' }))).toThrow(
    InvalidLocation,
  );
});

test('redacts credits except licences', () => {
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

describe('leaves no place in a record, in any notation and field', () => {
  const location = {
    latitude: 35.930612,
    longitude: 36.633871,
    uncertainty_m: null,
    precision: 'settlement',
  } as const;
  const url = 'https://www.openstreetmap.org/#map=15/35.98/36.70';

  const draftsAbout = (place: string): RecordDraft[] => {
    const source = { publisher: place, title: place, url, published_at: null };
    const province = { slug: 'homs', name: 'Homs', country: 'SY', source_name: place };
    const external_ids = [{ scheme: place, id: place }];
    const event = {
      ...{ title: place, summary: place, actors: [{ name: place, role: place }], sources: [source] },
      ...{ province, external_ids, location },
    };
    const review = {
      ...{ verdict: null, verdict_label: place, original_rating: place, explanation: place },
      ...{ reviewed_at: null, reviewer: place, url },
    };
    return [
      eventDraft(event),
      eventDraft({ ...event, type: 'violence_against_civilians' }),
      dossierDraft({
        ...{ title: place, summary: place, sections: [{ heading: place, body: place }] },
        ...{ sources: [source], external_ids, provinces: [province] },
      }),
      claimDraft({
        ...{ text: place, context: place, claimant: place, first_appearance_url: url, province },
        ...{ external_ids, review },
      }),
    ];
  };

  test.each(notations.map((notation) => [notation.name, notation] as const))('%s', (_name, notation) => {
    fc.assert(
      fc.property(placesIn(notation), sentences, (place, [before, after]) => {
        for (const draft of draftsAbout(`${before} ${place} ${after}`)) {
          for (const [member, text] of textsOf(safeguard(draft).content)) {
            for (const { text: read } of viewsOf(text)) expect(read, member).not.toMatch(/\d/);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('nor a place that is split over texts', () => {
    const halves = [
      { title: 'The first is 35.9306', summary: 'the second is 36.6339' },
      { title: '35.93', summary: null, actors: [{ name: '36.63', role: null }] },
      { title: 'thirty-five point nine three zero six', summary: 'and 36.6339' },
      {
        title: '٣٥٫٩٣٠٦',
        summary: 'x',
        sources: [{ publisher: '36.6339', title: null, url: null, published_at: null }],
      },
    ];
    for (const content of halves) {
      const safe = JSON.stringify(textsOf(safeguard(eventDraft({ ...content, external_ids: [] })).content));
      expect(safe).toContain(LOCATION_REMOVED);
      expect(safe).not.toMatch(/35\.93|36\.63|nine three|٣٥/);
    }
    const rates = { title: 'The rate was 1.0823', summary: 'it is 0.9312 now' };
    expect(safeguard(eventDraft(rates)).content).toMatchObject(rates);
  });

  test('makes a record with a place as its province invalid, including its slug', () => {
    const province = { slug: '35-9306-36-6339', name: '35.9306 36.6339', country: 'SY', source_name: null };
    const record = safeguard(claimDraft({ province }));
    expect(record.content).toMatchObject({ province: { slug: LOCATION_REMOVED, name: LOCATION_REMOVED } });
    expect(ClaimSchema.safeParse(published(record)).success).toBe(false);
  });
});

/** Members that hold codes and not texts. */
const CODES = new Set([
  'lang',
  'slug',
  'country',
  'earliest',
  'latest',
  'published_at',
  'claimed_at',
  'reviewed_at',
]);

/** Returns every text with the name of its member, without references to other records. */
function textsOf(value: unknown, member = ''): [member: string, text: string][] {
  if (typeof value === 'string') return CODES.has(member) ? [] : [[member, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    /_(?:refs|ids)$/.test(name) && name !== 'external_ids'
      ? []
      : textsOf(part, Array.isArray(value) ? member : name),
  );
}

describe('the reason for a change', () => {
  const corrections = [
    { version: 2, at: '2016-01-02T00:00:00Z', kind: 'correction', reason: 'It was in Binnish.' },
  ];

  test('is redacted like every text', () => {
    expect(safeReason(safeguard(claimDraft()), 'It was at 35.9306, 36.6339.')).toBe(
      `It was at ${LOCATION_REMOVED}.`,
    );
    expect(safeCorrections(safeguard(eventDraft()), corrections)).toStrictEqual(corrections);
  });

  test('is withheld for a sensitive event, also for earlier versions', () => {
    const record = safeguard(eventDraft({}, { sensitive: true }));
    expect(safeReason(record, 'It was in Binnish.')).toBe(REASON_WITHHELD);
    expect(safeCorrections(record, corrections)).toStrictEqual([
      { ...corrections[0], reason: REASON_WITHHELD },
    ]);
  });
});

test('is idempotent', () => {
  const { sensitive, ...record } = safeguard(
    eventDraft({ title: 'A school was hit at 35.982916, 36.702210' }),
  );
  if (record.kind !== 'event') throw new Error('an event stays an event');
  expect(safeguard({ ...record, sensitive, content: { ...record.content, location: null } })).toStrictEqual({
    ...record,
    sensitive,
  });
});
