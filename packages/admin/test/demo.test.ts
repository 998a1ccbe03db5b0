import { readFileSync } from 'node:fs';
import {
  DOSSIER_STATES,
  EVENT_TYPES,
  LOCATION_PRECISIONS,
  PROBLEM_CODES,
  REVIEW_VERDICTS,
  TIME_PRECISIONS,
  VERDICTS,
  VERIFICATION_LEVELS,
} from '@partner-api/contract';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '../src/demo/demo-records.js';
import { DEMO_COUNTRY, DEMO_PROVINCES } from '../src/demo/provinces.js';
import { type DemoLine, readDemoLine } from './demo/demo-line.js';

const NOW = new Date('2026-11-21T13:37:42Z');

const lines = [...demoRecords(NOW)].map(readDemoLine);
const events = lines.flatMap((line) => (line.kind === 'event' && !line.retraction ? [line] : []));
const claims = lines.flatMap((line) => (line.kind === 'claim' && !line.retraction ? [line] : []));
const dossiers = lines.flatMap((line) => (line.kind === 'dossier' && !line.retraction ? [line] : []));

const distinct = (values: readonly unknown[]) => [...new Set(values)].sort();
const sorted = (values: readonly unknown[]) => [...values].sort();

describe('the demo of a fictional country', () => {
  it('says in every line that it is fictional, in the language of its record', () => {
    for (const line of lines) expect(fictionalNote(line)).toMatch(/ (are fictional|son ficticios)\.$/);
    for (const line of [...events, ...claims, ...dossiers]) {
      expect(fictionalNote(line)).toMatch(line.lang === 'es' ? /ficticios\.$/ : /fictional\.$/);
    }
  });

  it('says so in publishers, reviewers, identifiers and credits', () => {
    for (const { publisher } of [...events, ...dossiers].flatMap((line) => line.sources)) {
      expect(publisher).toMatch(/demo\)$/);
    }
    for (const { review } of claims) if (review) expect(review.reviewer).toMatch(/demo\)$/);
    for (const line of [...events, ...claims, ...dossiers]) {
      expect(line.id).toMatch(/^demo-/);
      expect(line.external_ids.map((external) => external.scheme)).toEqual(['demo']);
      expect(line.upstream[0]?.text).toContain('fictional country of Sotavia');
    }
  });

  it('has a country code that no country can have, and links that lead nowhere', () => {
    expect(DEMO_COUNTRY).toMatch(/^X[C-Z]$/);
    const links = JSON.stringify(lines).match(/https?:\/\/[^/"]+/g) ?? [];
    const real = links.filter((link) => !link.endsWith('.example'));
    // The licence, and the map link whose removal the demo shows.
    expect(distinct(real)).toEqual(['https://creativecommons.org', 'https://www.openstreetmap.org']);
  });
});

describe('its times', () => {
  it('count from the hour of seeding', () => {
    expect([...demoRecords(new Date('2026-11-21T13:00:00Z'))]).toEqual([...demoRecords(NOW)]);
    expect([...demoRecords(new Date('2026-11-21T14:00:00Z'))]).not.toEqual([...demoRecords(NOW)]);
  });

  it.each(['2026-11-21T13:37:42Z', '2028-02-29T00:00:00Z', '2027-01-01T00:59:59Z', '2026-12-31T23:00:00Z'])(
    'are in the past, earliest first, when seeded at %s',
    (now) => {
      for (const line of demoRecords(new Date(now))) {
        for (const time of line.match(/\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?/g) ?? []) {
          expect(Date.parse(time)).toBeLessThan(Date.parse(now));
        }
        const { occurred } = readDemoLine(line);
        if (!occurred?.earliest || !occurred.latest) continue;
        expect(Date.parse(occurred.earliest)).toBeLessThan(Date.parse(occurred.latest));
      }
    },
  );

  it.each([
    [24, 3],
    [48, 4],
    [720, 11],
    [10_800, 44],
  ])('give, in the last %i hours, %i events', (hours, count) => {
    const from = NOW.getTime() - hours * HOUR_MILLISECONDS;
    const retracted = lines.flatMap((line) => (line.retraction ? [line.id] : []));
    const within = events.filter(
      ({ id, occurred, correction }) =>
        !correction && !retracted.includes(id) && occurred?.latest && Date.parse(occurred.latest) >= from,
    );
    expect(within.map((event) => event.id)).toHaveLength(count);
  });
});

