import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CalibrationFailed, createResearcher, fitCalibration } from '../../../src/index.js';
import { defaultCalibration } from '../../../src/matching/calibration/calibration.js';
import { fitLogistic, probability } from '../../../src/matching/calibration/logistic.js';
import { tell } from '../../support/event-country.js';
import { gossipCorpus, gossipPairs, messages } from '../../support/labelled-pairs.js';

const NOW = new Date('2026-01-02T03:04:05Z');
const targets = { precision: 0.9, falseAlarms: 0.1 };
const pairs = gossipPairs();
const fit = () => fitCalibration(gossipCorpus(), pairs, targets, NOW);
/** To fit takes a second: what only reads shares one. */
let fitted: Awaited<ReturnType<typeof fit>>;
beforeAll(async () => {
  fitted = await fit();
}, 60_000);

async function verdicts(calibration: unknown, claims: readonly string[]) {
  const corpus = Object.assign(gossipCorpus(), { calibration: async () => calibration });
  const researcher = createResearcher({ corpus, clock: () => NOW, defaultLocale: 'en' });
  return Promise.all(claims.map((claim) => researcher.factCheck({ claim })));
}

describe('the logistic model', () => {
  test('is calibrated on its training data', () => {
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

  test('increases with a positive feature', () => {
    const examples = Array.from({ length: 100 }, (_, step) => ({
      features: [step],
      isSame: step % 7 < step / 15,
    }));
    const model = fitLogistic(examples);
    expect(probability(model, [90])).toBeGreaterThan(probability(model, [10]) + 0.3);
  });
});

// Each fit takes seconds where the machine has other work.
describe('a calibration', { timeout: 60_000 }, () => {
  test('gives verdicts to paraphrases at the reported rates', async () => {
    const { calibration, report } = fitted;
    expect(report).toMatchObject({ pairs: pairs.length, same: messages.length, claims: messages.length });
    expect(report.precision).toBeGreaterThanOrEqual(0.9);
    expect(report.coverage).toBeGreaterThan(report.defaults.coverage ?? 1);
    expect(report.false_alarms).toBeLessThanOrEqual(0.15);

    const cautious = await verdicts({ ...calibration, threshold: 2 }, messages);
    const calibrated = await verdicts(calibration, messages);
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
    const { calibration } = fitted;
    const [message = ''] = messages;
    const [plain, denied, moved] = await verdicts({ ...calibration, threshold: 0 }, [
      message,
      message.replace('just sold', 'never sold'),
      message.replace('Sarenes', 'Tarmonde'),
    ]);
    expect(plain?.verdict).toBe('refuted');
    for (const changed of [denied, moved])
      expect(
        changed?.evidence.filter(({ stance }) => stance !== 'context').map(({ record }) => record.id),
      ).not.toContain('told-0');
  });

  test('has the same fingerprint and model for the same pairs in any order', async () => {
    expect(await fit()).toEqual(fitted);
    const reversed = await fitCalibration(gossipCorpus(), pairs.toReversed(), targets, NOW);
    expect(reversed.calibration.fingerprint).toBe(fitted.calibration.fingerprint);
    const fewer = await fitCalibration(gossipCorpus(), pairs.slice(1), targets, NOW);
    expect(fewer.calibration.fingerprint).not.toBe(fitted.calibration.fingerprint);
  });

  test('is not applied to a claim about events', async () => {
    const corpus = gossipCorpus();
    corpus.event(tell('battle', { day: '2017-03-03' }));
    const lenient = { ...fitted.calibration, threshold: 0 };
    const parts = { corpus: Object.assign(corpus, { calibration: async () => lenient }), clock: () => NOW };
    const researcher = createResearcher({ ...parts, defaultLocale: 'en' });
    const { verdict, method } = await researcher.factCheck({
      claim: 'At least 40 people were killed in Sarenes in 2017.',
    });
    expect(verdict).not.toBe('refuted');
    expect(method.name).not.toBe('bm25-calibrated');
    const [message = ''] = messages;
    expect((await researcher.factCheck({ claim: message })).method.name).toBe('bm25-calibrated');
  });

  test.each([null, { features_version: 0 }])('falls back to the default for %j', async (given) => {
    const { calibration } = fitted;
    const [found] = await verdicts(given && { ...calibration, ...given }, messages);
    expect(found?.method).toMatchObject({
      name: 'bm25-calibrated',
      version: `1+${defaultCalibration().fingerprint.slice(0, 12)}`,
    });
  });

  test('gives verdicts only to claims in its languages', async () => {
    const released = { ...fitted.calibration, languages: ['en'] };
    const claims = messages.slice(0, 20);
    const refuted = (results: Awaited<ReturnType<typeof verdicts>>) =>
      results.filter(({ verdict }) => verdict === 'refuted').length;
    expect(refuted(await verdicts(released, claims))).toBeGreaterThan(0);
    expect(refuted(await verdicts({ ...released, languages: ['fr'] }, claims))).toBe(0);
  });

  test('requires enough labels and achievable targets', async () => {
    const few = fitCalibration(gossipCorpus(), pairs.slice(0, 40), targets, NOW);
    await expect(few).rejects.toThrow(CalibrationFailed);
  });

  test('reports what the strictest threshold achieves if none meets the targets', async () => {
    const failing = fitCalibration(gossipCorpus(), pairs, { precision: 0.999, falseAlarms: 0.001 }, NOW);
    await expect(failing).rejects.toThrow(
      /^At no threshold 0\.999 of the verdicts are right with at most 0\.001 false alarms.* At 0\.\d+, the strictest that gives any, [\d.]+ are right, [\d.]+ of the claims with an answer get it and [\d.]+ of those without one get any\./,
    );
  });
});
