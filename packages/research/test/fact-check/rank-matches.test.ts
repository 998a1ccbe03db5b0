import { FactCheckResultSchema } from '@partner-api/contract';
import { expect, test } from 'vitest';
import { createResearcher } from '../../src/index.js';
import { TestClock } from '../support/clock.js';
import { fakeModel } from '../support/fake-model.js';
import { openResearcher } from '../support/open-researcher.js';
import { riverCountry, sabotage, siren } from '../support/river-country.js';

const open = (model: ReturnType<typeof fakeModel>, corpus = riverCountry(), clock = new TestClock()) =>
  createResearcher({ corpus, clock: clock.now, defaultLocale: 'en', model });
const near = (start: string) => async (_: string, texts: readonly string[]) =>
  texts.map((text) => (text.startsWith(start) ? 1 : -1));
const claim = { claim: sabotage.text };
const plain = await openResearcher(riverCountry()).factCheck(claim);

test('a model puts matched claims in order, and changes nothing else', async () => {
  expect(plain.verdict).toBe('refuted');
  expect(plain.matched_claims.map(({ id }) => id)).toEqual(['sabotage', 'siren']);
  const result = await open(fakeModel({ compare: near(siren.text) })).factCheck(claim);
  expect(FactCheckResultSchema.parse(result)).toEqual(result);
  expect(result).toEqual({
    ...plain,
    matched_claims: plain.matched_claims.toReversed(),
    method: { ...plain.method, name: 'bm25-extractive+model-ranking' },
  });
});

test('one that does not answer changes the name of the method', async () => {
  const result = await open(fakeModel({ compare: async () => null })).factCheck(claim);
  expect(result).toEqual({
    ...plain,
    method: { ...plain.method, name: 'bm25-extractive+model-unavailable' },
  });
});

test('one without the means is not asked', async () => {
  expect(await open(fakeModel()).factCheck(claim)).toEqual(plain);
});

test('what is retracted while the model is at work gives no verdict', async () => {
  const corpus = riverCountry();
  const clock = new TestClock();
  const compare = async (_: string, texts: readonly string[]) => {
    corpus.claim({ ...sabotage, version: 2, status: 'retracted', text: 'Retracted', review: null });
    clock.advance(1_000);
    return texts.map(() => 0);
  };
  const result = await open(fakeModel({ compare }), corpus, clock).factCheck(claim);
  expect(result.verdict).toBe('insufficient_evidence');
  expect(JSON.stringify(result.used_records)).not.toContain('sabotage');
});
