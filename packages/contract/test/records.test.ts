import { describe, expect, test } from 'vitest';
import {
  ClaimSchema,
  ConflictEventSchema,
  DossierSchema,
  LanguageTagSchema,
  RecordIdSchema,
  TimestampSchema,
} from '../src/index.js';
import { bridgeDestroyed } from '../src/openapi/examples/claims.js';
import { retracted, shelling } from '../src/openapi/examples/events.js';

describe('a retracted record keeps its shape and loses its content', () => {
  const kept = {
    id: 'x-1',
    version: 3,
    status: 'retracted',
    published_at: '2026-03-02T10:00:00Z',
    updated_at: '2026-03-05T16:30:00Z',
    lang: 'und',
    external_ids: [],
    corrections: [{ version: 3, at: '2026-03-05T16:30:00Z', kind: 'retraction', reason: 'Withdrawn.' }],
  };

  test('event', () => {
    expect(ConflictEventSchema.parse(retracted)).toEqual(retracted);
  });

  test('dossier', () => {
    const dossier = {
      ...kept,
      title: 'Retracted',
      summary: null,
      state: null,
      period: { earliest: null, latest: null },
      provinces: [],
      sections: [],
      event_refs: [],
      claim_refs: [],
      sources: [],
    };
    expect(DossierSchema.parse(dossier)).toEqual(dossier);
  });

  test('claim', () => {
    const claim = {
      ...kept,
      text: 'Retracted',
      context: null,
      claimant: null,
      claimed_at: null,
      first_appearance_url: null,
      province: null,
      event_ids: [],
      review: null,
    };
    expect(ClaimSchema.parse(claim)).toEqual(claim);
  });
});

describe('schemas accept additions of later versions', () => {
  test('new values of enumerations', () => {
    const later = { ...shelling, type: 'cyber_attack', status: 'embargoed' };
    expect(ConflictEventSchema.parse(later)).toEqual(later);
  });

  test('new members', () => {
    expect(ConflictEventSchema.safeParse({ ...shelling, weather: 'fog' }).success).toBe(true);
  });
});

describe('unknown is null', () => {
  test.each(['summary', 'type', 'province', 'location', 'verification'])('event.%s', (member) => {
    expect(ConflictEventSchema.safeParse({ ...shelling, [member]: null }).success).toBe(true);
    expect(ConflictEventSchema.safeParse({ ...shelling, [member]: undefined }).success).toBe(false);
  });

  test('claim.review', () => {
    expect(ClaimSchema.safeParse({ ...bridgeDestroyed, review: null }).success).toBe(true);
    expect(ClaimSchema.safeParse({ ...bridgeDestroyed, review: undefined }).success).toBe(false);
  });
});

describe('a location', () => {
  const at = (latitude: number, longitude: number) =>
    ConflictEventSchema.safeParse({ ...shelling, location: { ...shelling.location, latitude, longitude } })
      .success;

  test('has one decimal at most', () => {
    expect(at(35.9, 36.6)).toBe(true);
    expect(at(-0.1, 180)).toBe(true);
    expect(at(35.93, 36.6)).toBe(false);
    expect(at(35.9, 36.63)).toBe(false);
  });

  test('has a valid latitude and longitude', () => {
    expect(at(90.1, 0)).toBe(false);
    expect(at(0, -180.1)).toBe(false);
  });

  test('is marked as generalised', () => {
    const location = { ...shelling.location, generalized: false };
    expect(ConflictEventSchema.safeParse({ ...shelling, location }).success).toBe(false);
  });
});

describe('primitives', () => {
  test.each(['2026-03-14T09:00:00Z', '2024-02-29T00:00:00Z'])('%s is a time', (text) => {
    expect(TimestampSchema.safeParse(text).success).toBe(true);
  });

  test.each([
    '2026-03-14',
    '2026-03-14T09:00:00.000Z',
    '2026-03-14T09:00:00+00:00',
    '2025-02-29T00:00:00Z',
    '',
  ])('%s is none: UTC, to the second, and in the calendar', (text) => {
    expect(TimestampSchema.safeParse(text).success).toBe(false);
  });

  test.each(['', '.', '..', 'a/b', 'a b', '-a', 'ä', 'a'.repeat(129)])('%j is no identifier', (text) => {
    expect(RecordIdSchema.safeParse(text).success).toBe(false);
  });

  test('und, the unknown language, is a language tag', () => {
    expect(LanguageTagSchema.safeParse('und').success).toBe(true);
  });
});
