import { FactCheckResultSchema, type ReviewVerdict } from '@partner-api/contract';
import { predicateOf } from '@partner-api/query';
import { describe, expect, it } from 'vitest';
import { checkClaim } from '../../src/fact-check/check-claim.js';
import { say } from '../../src/messages/catalogue.js';
import { SUPPORTED_LOCALES } from '../../src/messages/locales.js';
import { eventCountry, type Told, tell, watched } from '../support/event-country.js';
import { loadSnapshot, MARCH, PRESENT, query, reading } from '../support/load-snapshot.js';
import { makeClaim, makeDossier, makeReview } from '../support/records.js';
import { verifyOffline } from '../support/verify-evidence.js';

const told: readonly Told[] = [
  { day: '2017-03-03', killed: [20, 25, 30] },
  { day: '2017-03-09', killed: [10, 10, 10] },
  { day: '2017-03-12', killed: [2, 2, 2], province: null },
];
const corpus = () => eventCountry([...watched, ...told.map((one, index) => tell(`e${index}`, one))]);
const atLeast = (value: number) =>
  query({ asks: 'holds', provinces: ['sarenes'], window: MARCH, predicate: predicateOf('at_least', value) });
const check = async (read: ReturnType<typeof reading>, locale = 'en', from = corpus()) =>
  checkClaim(await loadSnapshot(from), 'At least so many people were killed.', locale, PRESENT, read)
    .findings;

describe('a claim about events', () => {
  it('is explained by figures, reading, exclusions and coverage', async () => {
    const result = await check(reading('exact', atLeast(20)));
    expect(result.verdict).toBe('supported');
    expect(result.explanation).toBe(
      'Register of Sotavia records 35 people killed in Sarenes in March 2017 (30 to 40). This agrees with the claim. ' +
        'Read as: people killed; Sarenes (Sotavia); March 2017; at least 20. ' +
        'One further event of the country has no known province (2 killed) and may belong anywhere. ' +
        'Declared complete for this place, time and kind: Register of Sotavia, Sotavia, 2017.',
    );
    expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
      ['e0', 'supports'],
      ['e1', 'supports'],
    ]);
    for (const evidence of result.evidence) verifyOffline(evidence);
  });

  it('returns the query in words and as data, and counts events without a province separately', async () => {
    const [computation] = (await check(reading('exact', atLeast(20)))).computations;
    expect(computation).toMatchObject({
      measure: 'killed',
      query: {
        text: 'people killed; Sarenes (Sotavia); March 2017; at least 20',
        asks: 'holds',
        predicate: { says: 'at_least', number: 20, other: null },
      },
      counted: { events: 2, low: 30, best: 35, high: 40 },
      possible: { events: 1, high: 2 },
      unattributed: { events: 1, best: 2 },
      missing_bounds: { low: 0, high: 0 },
      covered: 'whole',
    });
  });

  it.each(SUPPORTED_LOCALES)(
    'is explained in at most 400 characters before the details in %s',
    async (locale) => {
      const { verdict, explanation, computations } = await check(reading('exact', atLeast(50)), locale);
      expect(verdict).toBe('refuted');
      const read = say(locale, 'read.as', { query: computations[0]?.query?.text ?? '' });
      expect(explanation).toContain(read);
      expect(explanation.indexOf(read) + read.length).toBeLessThan(400);
    },
  );

  it('is supported only if both of its statements are', async () => {
    const both = await check(
      reading('exact', atLeast(20), query({ ...atLeast(5), provinces: ['tarmonde'] })),
    );
    expect(both.verdict).toBe('refuted');
    expect(both.explanation).toContain('The text makes two statements and is true only if both are.');
    expect(both.computations.map(({ counted }) => counted.events)).toEqual([2, 0]);
    expect(new Set(both.evidence.map(({ stance }) => stance))).toEqual(new Set(['refutes']));
  });

  it('is of medium confidence when a review contradicts certain counts, and of the method of a review that misses context', async () => {
    const certain = [tell('e0', { day: '2017-03-03', killed: [20, 20, 20] })];
    const checkBeside = async (verdict: ReviewVerdict) => {
      const text = 'At least so many people were killed.';
      const country = eventCountry([...watched, ...certain]);
      country.claim(makeClaim({ id: 'reviewed', text, province: null, review: makeReview({ verdict }) }));
      return check(reading('exact', atLeast(20)), 'en', country);
    };
    expect(await checkBeside('supported')).toMatchObject({ verdict: 'supported', confidence: 'high' });
    expect(await checkBeside('refuted')).toMatchObject({ verdict: 'conflicting', confidence: 'medium' });
    const { verdict, method, evidence } = await checkBeside('missing_context');
    expect({ verdict, method: method.name }).toEqual({
      verdict: 'missing_context',
      method: 'bm25-extractive',
    });
    expect(evidence.map(({ record }) => record.id)).toEqual(['reviewed']);
  });

  it('gets figures and no verdict for a partial reading', async () => {
    const result = await check(reading('partial', atLeast(41)));
    expect(result).toMatchObject({
      verdict: 'insufficient_evidence',
      confidence: 'low',
      reading: { extent: 'part', not_considered: ['so they say'] },
    });
    expect(result.explanation).toMatch(
      /^Register of Sotavia records 35 people killed in Sarenes in March 2017/,
    );
    expect(result.explanation).toContain('Not taken into account: “so they say”.');
    expect(result.evidence.every(({ stance }) => stance === 'context')).toBe(true);
  });

  it('gets the same verdict in every locale', async () => {
    const results = await Promise.all(
      SUPPORTED_LOCALES.map((locale) => check(reading('exact', atLeast(20)), locale)),
    );
    expect(new Set(results.map(({ verdict }) => verdict))).toEqual(new Set(['supported']));
    expect(new Set(results.map(({ explanation }) => explanation)).size).toBe(SUPPORTED_LOCALES.length);
  });
});

