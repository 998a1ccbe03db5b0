import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CalibrationFailed, createResearcher, fitCalibration } from '../../../src/index.js';
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

// Each fit takes seconds where the machine has other work.
describe('a calibration', { timeout: 60_000 }, () => {
  test('gives verdicts to claims told in other words, as it reports', async () => {
    const { calibration, report } = fitted;
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

  test('is named by its pairs in any order, and is the same for the same pairs', async () => {
    expect(await fit()).toEqual(fitted);
    const reversed = await fitCalibration(gossipCorpus(), pairs.toReversed(), targets, NOW);
    expect(reversed.calibration.fingerprint).toBe(fitted.calibration.fingerprint);
    const fewer = await fitCalibration(gossipCorpus(), pairs.slice(1), targets, NOW);
    expect(fewer.calibration.fingerprint).not.toBe(fitted.calibration.fingerprint);
  });

  test('is not asked about a claim about events, which shares its place and its verb with many', async () => {
    const corpus = gossipCorpus();
    corpus.event(tell('battle', { day: '2017-03-03' }));
    const lenient = { ...fitted.calibration, threshold: 0 };
    const parts = { corpus: Object.assign(corpus, { calibration: async () => lenient }), clock: () => NOW };
    const researcher = createResearcher({ ...parts, defaultLocale: 'en' });
    const { verdict, method } = await researcher.factCheck({
      claim: 'Bakers were killed in Sarenes in 2017.',
    });
    expect(verdict).toBe('insufficient_evidence');
    expect(method.name).toBe('bm25-extractive');
    const [message = ''] = messages;
    expect((await researcher.factCheck({ claim: message })).method.name).toBe('bm25-calibrated');
  });

  test('of other features is not used', async () => {
    const { calibration } = fitted;
    const [found] = await verdicts({ ...calibration, features_version: 0 }, messages);
    expect(found?.method.name).toBe('bm25-extractive');
    expect(found?.verdict).toBe('insufficient_evidence');
  });

  test('needs enough labels, and targets that can be met', async () => {
    const few = fitCalibration(gossipCorpus(), pairs.slice(0, 40), targets, NOW);
    await expect(few).rejects.toThrow(CalibrationFailed);
  });

  const complaint = (given: typeof pairs, asked: typeof targets): Promise<string> =>
    fitCalibration(gossipCorpus(), given, asked, NOW).then(
      () => 'fitted',
      (error: Error) => error.message,
    );
  const NEAREST =
    /^At no threshold ([\d.]+) of the verdicts are right with at most [\d.]+ false alarms\. Nearest is 0\.\d+, where ([\d.]+) are right, ([\d.]+) of the claims with an answer get the right one and ([\d.]+) of those without one get any\. .* Label more pairs, or ask for less\.$/;

  test('says how near the pairs come to targets that they cannot meet, and how many it takes where they are right', async () => {
    const message = await complaint(pairs, { precision: 0.999, falseAlarms: 0.001 });
    const [, asked, ...reached] = (NEAREST.exec(message) ?? []).map(Number);
    expect(asked).toBe(0.999);
    const claims = messages.length;
    expect(reached).toEqual([0.987, 1, 0.013]);
    expect(message).toContain(
      `That takes 999 verdicts, and there are ${claims}, and 999 claims, and there are ${claims}.`,
    );
    expect(message).not.toContain('Likely cause');
  });

  test('names what is labelled as another claim and has nearly the same words as the answer', async () => {
    // One statement, held twice; which of the two the label calls the same is chance.
    const doubled = pairs.flatMap((pair, number) => {
      if (!pair.same) return pair;
      const twice = { ...pair, reviewed: `${pair.reviewed.slice(0, -1)} there.` };
      return number % 2 === 0 ? [pair, { ...twice, same: false }] : [{ ...pair, same: false }, twice];
    });
    const message = await complaint(doubled, targets);
    const [, , precision] = NEAREST.exec(message) ?? [];
    expect(Number(precision)).toBeLessThan(0.9);
    const [, like, wrong, all] =
      /Likely cause: (\d+) of the (\d+) verdicts that are wrong .* of all pairs (\d+) are labelled so, such as “/.exec(
        message,
      ) ?? [];
    expect(Number(like)).toBeGreaterThan(Number(wrong) / 2);
    expect(Number(all)).toBeGreaterThanOrEqual(messages.length);
  });
});
