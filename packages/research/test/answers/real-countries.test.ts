import { describe, expect, test } from 'vitest';
import { COVERED, eventCountry, tell } from '../support/event-country.js';
import { openResearcher } from '../support/open-researcher.js';

// Countries that exist, with events that do not.
const places = [
  ['RU', 'Russia', 'Government of Russia (Soviet Union)'],
  ['BF', 'Burkina Faso', 'Government of Burkina Faso'],
  ['MM', 'Myanmar', 'Government of Myanmar (Burma)'],
  ['ST', 'São Tomé and Príncipe', 'Government of Sao Tome and Principe'],
] as const;

describe.each(places)('events of %s', (country, name, government) => {
  const actors = [
    { name: government, role: 'side_a' },
    { name: 'Another party', role: 'side_b' },
  ];
  const province = { slug: 'somewhere', name: 'Somewhere', country, source_name: null };
  // The country of an event without a province stands in its title only.
  const events = ['2016-05-01', '2017-03-03', '2017-03-09', '2018-05-01'].flatMap((day) => [
    tell(`in-${day}`, { day, province, killed: [10, 10, 10], actors }),
    {
      ...tell(`near-${day}`, { day, province: null, killed: [5, 5, 5], actors }),
      title: `Battle between ${government} and Another party in ${name}`,
    },
  ]);
  const researcher = openResearcher(eventCountry(events, [{ ...COVERED, country }]));

  test('are counted for a question', async () => {
    const result = await researcher.research({ query: `How many people were killed in ${name} in 2017?` });
    expect(result.status).toBe('answered');
    expect(result.answer?.statements[0]?.text).toContain('30 people were killed');
  });

  test('decide a claim', async () => {
    const claim = (said: string) => researcher.factCheck({ claim: said });
    expect((await claim(`At least 30 people were killed in ${name} in 2017.`)).verdict).toBe('supported');
    expect((await claim(`At least 31 people were killed in ${name} in 2017.`)).verdict).toBe('refuted');
  });
});

test('a word that stands for several parties is told by all their names, to be counted again', async () => {
  const province = { slug: 'donetsk', name: 'Donetsk', country: 'UA', source_name: 'Donetsk oblast' };
  const separatists = ['DPR', 'LPR'];
  const events = separatists.map((name) =>
    tell(name, { day: '2017-03-03', province, killed: [20, 20, 20], actors: [{ name, role: 'side_a' }] }),
  );
  const researcher = openResearcher(eventCountry(events, [{ ...COVERED, country: 'UA' }]));
  const { verdict, explanation, computations } = await researcher.factCheck({
    claim: 'In Donetsk region 40 people were killed in battles with separatists in March 2017.',
  });
  expect(verdict).toBe('supported');
  expect(explanation).toContain('involving DPR / LPR');
  expect(computations[0]?.scope).toMatchObject({ actors: ['DPR'], actor_names: [separatists] });
});
