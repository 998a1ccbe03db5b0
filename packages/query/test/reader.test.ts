import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinceNameIn } from '../src/names/place-book.js';
import { QueryReader } from '../src/query-reader.js';
import { LANGUAGES, type Language } from '../src/tables/slots.js';
import { termRows } from '../src/tables/terms.js';
import { SYRIA, TODAY } from './support/names.js';

const reader = new QueryReader(SYRIA);
const read = (text: string) => reader.readClaim(text, TODAY);
const ask = (text: string) => reader.readQuestion(text, TODAY);

describe('QueryReader', () => {
  it.each([
    ['Fewer than 900 deaths were reported in Homs in May 2017.', 'homs', 'fewer_than'],
    ['More than 40 people were killed in Reef Damascus in 2017.', 'rif-dimashq', 'more_than'],
    ['Attacks of IS killed at least 40 people in Homs in 2017.', 'homs', 'at_least'],
    ["Les attaques de l'EI ont tué au moins 40 personnes à Homs en 2017.", 'homs', 'at_least'],
    ['Влітку 2017 року в Хомсі загинуло понад 40 людей.', 'homs', 'more_than'],
  ])('reads "%s" exactly', (text, province, says) => {
    const reading = read(text);
    expect(reading.tier).toBe('exact');
    expect(reading.tier === 'none' ? null : reading.queries[0]).toMatchObject({
      provinces: [province],
      predicate: { says },
    });
  });

  it.each([
    ['170 people were killed in Homs on Sept. 17, 2016.', '2016-09-17', '2016-09-17'],
    ['170 people were killed in Homs in the first eight months of 2017.', '2017-01-01', '2017-08-31'],
    ['BEIRUT (Reuters) - 170 people were killed in Homs in 2017.', '2017-01-01', '2017-12-31'],
    ['The fighting in Homs killed 170 people in 2017.', '2017-01-01', '2017-12-31'],
    ['There were deaths in Homs in 2017.', '2017-01-01', '2017-12-31'],
    ['Nobody at all was killed in Homs in 2017.', '2017-01-01', '2017-12-31'],
  ])('reads the time and place of "%s" exactly', (text, from, to) => {
    expect(read(text)).toMatchObject({
      tier: 'exact',
      queries: [{ provinces: ['homs'], window: { from, to } }],
    });
  });

  it.each(
    readFileSync(new URL('samples/not-judged.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  )('does not judge "%s"', (text) => {
    expect(read(text).tier).not.toBe('exact');
  });

  it.each([
    [['Ansarallah'], 'exact'],
    [['Ansarallah', 'Government of Yemen (North Yemen)'], 'partial'],
  ])('reads the Houthis as a party of records with %j: %s', (names, tier) => {
    const provinces = [{ slug: 'marib', name: "Ma'rib", country: 'YE', source_name: "Ma'rib governorate" }];
    const yemen = new QueryReader({
      provinces,
      countries: ['YE'],
      parties: [names.map((name) => ({ name, role: null }))],
    });
    expect(yemen.readClaim("The Houthis killed 40 people in Ma'rib in 2023.", TODAY).tier).toBe(tier);
  });

  it('reads a change by a factor as a change in percent', () => {
    const reading = read('Le nombre de morts à Homs a été divisé par quatre entre 2017 et 2018.');
    expect(reading.tier === 'none' ? null : reading.queries[0].comparison).toMatchObject({
      says: 'fewer',
      part: ['2018'],
      than: ['2017'],
      changedBy: { percent: 75 },
    });
  });

  it('reads a range of days as a closed window', () => {
    expect(ask('Сколько людей было убито в Хомсе с 5 по 15 сентября 2017 года?')).toMatchObject({
      queries: [{ window: { from: '2017-09-05', to: '2017-09-15' } }],
    });
  });

  it('reads two statements as two queries', () => {
    const reading = read('1,000 people were killed in Homs in 2017, fewer than 400 of them civilians.');
    expect(reading.tier).toBe('exact');
    expect(
      reading.tier === 'none'
        ? []
        : reading.queries.map(({ measure, predicate }) => [measure, predicate?.says]),
    ).toEqual([
      ['killed', 'number'],
      ['civilians_killed', 'fewer_than'],
    ]);
  });

  it('reads a text with a misspelt term only partially', () => {
    expect(read('At least 40 civillians were killed in Homs in 2017.').tier).toBe('partial');
  });

  it('keeps what a misspelt term says beside its value', () => {
    expect(read('The bombng of a market in Idlib on 22 July 2019 killed more than 35.')).toMatchObject({
      tier: 'partial',
      queries: [{ isSingle: true }],
    });
  });

  it.each(['2017', '???', '💀'])(
    'says of a text without a word of its languages that it is in none: %s',
    (text) => {
      expect(ask(text)).toMatchObject({ tier: 'none', reason: 'unsupported_language', language: null });
    },
  );

  it.each([
    'At least 40 people may be killed in Homs in 2017.',
    'It is false that 40 people were killed in Homs in 2017.',
    '40 people were killed in Homs in 2017, 12 on one day.',
  ])('drops the predicate when unparsed words change only the predicate: %s', (text) => {
    expect(read(text)).toMatchObject({
      tier: 'partial',
      queries: [{ provinces: ['homs'], predicate: null }],
    });
  });

  it('reads a town as its province, only partially', () => {
    expect(read('At least 40 people were killed in Manbij in 2017.')).toMatchObject({
      tier: 'partial',
      queries: [{ provinces: ['aleppo'] }],
    });
  });

  it.each([
    ['70 children were killed in Aleppo in October 2016.', 'guarded'],
    ['Apart from Idlib, 40 people were killed in Homs in 2017.', 'guarded'],
    ['The government should have protected Homs in 2017.', 'opinion_or_forecast'],
    ['The weather in Homs was fine in 2017.', 'not_about_events'],
    ['At least 40 people were killed.', 'no_place_or_time'],
  ])('gives no reading of "%s": %s', (text, reason) => {
    expect(read(text)).toMatchObject({ tier: 'none', reason });
  });

  it.each([
    ['How many people were killed in Syria?', { asks: 'count' }],
    ['Combien de civils ont été tués à Homs ?', { asks: 'count', measure: 'civilians_killed' }],
    ['Which month was the deadliest in Syria?', { asks: 'rank', groupBy: 'month' }],
    ['What share of those killed in Homs were civilians?', { asks: 'share' }],
  ])('reads "%s" without a time as all time', (text, query) => {
    expect(ask(text)).toMatchObject({
      tier: 'exact',
      queries: [{ ...query, window: { from: null, to: null } }],
    });
  });

  it('does not read a question with unparsed words as all time', () => {
    expect(ask('How many people were killed in the glassworks of Homs?')).toMatchObject({
      tier: 'none',
      reason: 'no_place_or_time',
    });
  });

  it('asks a question without a place of the only country of the records, if every word is read', () => {
    const asked = { tier: 'exact', queries: [{ country: 'SY', provinces: [] }] };
    expect(ask('How many people were killed in May 2017?')).toMatchObject(asked);
    expect(ask('Which month was the deadliest?')).toMatchObject(asked);
    for (const text of [
      'How many people were killed in Atlantis in 2017?',
      'How many people were killed there in 2017?',
      '¿Cuántas personas murieron allí en 2017?',
      '#Mariupol: how many people were killed in March 2017?',
      'How many people were killed in Monthey in 2017?',
      'How many people were killed in that attack?',
    ])
      expect(ask(text), text).toMatchObject({ tier: 'none' });
    const ofTwo = new QueryReader({ ...SYRIA, countries: ['SY', 'LB'] });
    expect(ofTwo.readQuestion('How many people were killed in May 2017?', TODAY)).toMatchObject({
      tier: 'none',
    });
  });

  it('reads a claim without a time only partly, of all times', () => {
    expect(read('Ten people were killed in Homs.')).toMatchObject({
      tier: 'partial',
      notConsidered: [],
      queries: [{ provinces: ['homs'], window: { from: null, to: null } }],
    });
    expect(read('Ten people were killed in the glassworks of Homs.')).toMatchObject({ tier: 'none' });
    expect(read('Ten people were killed in Manbij.')).toMatchObject({ tier: 'none' });
  });

  it.each([
    'Hoeveel mensen werden er in mei 2017 in Homs gedood?',
    'In mei 2017 kwamen in Homs minstens 500 mensen om het leven.',
    'Quante persone sono state uccise a Homs nel maggio del 2017?',
    'Almeno 500 civili furono uccisi a Homs a maggio 2017.',
  ])('reads only place and year of "%s" in an unsupported language', (text) => {
    for (const reading of [read(text), ask(text)]) {
      expect(reading).toMatchObject({ tier: 'partial', language: null });
      expect(reading.tier === 'none' ? null : reading.queries[0]).toMatchObject({ provinces: ['homs'] });
    }
  });

  it.each([
    ['How many people were killed in Aleppo in 2016?', { asks: 'count', measure: 'killed' }],
    ['Which province saw the most people killed in 2017?', { asks: 'rank', groupBy: 'province' }],
    ['What was the deadliest single day in Homs in 2017?', { asks: 'rank', groupBy: 'day' }],
    ['Did deaths in Idlib fall from 2018 to 2019?', { asks: 'change', direction: 'down' }],
    ['When was the first clash in Homs in 2017?', { asks: 'first', kind: 'battle' }],
    ['People killed in Homs in 2017 by month', { asks: 'count', groupBy: 'month' }],
    ['Were more than 100 people killed in Homs in 2017?', { asks: 'holds' }],
    [
      'What share of those killed in Raqqa in 2017 were civilians?',
      { asks: 'share', measure: 'civilians_killed' },
    ],
  ])('reads the question "%s"', (text, query) => {
    const country = text.includes('province') ? 'What about Syria: ' : '';
    const reading = ask(`${text}`.replace('in 2017?', country === '' ? 'in 2017?' : 'in Syria in 2017?'));
    expect(reading).toMatchObject({ tier: 'exact', queries: [query] });
  });
});

describe('provinceNameIn', () => {
  const aleppo = { slug: 'aleppo', name: 'Aleppo', country: 'SY' };

  it('returns the name in a language, or null without one', () => {
    expect(provinceNameIn(aleppo, 'es')).toBe('Alepo');
    expect(provinceNameIn(aleppo, 'de')).toBeNull();
    expect(provinceNameIn({ slug: 'rif-dimashq', name: 'Rif Dimashq', country: 'SY' }, 'uk')).toBeNull();
  });
});

describe('QueryReader with any text', () => {
  it('does not throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(['exact', 'partial', 'none']).toContain(read(text).tier);
        expect(['exact', 'partial', 'none']).toContain(ask(text).tier);
      }),
      { numRuns: 60 },
    );
  });

  it('does not throw for any sequence of table words', () => {
    const others = [
      ...[
        'Homs',
        'Aleppo',
        'Manbij',
        'Syria',
        'IS',
        'SDF',
        '2017',
        '0000',
        '9999',
        '11',
        '31',
        '0',
        '200',
        '3.5',
      ],
      ...['0000-01-01', '2017-02-29', '9999-12-31', '2016-2018', '1/2/2017', '%', '-', ',', '.', '?', '—'],
    ];
    const wordsOf = (language: Language) => [
      ...termRows(language).flatMap(({ terms }) => terms.map((term) => term.replaceAll('*', ''))),
      ...others,
      ...others,
    ];
    const text = fc
      .constantFrom(...LANGUAGES)
      .chain((language) => fc.array(fc.constantFrom(...wordsOf(language)), { minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(text, (words) => {
        expect(['exact', 'partial', 'none']).toContain(read(words.join(' ')).tier);
        expect(['exact', 'partial', 'none']).toContain(ask(words.join(' ')).tier);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'deadliest month until 9999-12-31',
    'deadliest month after 9999-12-31',
    'deadliest year since 9999',
  ])('ends with the question "%s"', (question) => {
    expect(['exact', 'partial', 'none']).toContain(ask(`Which was the ${question} in Homs?`).tier);
  });

  it('reads the same query with an attribution clause', () => {
    const sources = ['according to the UN', 'a war monitor said', 'the minister said on Friday'];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), fc.constantFrom(...sources), (number, source) => {
        const claim = `At least ${number} people were killed in Homs in May 2017`;
        const [plain, attributed] = [read(`${claim}.`), read(`${claim}, ${source}.`)];
        expect(attributed.tier).toBe('exact');
        expect(plain.tier === 'none' ? null : plain.queries).toEqual(
          attributed.tier === 'none' ? null : attributed.queries,
        );
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['forty-two', 42],
    ['two hundred and fifty', 250],
    ['three thousand five hundred', 3500],
    ['half a million', 500_000],
  ])('reads "%s" as %d', (words, digits) => {
    const claim = (number: string) => read(`At least ${number} people were killed in Homs in 2017.`);
    expect(claim(words)).toMatchObject({ tier: 'exact' });
    expect(claim(words)).toEqual(claim(String(digits)));
  });

  it.each([
    ['numbers', '7 '],
    ['brackets', '(['],
    ['marks', 'e\u0301\u0301\u0301'],
    ['connectives', 'and '],
    ['months', 'May 2017 and '],
  ])('reads 2,000 characters of %s within 3 seconds', (_, piece) => {
    const text = `At least 40 people were killed in Homs ${piece.repeat(2000)}`.slice(0, 2000);
    const started = performance.now();
    read(text);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
