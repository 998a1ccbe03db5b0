import { EVIDENCE_LIMIT, type FactCheckResult, FactCheckResultSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { type CoveredSpan, createResearcher } from '../../../src/index.js';
import { SUPPORTED_LOCALES } from '../../../src/messages/locales.js';
import { TestClock } from '../../support/clock.js';
import {
  COVERED,
  eventCountry,
  SARENES,
  TARMONDE,
  type Told,
  tell,
  watched,
} from '../../support/event-country.js';
import type { MemoryCorpus } from '../../support/memory-corpus.js';
import { openResearcher } from '../../support/open-researcher.js';
import { makeClaim, makeReview } from '../../support/records.js';
import { valueAt, verifyOffline } from '../../support/verify-evidence.js';

const check = async (
  claim: string,
  told: readonly Told[] = [],
  spans: readonly CoveredSpan[] = [COVERED],
) => {
  const events = [...watched, ...told.map((one, index) => tell(`e${index}`, one))];
  return openResearcher(eventCountry(events, spans)).factCheck({ claim });
};
const stances = ({ evidence }: FactCheckResult) => [...new Set(evidence.map(({ stance }) => stance))];
const ids = ({ evidence }: FactCheckResult) => evidence.map(({ record }) => record.id);

const march: readonly Told[] = [
  { day: '2017-03-03', killed: [20, 25, 30] },
  { day: '2017-03-09', killed: [10, 10, 10] },
];

test('where no high estimate is known, that is said', async () => {
  const told: readonly Told[] = [...march, { day: '2017-03-10', killed: [null, null, null] }];
  const { explanation } = await check('At least 10 people were killed in Sarenes in March 2017.', told);
  expect(explanation).toContain('30 by the low estimates, with no high one known');
  expect(explanation).not.toContain('∞');
});

describe('a number of people', () => {
  test.each([
    ['At least 30 people were killed in Sarenes in March 2017.', 'supported'],
    ['At least 41 people were killed in Sarenes in March 2017.', 'refuted'],
    ['At least 33 people were killed in Sarenes in March 2017.', 'conflicting'],
    ['No more than 40 people were killed in Sarenes in March 2017.', 'supported'],
    ['Fewer than 30 people were killed in Sarenes in March 2017.', 'refuted'],
    ['No more than 35 people were killed in Sarenes in March 2017.', 'conflicting'],
    ['About 36 people were killed in Sarenes in March 2017.', 'supported'],
    ['35 people were killed in Sarenes in March 2017.', 'supported'],
    ['34 people were killed in Sarenes in March 2017.', 'conflicting'],
    ['52 people were killed in Sarenes in March 2017.', 'refuted'],
    ['Between 30 and 40 people were killed in Sarenes in March 2017.', 'supported'],
    ['Dozens of people were killed in Sarenes in March 2017.', 'supported'],
    ['Hundreds of people were killed in Sarenes in March 2017.', 'refuted'],
    ['Nobody was killed in Sarenes in March 2017.', 'refuted'],
    ['People were killed in Sarenes in March 2017.', 'supported'],
  ])('%s %s', async (claim, verdict) => {
    expect((await check(claim, march)).verdict).toBe(verdict);
  });
});

test('a number that is that of one attack on a day with more is not refuted by the rest', async () => {
  const day: readonly Told[] = [
    { day: '2017-03-03', killed: [88, 88, 88] },
    { day: '2017-03-03', killed: [20, 25, 30] },
  ];
  const one = await check('On 3 March 2017, 88 people were killed in Sarenes.', day);
  expect(one.verdict).toBe('insufficient_evidence');
  expect(one.explanation).toContain('One of these events alone agrees with the claim');
  expect(one.evidence[0]).toMatchObject({ record: { id: 'e0' }, stance: 'context' });
  expect((await check('On 3 March 2017, 60 people were killed in Sarenes.', day)).verdict).toBe('refuted');
  expect((await check('On 3 March 2017, exactly 88 people were killed in Sarenes.', day)).verdict).toBe(
    'refuted',
  );
  // Of a whole month a number is said of all.
  expect((await check('In March 2017, 88 people were killed in Sarenes.', day)).verdict).toBe('refuted');
});

test('a remark beside the number keeps it from being judged; a source does not', async () => {
  const verdictOf = async (claim: string) => (await check(claim, march)).verdict;
  expect(await verdictOf('At least 30 people were killed in Sarenes in March 2017, the UN says.')).toBe(
    'supported',
  );
  const remarked = await check(
    'At least 30 people were killed in Sarenes in March 2017, and the market burned down.',
    march,
  );
  expect(remarked).toMatchObject({ verdict: 'insufficient_evidence', confidence: 'low' });
  expect(remarked.explanation).toContain('Not checked: and the market burned down.');
  expect(remarked.explanation).toContain('people killed in them: 35');
  expect(await verdictOf('Averted in time: at least 41 people killed in Sarenes in March 2017.')).toBe(
    'insufficient_evidence',
  );
});

test('what its year was besides is told, and changes nothing', async () => {
  const besides = await check(
    'At least 30 people were killed in Sarenes in March 2017, the first year of the war.',
    march,
  );
  expect(besides.verdict).toBe('supported');
  expect(besides.explanation).toContain('Not checked: the first year of the war.');
  const remarked = await check(
    'At least 30 people were killed in Sarenes in March 2017, the bloodiest month of the war.',
    march,
  );
  expect(remarked.verdict).toBe('insufficient_evidence');
  expect(remarked.explanation).toContain('Not checked: the bloodiest month of the war.');
});

test('of words for a part it is judged what holds of any part', async () => {
  const verdictOf = async (claim: string) => (await check(claim, march)).verdict;
  expect(await verdictOf('At least 30 people were shot dead in Sarenes in March 2017.')).toBe(
    'insufficient_evidence',
  );
  expect(await verdictOf('At least 41 people were shot dead in Sarenes in March 2017.')).toBe('refuted');
  expect(await verdictOf('At most 60 people were shot dead in Sarenes in March 2017.')).toBe('supported');
  const none = await check('Nobody was shot dead in Sarenes in March 2017.', march);
  expect(none).toMatchObject({ verdict: 'insufficient_evidence' });
  expect(none.explanation).toContain('so all that they may be part of was counted: shot dead.');
});

test('a foreign government may have done more than is booked under its name', async () => {
  const told = ['Government of Turkey', 'Front'].map(
    (name, index): Told => ({
      day: `2017-03-0${index + 3}`,
      type: 'violence_against_civilians',
      killed: [20, 20, 20],
      actors: [
        { name, role: 'perpetrator' },
        { name: 'Civilians', role: 'target' },
      ],
    }),
  );
  const verdictOf = async (claim: string) => (await check(claim, told)).verdict;
  expect(await verdictOf('Turkey killed at least 15 people in Sarenes in March 2017.')).toBe('supported');
  expect(await verdictOf('Turkey killed nobody in Sarenes in March 2017.')).toBe('refuted');
  const more = await check('Turkey killed at least 25 people in Sarenes in March 2017.', told);
  expect(more.verdict).toBe('insufficient_evidence');
  expect(more.explanation).toContain('Sources may tell this under other names');
  expect(await verdictOf('Turkey killed nobody in Sarenes in April 2017.')).toBe('insufficient_evidence');
});

test('of two who never met by their names nothing is known', async () => {
  const told = ['Front', 'League'].map(
    (name, index): Told => ({
      day: `2017-03-0${index + 3}`,
      actors: [
        { name: 'Army', role: 'side_a' },
        { name, role: 'side_b' },
      ],
    }),
  );
  const none = await check(
    'There were no battles between the Front and the League in Sarenes in March 2017.',
    told,
  );
  expect(none.verdict).toBe('insufficient_evidence');
  expect(none.explanation).toContain('under other names');
});

test('what is told since a time is not refuted by what came later', async () => {
  const none = await check('Nobody has been killed in Sarenes since March 2017.', march);
  expect(none.verdict).toBe('insufficient_evidence');
  expect(none.explanation).toContain('the claim may have been made before some of them');
});

test('a toll may be of all that had happened so far', async () => {
  const reached = await check('The death toll in Sarenes reached 400 in March 2017.', march);
  expect(reached.verdict).toBe('insufficient_evidence');
  expect(reached.explanation).toContain('all that had happened up to then');
  expect((await check('The death toll in Sarenes reached 33 in March 2017.', march)).verdict).toBe(
    'supported',
  );
  expect((await check('Deaths in March 2017 in Sarenes reached 400.', march)).verdict).toBe('refuted');
});

test('two statements hold only where both do, and each is written out', async () => {
  const both = await check(
    'At least 30 people were killed in Sarenes in March 2017 and nobody was killed in Tarmonde in March 2017.',
    march,
  );
  expect(FactCheckResultSchema.parse(both)).toEqual(both);
  expect(both.verdict).toBe('supported');
  expect(both.computations.map(({ counted }) => counted.events)).toEqual([2, 0]);
  expect(both.explanation).toMatch(
    /^The claim makes two statements, and holds only where both do\. .* at least 30; Sarenes .* none; Tarmonde /,
  );
  const one = await check(
    'At least 30 people were killed in Sarenes in March 2017 and more than 5 in Tarmonde.',
    march,
  );
  expect(one.verdict).toBe('refuted');
  // What agrees is no evidence of a claim that is wrong.
  expect(stances(one)).toEqual(['refutes']);
});

test('an event in which nobody was counted speaks for no number of dead and against none', async () => {
  const result = await check('Nobody was killed in Sarenes in March 2017.', [
    { day: '2017-03-03', killed: [2, 2, 2] },
    { day: '2017-03-09', killed: [0, 0, 0] },
  ]);
  expect(result.verdict).toBe('refuted');
  expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
    ['e0', 'refutes'],
    ['e1', 'context'],
  ]);
  const none = await check('Nobody was killed in Sarenes in April 2017.', [
    { day: '2017-04-09', killed: [0, 0, 0] },
  ]);
  expect(stances(none)).toEqual(['supports']);
});