describe('a claim that is not a statement of fact', () => {
  const unread = (reason: 'opinion_or_forecast' | 'unsupported_language') =>
    ({ tier: 'none', reason, language: null, attributions: [], notConsidered: [], guards: [] }) as const;
  const checkUnread = async (reason: Parameters<typeof unread>[0]) =>
    checkClaim(await loadSnapshot(corpus()), 'The army will surely lose.', 'es', PRESENT, unread(reason))
      .findings;

  it('is not checkable if it is an opinion or a forecast', async () => {
    expect(await checkUnread('opinion_or_forecast')).toMatchObject({ verdict: 'not_checkable' });
  });

  it('reports an unsupported language in the locale of the answer', async () => {
    const { verdict, explanation } = await checkUnread('unsupported_language');
    expect(verdict).toBe('insufficient_evidence');
    expect(explanation).toMatch(/^Las preguntas se leen en español/);
  });
});

it('quotes a dossier that repeats a claim nearly verbatim without inheriting a verdict', async () => {
  const summary = 'Larks sang. The granary at Low Weir was emptied by 40 traders in spring. Rain followed.';
  const held = corpus().dossier(makeDossier({ id: 'granary', title: 'Granary', summary }));
  const snapshot = await loadSnapshot(held);
  const of = (claim: string) => checkClaim(snapshot, claim, 'en', PRESENT).findings;
  const found = of('The granary at Low Weir was emptied by 40 traders in spring');
  expect(FactCheckResultSchema.shape.evidence.parse(found.evidence)).toHaveLength(1);
  expect(found).toMatchObject({
    verdict: 'insufficient_evidence',
    evidence: [
      {
        record: { kind: 'dossier', id: 'granary' },
        stance: 'context',
        quote: 'The granary at Low Weir was emptied by 40 traders in spring.',
      },
    ],
  });
  expect(found.explanation).toContain('A dossier says this nearly word for word');
  expect(of('The granary at Low Weir was emptied by 400 traders in spring').evidence).toEqual([]);
  expect(of('The granary at Old Ford was burned by soldiers').evidence).toEqual([]);
});
