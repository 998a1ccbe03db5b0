import { describe, expect, test } from 'vitest';
import { RecordIndex } from '../../../src/index/record-index.js';
import { FEATURES, measureMatches } from '../../../src/matching/calibration/features.js';
import { findMatches } from '../../../src/matching/finding/find-matches.js';
import { makeClaim } from '../../support/records.js';

const exclusive = FEATURES.indexOf('exclusive_weight');
const common = FEATURES.indexOf('common_weight');

function measured(texts: Readonly<Record<string, string>>, message: string, leftOut?: string) {
  const index = new RecordIndex();
  for (const [id, text] of Object.entries(texts))
    index.apply({ kind: 'claim', revision: 1, record: makeClaim({ id, lang: 'en', context: null, text }) });
  const isLeftOut = ({ record }: { record: { id: string } }) => record.id === leftOut;
  const matches = findMatches(index, message, isLeftOut);
  const measure = measureMatches(index, message, matches, isLeftOut);
  const told = matches.find(({ record }) => record.record.id === 'told');
  if (told === undefined) throw new Error('The claim was not found');
  return measure(told);
}

const told = 'Mayor Ada Brook sold the harbour cranes of Sarenes to her cousin';
const message = 'so mayor Ada Brook just sold our harbour cranes to a cousin!';
const sayings = ['bees', 'snow', 'tea'].map(
  (what) => [what, `Mayor Ada Brook said in a talk that ${what} bored her`] as const,
);

describe('the weight of what a claim alone has in common with a message', () => {
  test('is all of it where no other claim has any', () => {
    const features = measured({ told }, message);
    expect(features[exclusive]).toBeCloseTo(features[common] ?? Number.NaN);
    expect(features[exclusive]).toBeGreaterThan(0);
  });

  test('leaves out what the nearest other claim has, too', () => {
    const features = measured({ told, ...Object.fromEntries(sayings) }, message);
    const withName = measured({ told, ...Object.fromEntries(sayings) }, 'what did mayor Ada Brook do?');
    expect(features[exclusive]).toBeGreaterThan(0);
    expect(features[exclusive]).toBeLessThan(features[common] ?? 0);
    expect(withName[exclusive]).toBeCloseTo(0);
  });

  test('does not count the same statement stored twice, nor one that is left out', () => {
    const twice = measured({ told, again: `${told} once` }, message);
    expect(twice[exclusive]).toBeCloseTo(twice[common] ?? Number.NaN);
    const rival =
      'Ada Brook, the mayor, sold harbour cranes, a cousin of hers said when the court asked for papers';
    const withRival = measured({ told, rival }, message);
    const without = measured({ told, rival }, message, 'rival');
    expect(withRival[exclusive]).toBeLessThan(0.2 * (withRival[common] ?? 0));
    expect(without[exclusive]).toBeCloseTo(without[common] ?? Number.NaN);
  });
});