describe('its records show', () => {
  it('every value of every enumeration', () => {
    expect(distinct(events.map((event) => event.type))).toEqual(sorted(EVENT_TYPES));
    expect(distinct(events.map((event) => event.occurred?.precision))).toEqual(sorted(TIME_PRECISIONS));
    expect(distinct(events.map((event) => event.verification?.level))).toEqual(sorted(VERIFICATION_LEVELS));
    const precisions = events.flatMap((event) => event.location?.precision ?? []);
    expect(distinct(precisions)).toEqual(sorted(LOCATION_PRECISIONS));
    expect(distinct(dossiers.map((dossier) => dossier.state))).toEqual(sorted(DOSSIER_STATES));
    const verdicts = claims.flatMap((claim) => claim.review?.verdict ?? []);
    expect(distinct(verdicts)).toEqual(sorted(REVIEW_VERDICTS));
  });

  it('every province, in events and claims, and events and claims without one', () => {
    const names = [null, ...DEMO_PROVINCES.map((province) => province.name)];
    expect(distinct(events.map((event) => event.province?.name ?? null))).toEqual(distinct(names));
    expect(claims.map((claim) => claim.province)).toContain(null);
    expect(names).toEqual(expect.arrayContaining(['Ilvara Baja', 'Tovaré']));
  });

  it('Spanish in each kind', () => {
    for (const records of [events, claims, dossiers]) {
      const share = records.filter((record) => record.lang === 'es').length / records.length;
      expect(share).toBeGreaterThan(0.35);
      expect(share).toBeLessThan(0.65);
    }
  });

  it('each actor by one name, whatever the language of the text', () => {
    const names = (lang: string) =>
      events.filter((event) => event.lang === lang).flatMap((event) => event.actors.map(({ name }) => name));
    const inBoth = distinct(names('es')).filter((name) => names('en').includes(String(name)));
    expect(inBoth).toEqual(
      [
        "Fishers' Guild of Isla Dorvena",
        'Ilvara Basin Authority',
        "Irrigators' League of Ilvara Baja",
        'National Electoral Board',
        'National Guard of Sotavia',
        'Supporters of the Riverside List',
        'Unidentified armed actor',
        'Unidentified perpetrator',
        'Upper Basin Front',
        "Water and Power Workers' Union",
        'Government of Sotavia',
      ].toSorted(),
    );
    expect(names('es').join()).not.toMatch(/Guardia|Frente|Junta|Civiles|Autoridad|Liga|Vecinos/);
  });

  it('unknown numbers beside zeros', () => {
    const killed = events.map((event) => event.casualties?.killed.best);
    expect(killed).toContain(null);
    expect(killed).toContain(0);
    expect(events.filter((event) => event.occurred?.precision === 'unknown')).toHaveLength(1);
  });

  it('disputed, sensitive, corrected and retracted records', () => {
    expect(events.some((event) => event.status === 'disputed')).toBe(true);
    expect(claims.some((claim) => claim.status === 'disputed')).toBe(true);
    expect(events.filter((event) => event.sensitive)).not.toHaveLength(0);
    expect(claims.filter((claim) => claim.sensitive)).not.toHaveLength(0);
    expect(lines.filter((line) => line.correction).map((line) => line.kind)).toEqual(['event']);
    expect(lines.filter((line) => line.retraction).map((line) => line.kind)).toEqual(['event', 'claim']);
  });

  it('claims without a review, with a rating of their own, and with two opposite verdicts', () => {
    const verdictOf = (id: string) => claims.find((claim) => claim.id === id)?.review?.verdict;
    expect(claims.filter((claim) => claim.review)).toHaveLength(15);
    expect(claims.filter((claim) => claim.review === null)).not.toHaveLength(0);
    expect(
      claims.filter((claim) => claim.review?.verdict === null && claim.review.original_rating),
    ).toHaveLength(1);
    expect(verdictOf('demo-claim-gates-unannounced')).toBe('supported');
    expect(verdictOf('demo-claim-gates-no-warning')).toBe('refuted');
  });
});

describe('its references', () => {
  const firsts = new Map(lines.filter((line) => !line.correction).map((line) => [line.id, line]));

  it('resolve to records of the demo, in existing versions', () => {
    for (const { event_refs, claim_refs } of dossiers) {
      for (const { id, version } of [...event_refs, ...claim_refs]) {
        expect(firsts.get(id)?.id).toBe(id);
        expect(version).toBe(1);
      }
    }
    for (const id of claims.flatMap((claim) => claim.event_ids)) expect(firsts.get(id)?.kind).toBe('event');
  });

  it('link back from events to their claims and dossiers', () => {
    for (const event of events) {
      const naming = claims.filter((claim) => claim.event_ids.includes(event.id));
      expect(event.claim_ids).toEqual(naming.map((claim) => claim.id));
      const resting = dossiers.filter((dossier) => dossier.event_refs.some(({ id }) => id === event.id));
      expect(event.dossier_ids).toEqual(resting.map((dossier) => dossier.id));
    }
    expect(events.some((event) => event.claim_ids.length > 0 && event.dossier_ids.length > 0)).toBe(true);
  });

  it('point to no retracted record', () => {
    const named = [...dossiers.flatMap((dossier) => [...dossier.event_refs, ...dossier.claim_refs])];
    for (const { id } of lines.filter((line) => line.retraction)) {
      expect(named.map((reference) => reference.id)).not.toContain(id);
    }
  });
});

describe('docs/tutorials/demo.md', () => {
  const page = readFileSync(new URL('../../../docs/tutorials/demo.md', import.meta.url), 'utf8');

  it('names only records that exist', () => {
    const ids = lines.map((line) => line.id);
    const named = page.match(/demo-(event|claim|dossier)-[a-z0-9-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    for (const id of named) expect(ids).toContain(id);
  });

  it('shows every verdict and accounts for every problem', () => {
    for (const verdict of VERDICTS) expect(page).toContain(verdict);
    for (const code of PROBLEM_CODES) expect(page).toContain(code);
  });
});

function fictionalNote(line: DemoLine): string | null | undefined {
  return line.retraction?.reason ?? (line.kind === 'claim' ? line.context : line.summary);
}
