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

test('reorders claims with similar scores, and changes nothing else', async () => {
  const between = { claim: 'The dam at Old Ford burst, and the siren was blown up' };
  const found = await openResearcher(riverCountry()).factCheck(between);
  expect(found.matched_claims.map(({ id }) => id)).toEqual(['siren', 'sabotage']);
  const result = await open(fakeModel({ compare: near(sabotage.text) })).factCheck(between);
  expect(FactCheckResultSchema.parse(result)).toEqual(result);
  expect(result).toEqual({
    ...found,
    matched_claims: found.matched_claims.toReversed(),
    method: { ...found.method, name: `${found.method.name}+model-ranking` },
  });
});

test('does not rank another claim above a verbatim match', async () => {
  expect(plain.verdict).toBe('refuted');
  expect(plain.matched_claims.map(({ id }) => id)).toEqual(['sabotage', 'siren']);
  const { matched_claims } = await open(fakeModel({ compare: near(siren.text) })).factCheck(claim);
  expect(matched_claims).toEqual(plain.matched_claims);
});

test('changes only the method name if the model fails', async () => {
  const result = await open(fakeModel({ compare: async () => null })).factCheck(claim);
  expect(result).toEqual({
    ...plain,
    method: { ...plain.method, name: `${plain.method.name}+model-unavailable` },
  });
});

test('does not call a model without comparison', async () => {
  expect(await open(fakeModel()).factCheck(claim)).toEqual(plain);
});

test('a claim retracted during the model call gives no verdict', async () => {
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
