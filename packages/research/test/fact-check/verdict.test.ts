import { type Claim, FactCheckResultSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { openResearcher } from '../support/open-researcher.js';
import { makeClaim, makeReview } from '../support/records.js';
import { riverCountry, sabotage, siren, spanishClaim, wages } from '../support/river-country.js';
import { valueAt, verifyOffline } from '../support/verify-evidence.js';

async function check(claim: string, ...more: readonly Claim[]) {
  const corpus = riverCountry();
  for (const record of more) corpus.claim(record);
  const result = await openResearcher(corpus).factCheck({ claim });
  expect(FactCheckResultSchema.parse(result)).toEqual(result);
  for (const evidence of result.evidence) verifyOffline(evidence);
  return result;
}

const judged = (id: string, verdict: string | null, given: Partial<Claim> = {}) =>
  makeClaim({
    id,
    text: sabotage.text,
    province: sabotage.province,
    review: makeReview({ verdict, explanation: `The reasons of ${id}.`, reviewer: `Reviewer of ${id}` }),
    ...given,
  });

describe('a verdict is inherited from a reviewed claim that says the same', () => {
  test.each([
    [sabotage, 'refuted', 'refutes'],
    [siren, 'supported', 'supports'],
    [wages, 'missing_context', 'context'],
    [spanishClaim, 'refuted', 'refutes'],
  ] as const)('$id', async (claim, verdict, stance) => {
    const result = await check(claim.text);
    expect(result).toMatchObject({
      verdict,
      confidence: 'high',
      used_records: expect.arrayContaining([{ kind: 'claim', id: claim.id, version: 1 }]),
    });
    expect(result.evidence).toMatchObject([
      {
        stance,
        record: { kind: 'claim', id: claim.id, field: '/review/explanation' },
        quote: claim.review?.explanation,
        source: { publisher: claim.review?.reviewer },
      },
    ]);
    expect(result.matched_claims[0]).toMatchObject({
      id: claim.id,
      text: claim.text,
      review: claim.review,
      method: 'bm25',
    });
    expect(valueAt(claim, result.evidence[0]?.record.field ?? '')).toBe(result.evidence[0]?.excerpt.text);
  });

  test('ignores links, handles and a signature', async () => {
    const tweet = `RT @river: ${sabotage.text} https://t.co/abc — River Watch (@riverwatch) May 5, 2025`;
    expect((await check(tweet)).verdict).toBe('refuted');
  });

  test('a claim with additional statements is refuted, but not confirmed, by the review of a part', async () => {
    const more = (text: string) => `${text.replace(/\.$/, '')} at night.`;
    expect((await check(more(sabotage.text))).verdict).toBe('refuted');
    expect((await check(more(siren.text))).verdict).toBe('insufficient_evidence');
  });

  test('quotes the claim, with its review as source, if there is no explanation', async () => {
    const text = 'The ferry to Isla Dorvena sank at noon.';
    const claim = makeClaim({
      id: 'ferry',
      text,
      review: makeReview({ verdict: 'refuted', reviewer: 'Fact Desk' }),
    });
    const { evidence } = await check(text, claim);
    expect(evidence).toMatchObject([
      { stance: 'refutes', quote: text, record: { field: '/text' }, source: { publisher: 'Fact Desk' } },
    ]);
  });
});

test('the explanation quotes the reviewed claim in its original language', async () => {
  const { explanation, matched_claims } = await check(spanishClaim.text);
  expect(explanation).toContain(`That claim: “${spanishClaim.text}”`);
  expect(matched_claims[0]?.text).toBe(spanishClaim.text);
});

describe('conflicting', () => {
  test('is returned, with evidence for both, if two matching claims have opposite verdicts', async () => {
    const result = await check(sabotage.text, judged('other', 'supported'));
    expect(result.verdict).toBe('conflicting');
    expect(result.explanation).toMatch(
      /^Reviews of matching claims disagree\. .+: Supported\. .+: Refuted\./,
    );
    expect(result.evidence.map(({ stance, record }) => [stance, record.id])).toEqual([
      ['supports', 'other'],
      ['refutes', 'sabotage'],
    ]);
  });

  test('is returned if one review found evidence on both sides and explains it', async () => {
    const text = 'The ferry to Isla Dorvena sank at noon.';
    const { verdict, evidence, explanation } = await check(
      text,
      judged('ferry', 'conflicting', { text, province: null }),
    );
    expect(verdict).toBe('conflicting');
    expect(explanation).toMatch(/^A matching claim was reviewed by .+: Conflicting evidence\./);
    expect(evidence.map(({ stance }) => stance)).toEqual(['supports', 'refutes']);
  });
});

describe('insufficient_evidence', () => {
  test('is returned, with the extent of the search, if nothing matches', async () => {
    const result = await check('The chess championship of Nordhaven was won by a goalkeeper.');
    expect(result).toMatchObject({ verdict: 'insufficient_evidence', confidence: 'low', evidence: [] });
    expect(result.explanation).toBe(
      'None of the 4 claims searched matches closely enough. This says nothing about whether the claim is true.',
    );
    expect(result.coverage).toMatchObject({ records_searched: 8, languages: ['en', 'es'] });
  });

  test('is returned if another matching claim has a different, not opposite, verdict', async () => {
    const result = await check(sabotage.text, judged('other', 'missing_context'));
    expect(result.verdict).toBe('insufficient_evidence');
    expect(result.explanation).toContain('another claim that is as near was judged differently');
  });

  test.each([
    ['was not reviewed', 'it has not been reviewed', { review: null }],
    ['has an unknown rating', 'not one that we recognise', { review: makeReview({ verdict: null }) }],
    ['has an unknown verdict', 'not one that we recognise', { review: makeReview({ verdict: 'satire' }) }],
    ['is disputed itself', 'its record is disputed', { status: 'disputed' }],
    [
      'has an undecided review without an explanation',
      'both sides',
      { review: makeReview({ verdict: 'conflicting' }) },
    ],
  ] as const)('is returned if the matching claim %s', async (_, reason, given) => {
    const text = 'The ferry to Isla Dorvena sank at noon.';
    const result = await check(text, judged('ferry', 'refuted', { text, province: null, ...given }));
    expect(result.verdict).toBe('insufficient_evidence');
    expect(result.explanation).toContain(reason);
    expect(result.evidence).toMatchObject([{ stance: 'context', quote: text }]);
  });
});

test('a question is not checkable, but similar claims are shown', async () => {
  const result = await check('Was the dam at Old Ford blown up by saboteurs?');
  expect(result).toMatchObject({ verdict: 'not_checkable', confidence: 'low', evidence: [] });
  expect(result.matched_claims[0]?.id).toBe('sabotage');
});

test('shows at most five claims, best first, with scores between 0 and 1', async () => {
  const more = Array.from({ length: 8 }, (_, number) => judged(`same${number}`, 'refuted'));
  const { matched_claims, evidence } = await check(sabotage.text, ...more);
  const scores = matched_claims.map(({ score }) => score);
  expect(matched_claims).toHaveLength(5);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(Math.min(...scores)).toBeGreaterThan(0);
  expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  expect(evidence).toHaveLength(5);
});
