import { EVIDENCE_LIMIT, FactCheckResultSchema, REVIEW_VERDICTS } from '@partner-api/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUPPORTED_LOCALES } from '../../src/messages/locales.js';
import { MemoryCorpus } from '../support/memory-corpus.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeClaim, makeReview } from '../support/records.js';
import { verifyOffline } from '../support/verify-evidence.js';

const sentence = fc.constantFrom(
  ...['The dam at Old Ford burst.', 'The dam at Old Ford did not burst.', 'The dam burst in March 2017.'],
  ...['Dock workers stopped work.', 'La presa cedió en marzo.', 'Did the dam burst?', 'Burst'],
);
const review = fc.record({
  verdict: fc.constantFrom(null, 'satire', ...REVIEW_VERDICTS),
  explanation: fc.constantFrom(null, 'Engineers say so — ¡sí!', 'Nobody knows.'),
  reviewer: fc.constantFrom(null, 'Fact Desk'),
  reviewed_at: fc.constantFrom(null, '2025-06-01T00:00:00Z'),
  original_rating: fc.constantFrom(null, 'Pants on fire {reviewer}'),
});
const claim = fc.record({
  text: sentence,
  lang: fc.constantFrom('en', 'es', 'und'),
  status: fc.constantFrom('published', 'disputed'),
  review: fc.option(review.map(makeReview)),
});

const BURST = 'The dam at Old Ford burst.';

type GivenClaim = typeof claim extends fc.Arbitrary<infer Given> ? Given : never;
type Case = [GivenClaim[], string];

/** What chance may leave out: each verdict comes up in every run. */
const everyVerdict: Case[] = [
  ...REVIEW_VERDICTS.map((verdict): Case => {
    const given = makeReview({ verdict, explanation: 'Engineers say so — ¡sí!', reviewer: 'Fact Desk' });
    return [[{ text: BURST, lang: 'en', status: 'published', review: given }], BURST];
  }),
  [[], BURST],
  [[], 'Did the dam burst?'],
];

test('every verdict has its required evidence and no contradicting evidence, in every locale', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(claim, { maxLength: 8 }), sentence, async (claims, submitted) => {
      const corpus = new MemoryCorpus();
      for (const [number, given] of claims.entries()) corpus.claim(makeClaim({ id: `c${number}`, ...given }));
      const researcher = openResearcher(corpus);
      const result = await researcher.factCheck({ claim: submitted });
      expect(FactCheckResultSchema.parse(result)).toEqual(result);
      seen.add(result.verdict);

      const stances = new Set(result.evidence.map(({ stance }) => stance));
      if (result.verdict === 'supported') expect(stances).toEqual(new Set(['supports']));
      if (result.verdict === 'refuted') expect(stances).toEqual(new Set(['refutes']));
      if (result.verdict === 'conflicting') expect(stances).toEqual(new Set(['supports', 'refutes']));
      if (result.verdict === 'missing_context') expect(stances).toEqual(new Set(['context']));
      if (result.verdict === 'insufficient_evidence') {
        expect(stances.has('supports') || stances.has('refutes')).toBe(false);
        expect(result.coverage.records_searched).toBe(claims.length);
      }
      if (result.verdict === 'not_checkable') expect(result.evidence).toEqual([]);

      expect(result.evidence.length).toBeLessThanOrEqual(EVIDENCE_LIMIT);
      for (const evidence of result.evidence) verifyOffline(evidence);
      const used = new Set(result.used_records.map(({ id }) => id));
      for (const { record } of result.evidence) expect(used.has(record.id)).toBe(true);
      for (const { id } of result.matched_claims) expect(used.has(id)).toBe(true);

      for (const locale of SUPPORTED_LOCALES) {
        const other = await researcher.factCheck({ claim: submitted, locale });
        const worded = { id: '', locale: '', verdict_label: '', explanation: '' };
        expect({ ...other, ...worded }).toEqual({ ...result, ...worded });
        expect(other.explanation).not.toBe('');
      }
    }),
    { numRuns: 150, examples: everyVerdict },
  );
  // Had a verdict never come up, nothing would have been shown about it.
  expect(seen.size).toBe(6);
});