describe('the answer', () => {
  test('writes the computation out, with evidence that anyone can check and the events named', async () => {
    const result = await check('At least 30 people were killed in Sarenes in March 2017.', march);
    expect(FactCheckResultSchema.parse(result)).toEqual(result);
    expect(result.explanation).toBe(
      'Checked against the events held, read as: people killed; at least 30; Sarenes (Sotavia); from March 1, 2017 to March 31, 2017. ' +
        'Events counted: 2; people killed in them: 35 by the best estimates, 30 by the low and 40 by the high ones. ' +
        'By these records the number lies between 30 and 40. ' +
        'Sources that call themselves complete for this place, time and kind: Register of Sotavia, Sotavia, 2017. ' +
        'This agrees with the claim.',
    );
    expect(stances(result)).toEqual(['supports']);
    expect(ids(result)).toEqual(['e0', 'e1']);
    for (const evidence of result.evidence) {
      verifyOffline(evidence);
      const told = tell('e0', march[0] ?? { day: '' });
      if (evidence.record.id === 'e0')
        expect(valueAt(told, evidence.record.field)).toBe(evidence.excerpt.text);
    }
    expect(result.used_records).toEqual([
      { kind: 'event', id: 'e0', version: 1 },
      { kind: 'event', id: 'e1', version: 1 },
    ]);
    expect(result.computations).toEqual([
      {
        measure: 'killed',
        scope: {
          country: 'XD',
          provinces: ['sarenes'],
          from: '2017-03-01',
          to: '2017-03-31',
          kind: 'any',
          actors: [],
          actor_names: [],
          role: 'involved',
        },
        counted: { events: 2, low: 30, best: 35, high: 40 },
        possible: { events: 0, low: 0, best: 0, high: 0 },
        groups: [],
        covered: 'whole',
        names_all_events: true,
      },
    ]);
    expect(result.confidence).toBe('high');
    expect(result.method.name).toBe('event-computation');
  });

  test('is the same in every locale but for its words', async () => {
    const researcher = openResearcher(
      eventCountry([...watched, ...march.map((one, index) => tell(`e${index}`, one))]),
    );
    const claim = 'Al menos 33 personas murieron en Sarenes en marzo de 2017.';
    const english = await researcher.factCheck({ claim, locale: 'en' });
    expect(english.verdict).toBe('conflicting');
    const worded = { id: '', locale: '', verdict_label: '', explanation: '' };
    const explanations = new Set<string>();
    for (const locale of SUPPORTED_LOCALES) {
      const other = await researcher.factCheck({ claim, locale });
      expect({ ...other, ...worded }).toEqual({ ...english, ...worded });
      explanations.add(other.explanation);
    }
    expect(explanations.size).toBe(SUPPORTED_LOCALES.length);
  });

  test('of conflicting estimates shows the events that they come from, once for each side', async () => {
    const result = await check('At least 33 people were killed in Sarenes in March 2017.', march);
    expect(result.evidence.map(({ record, stance }) => [record.id, stance])).toEqual([
      ['e0', 'supports'],
      ['e0', 'refutes'],
    ]);
  });

  test('rests on the heaviest events when there are many, names all, and says so when they are too many', async () => {
    const many: Told[] = Array.from({ length: 1100 }, (_, index) => ({
      day: '2017-03-05',
      killed: [index === 700 ? 50 : 1, index === 700 ? 50 : 1, index === 700 ? 50 : 1],
    }));
    const result = await check('At least 100 people were killed in Sarenes in March 2017.', many);
    expect(result.verdict).toBe('supported');
    expect(result.evidence.length).toBe(EVIDENCE_LIMIT);
    expect(ids(result)).toContain('e700');
    expect(result.used_records.length).toBe(1000);
    expect(result.computations[0]).toMatchObject({ counted: { events: 1100 }, names_all_events: false });
  });
});

