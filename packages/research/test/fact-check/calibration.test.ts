import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLogistic, probability } from '../../src/fact-check/calibration/logistic.js';
import { CalibrationFailed, createResearcher, fitCalibration } from '../../src/index.js';
import { gossipCorpus, gossipPairs, messages } from '../support/labelled-pairs.js';

const NOW = new Date('2026-01-02T03:04:05Z');
const targets = { precision: 0.9, falseAlarms: 0.1 };
const pairs = gossipPairs();
const fit = () => fitCalibration(gossipCorpus(), pairs, targets, NOW);

async function verdicts(calibration: unknown, claims: readonly string[]) {
  const corpus = Object.assign(gossipCorpus(), { calibration: async () => calibration });
  const researcher = createResearcher({ corpus, clock: () => NOW, defaultLocale: 'en' });
  return Promise.all(claims.map((claim) => researcher.factCheck({ claim })));
}

describe('the logistic model', () => {
  test('is calibrated over what it was fitted to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.boolean()), {
          minLength: 20,
          maxLength: 60,
        }),
        (given) => {
          const examples = given.map(([value, isSame]) => ({ features: [value, 7], isSame }));
          const model = fitLogistic(examples);
          const expected = examples.reduce((sum, { features }) => sum + probability(model, features), 0);
          // At the maximum the free intercept makes the sum of the probabilities that of the truth.
          expect(expected).toBeCloseTo(examples.filter(({ isSame }) => isSame).length, 2);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('rises with what speaks for it', () => {
    const examples = Array.from({ length: 100 }, (_, step) => ({
      features: [step],
      isSame: step % 7 < step / 15,
    }));
    const model = fitLogistic(examples);
    expect(probability(model, [90])).toBeGreaterThan(probability(model, [10]) + 0.3);
  });
});

describe('a calibration', () => {
  test('gives verdicts to claims told in other words, as it reports', async () => {
    const { calibration, report } = await fit();
    expect(report).toMatchObject({ pairs: pairs.length, same: messages.length, claims: messages.length });
    expect(report.precision).toBeGreaterThanOrEqual(0.9);
    expect(report.coverage).toBeGreaterThan(report.defaults.coverage ?? 1);
    expect(report.false_alarms).toBeLessThanOrEqual(0.15);
    expect(report.calibration_error).toBeLessThan(0.1);

    const [cautious, calibrated] = [await verdicts(null, messages), await verdicts(calibration, messages)];
    expect(cautious.filter(({ verdict }) => verdict === 'refuted')).toHaveLength(0);
    const given = calibrated.filter(({ verdict }) => verdict === 'refuted');
    expect(given.length).toBeGreaterThan(messages.length / 2);
    for (const [number, { verdict, evidence, method }] of calibrated.entries()) {
      if (verdict === 'refuted') expect(evidence[0]?.record.id).toBe(`told-${number}`);
      expect(method).toMatchObject({
        name: 'bm25-calibrated',
        version: `1+${calibration.fingerprint.slice(0, 12)}`,
      });
    }
  });

  test('does not outweigh a contradiction', async () => {
    const { calibration } = await fit();
    const [message = ''] = messages;
    const [plain, denied, moved] = await verdicts({ ...calibration, threshold: 0 }, [
      message,
      message.replace('just sold', 'never sold'),
      message.replace('Sarenes', 'Tarmonde'),
    ]);
    expect(plain?.verdict).toBe('refuted');
    expect(denied?.evidence.map(({ record }) => record.id)).not.toContain('told-0');
    expect(
      moved?.evidence.filter(({ stance }) => stance !== 'context').map(({ record }) => record.id),
    ).not.toContain('told-0');
  });

  test('is named by its pairs in any order, and is the same for the same pairs', async () => {
    const [first, second] = [await fit(), await fit()];
    expect(second).toEqual(first);
    const reversed = await fitCalibration(gossipCorpus(), pairs.toReversed(), targets, NOW);
    expect(reversed.calibration.fingerprint).toBe(first.calibration.fingerprint);
    const fewer = await fitCalibration(gossipCorpus(), pairs.slice(1), targets, NOW);
    expect(fewer.calibration.fingerprint).not.toBe(first.calibration.fingerprint);
  });

  test('of other features is not used', async () => {
    const { calibration } = await fit();
    const [found] = await verdicts({ ...calibration, features_version: 0 }, messages);
    expect(found?.method.name).toBe('bm25-extractive');
    expect(found?.verdict).toBe('insufficient_evidence');
  });

  test('needs enough labels, and targets that can be met', async () => {
    const few = fitCalibration(gossipCorpus(), pairs.slice(0, 40), targets, NOW);
    await expect(few).rejects.toThrow(CalibrationFailed);
    const all = fitCalibration(gossipCorpus(), pairs, { precision: 0.999, falseAlarms: 0.001 }, NOW);
    await expect(all).rejects.toThrow('label more pairs, or ask for less');
  });
});