describe('that nothing happened', () => {
  const claim = 'There were no battles in Tarmonde in March 2017.';

  test('is supported by the events before and after', async () => {
    const result = await check(claim, [{ day: '2017-05-01', province: TARMONDE }]);
    expect(result).toMatchObject({ verdict: 'supported', confidence: 'high' });
    expect(ids(result)).toEqual(['before-tarmonde', 'e0']);
    expect(stances(result)).toEqual(['supports']);
  });

  test('is refuted by one event', async () => {
    const result = await check(claim, [{ day: '2017-03-31', province: TARMONDE }]);
    expect(result.verdict).toBe('refuted');
    expect(ids(result)).toEqual(['e0']);
    expect(stances(result)).toEqual(['refutes']);
  });

  test.each<[string, readonly Told[], readonly CoveredSpan[]]>([
    ['an event without a province may have been there', [{ day: '2017-03-09', province: null }], [COVERED]],
    [
      'an event may have been in that month',
      [{ day: '2017-02-20', until: '2017-03-02', province: TARMONDE }],
      [COVERED],
    ],
    [
      'a disputed event was there',
      [{ day: '2017-03-09', province: TARMONDE, status: 'disputed' }],
      [COVERED],
    ],
    ['no import covers that time', [], [{ ...COVERED, to: '2017-02-28' }]],
    ['imports cover a part of it', [], [{ ...COVERED, to: '2017-03-30' }]],
    ['no import tells of battles', [], [{ ...COVERED, types: ['protest'] }]],
    ['nothing is covered', [], []],
  ])('is not said when %s', async (_, told, spans) => {
    const result = await check(claim, told, spans);
    expect(result).toMatchObject({ verdict: 'insufficient_evidence', confidence: 'low' });
    expect(stances(result).filter((stance) => stance !== 'context')).toEqual([]);
  });

  test('is not said of a place where no event was ever recorded', async () => {
    const events = [
      tell('here', { day: '2017-06-01' }),
      tell('there', { day: '2017-03-05', province: TARMONDE, status: 'disputed' }),
    ];
    const researcher = openResearcher(eventCountry(events));
    const result = await researcher.factCheck({ claim });
    expect(result.verdict).toBe('insufficient_evidence');
  });

  test('is not said of a kind that no source tells of', async () => {
    const result = await check('There were no protests in Tarmonde in March 2017.');
    expect(result.verdict).toBe('insufficient_evidence');
  });

  test('is not said of days whose records are still held back', async () => {
    const clock = new TestClock();
    const today = clock.now().toISOString().slice(0, 10);
    const span = { ...COVERED, from: '2026-01-01', to: today };
    const options = { clock: clock.now, defaultLocale: 'en' };
    const corpus = eventCountry(watched, [span]);
    const recent = 'There were no battles in Tarmonde on 13 March 2026.';
    const open = await createResearcher({ corpus, ...options }).factCheck({ claim: recent });
    expect(open.verdict).toBe('supported');
    const held = createResearcher({ corpus, ...options, publicationDelayHours: () => 72 });
    const result = await held.factCheck({ claim: recent });
    expect(result.verdict).toBe('insufficient_evidence');
    expect(result.explanation).toContain('held back to protect people do not count');
    const older = await held.factCheck({ claim: 'There were no battles in Tarmonde on 9 March 2026.' });
    expect(older.verdict).toBe('supported');
  });
});

describe('what is known at least needs no complete import', () => {
  test('a part is enough to support it', async () => {
    const result = await check('At least 30 people were killed in Sarenes since March 2017.', march);
    expect(result).toMatchObject({ verdict: 'supported', computations: [{ covered: 'part' }] });
    expect(result.explanation).toContain('there may have been more');
  });

  test('and not to refute it', async () => {
    const result = await check('At least 300 people were killed in Sarenes since March 2017.', march);
    expect(result.verdict).toBe('insufficient_evidence');
  });

  test('but none at all says nothing', async () => {
    const result = await check('At least 30 people were killed in Sarenes in March 2017.', march, []);
    expect(result.verdict).toBe('insufficient_evidence');
    expect(result.explanation).toContain('No import is complete');
  });
});

describe('one event', () => {
  test.each([
    ['A battle killed at least 20 people in Sarenes in March 2017.', 'supported', ['e0']],
    ['A battle killed at least 60 people in Sarenes in March 2017.', 'refuted', ['e0', 'e1']],
    ['A battle killed at least 35 people in Sarenes in March 2017.', 'insufficient_evidence', ['e0', 'e1']],
  ])('%s %s', async (claim, verdict, shown) => {
    const result = await check(claim, march);
    expect(result.verdict).toBe(verdict);
    expect(ids(result)).toEqual(shown);
  });
});

test('a claim that could be counted but for a word is told which', async () => {
  const result = await check('At least 30 houses were killed in Sarenes in 2017.', march);
  expect(result).toMatchObject({ verdict: 'insufficient_evidence', computations: [] });
  expect(result.explanation).toContain('houses');
});

describe('what is on record for the place and days of a claim that cannot be read', () => {
  test.each([
    'It was after the parade of 3 March 2017 that bombs went off in Sarenes, and 20 souls were taken from us.',
    'Sarenes, 3 March 2017: gunmen stormed the old mill killing a baker and his brother',
    'El 3 de marzo de 2017 unos encapuchados mataron a un panadero en Sarenes.',
    'Le 3 mars 2017 à Sarenes, des inconnus ont tué un boulanger et son frère.',
    '3 марта 2017 года в Sarenes неизвестные убили пекаря и его брата.',
  ])('%s', async (text) => {
    const result = await check(text, march);
    expect(result.verdict).toBe('insufficient_evidence');
    expect(result.explanation).toContain('(Sarenes (Sotavia); on March 3, 2017)');
    expect(result.explanation).toContain('people killed in them: 25 by the best estimates');
    expect([ids(result), stances(result)]).toEqual([['e0'], ['context']]);
    expect(result.computations).toMatchObject([{ measure: 'killed', counted: { events: 1, best: 25 } }]);
    expect(result.used_records).toEqual([{ kind: 'event', id: 'e0', version: 1 }]);
    for (const evidence of result.evidence) verifyOffline(evidence);
  });

  test('is told in the language that is asked for', async () => {
    const { explanation } = await openResearcher(eventCountry([...watched], [COVERED])).factCheck({
      claim: 'Gunmen stormed the old mill in Sarenes on 3 March 2017 killing a baker and his brother',
      locale: 'fr',
    });
    expect(explanation).toContain('Voici ce qui est enregistré pour le lieu et la période');
    expect(explanation).toContain('Aucun événement n’a été compté.');
  });

  test.each([
    ['no day', 'Gunmen stormed the old mill in Sarenes killing a baker and his brother.'],
    ['more than a month', 'In 2017 gunmen stormed the old mill in Sarenes killing a baker and his brother.'],
    ['two days', 'Gunmen killed a baker in Sarenes on 3 March 2017, and his brother on 9 May 2017.'],
    [
      'two places',
      'On 3 March 2017 gunmen left Tarmonde, and in Sarenes they killed a baker and his brother.',
    ],
    ['no violence', 'On 3 March 2017 the mayor of Sarenes opened the old mill to visitors.'],
  ])('not with %s', async (_, text) => {
    const { computations, evidence } = await check(text, march);
    expect([computations, evidence]).toEqual([[], []]);
  });

  test('not where nothing is known of them', async () => {
    const { computations, explanation } = await check(
      'Gunmen stormed the old mill in Sarenes on 3 March 2012 killing a baker and his brother.',
      march,
    );
    expect(computations).toEqual([]);
    expect(explanation).not.toContain('on record for the place');
  });
});

test('of what no record tells it is judged what would be wrong of any', async () => {
  const verdictOf = async (claim: string) => (await check(claim, march)).verdict;
  expect(await verdictOf('At least 30 children were killed in Sarenes in March 2017.')).toBe(
    'insufficient_evidence',
  );
  expect(await verdictOf('At least 41 children were killed in Sarenes in March 2017.')).toBe('refuted');
  expect(await verdictOf('At least 41 people were killed in Vell, Sarenes, in March 2017.')).toBe('refuted');
});

test('a claim with a second part that no record tells is wrong where its first is, and is never confirmed', async () => {
  const right = await check('35 people were killed and 12 wounded in Sarenes in March 2017.', march);
  expect(right).toMatchObject({
    verdict: 'insufficient_evidence',
    computations: [{ counted: { best: 35 } }],
  });
  expect(right.explanation).toContain('This agrees with the claim.');
  expect(right.explanation).toContain('Not checked, since no record tells it: 12 wounded.');
  const wrong = await check('52 people were killed and 12 wounded in Sarenes in March 2017.', march);
  expect(wrong.verdict).toBe('refuted');
  const both = await check('At least 33 people were killed and 12 wounded in Sarenes in March 2017.', march);
  expect(both.verdict).toBe('conflicting');
});

test('two sources of the same battle are not added up', async () => {
  const told: Told[] = [
    { day: '2017-03-03', killed: [20, 20, 20] },
    { day: '2017-03-03', killed: [15, 15, 15], scheme: 'other' },
  ];
  expect((await check('At least 21 people were killed in Sarenes in March 2017.', told)).verdict).toBe(
    'insufficient_evidence',
  );
  expect((await check('At least 20 people were killed in Sarenes in March 2017.', told)).verdict).toBe(
    'supported',
  );
  expect((await check('At least 36 people were killed in Sarenes in March 2017.', told)).verdict).toBe(
    'refuted',
  );
});

describe('beside reviewed claims', () => {
  const claim = 'At least 30 people were killed in Sarenes in March 2017.';
  const withReview = async (verdict: string, told: readonly Told[] = march) => {
    const corpus: MemoryCorpus = eventCountry([
      ...watched,
      ...told.map((one, index) => tell(`e${index}`, one)),
    ]);
    corpus.claim(
      makeClaim({
        id: 'reviewed',
        text: claim,
        province: SARENES,
        review: makeReview({ verdict, explanation: 'Counted by hand.' }),
      }),
    );
    return openResearcher(corpus).factCheck({ claim });
  };

  test('both say it', async () => {
    const result = await withReview('supported');
    expect(result.verdict).toBe('supported');
    expect(stances(result)).toEqual(['supports']);
    expect(ids(result)).toEqual(['reviewed', 'e0', 'e1']);
    expect(result.evidence.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3']);
  });

  test('they contradict one another', async () => {
    const result = await withReview('refuted');
    expect(result.verdict).toBe('conflicting');
    expect(new Set(stances(result))).toEqual(new Set(['supports', 'refutes']));
  });

  test('the review alone says it where the events do not', async () => {
    const result = await withReview('supported', []);
    // No event in March: the events refute what the review supports.
    expect(result.verdict).toBe('conflicting');
    const silent = await withReview('supported', [
      { day: '2017-03-09', province: null, killed: [50, 50, 50] },
    ]);
    expect(silent.verdict).toBe('supported');
    expect(ids(silent)).toEqual(['reviewed']);
  });

  test('context that is missing is still missing', async () => {
    const result = await withReview('missing_context');
    expect(result.verdict).toBe('missing_context');
    expect(stances(result)).toEqual(['context']);
  });
});

test('an import that covers the time is known once its records are', async () => {
  const clock = new TestClock();
  const corpus = eventCountry(watched, []);
  const researcher = openResearcher(corpus, clock);
  const claim = 'There were no battles in Tarmonde in March 2017.';
  expect((await researcher.factCheck({ claim })).verdict).toBe('insufficient_evidence');
  corpus.covers(COVERED);
  clock.advance(600);
  expect((await researcher.factCheck({ claim })).verdict).toBe('supported');
});
