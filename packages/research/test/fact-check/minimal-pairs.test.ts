import { describe, expect, test } from 'vitest';
import { MemoryCorpus } from '../support/memory-corpus.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeClaim, makeEvent, makeReview, province } from '../support/records.js';

// Each stored claim is reviewed; each variant changes one thing, after which the review says nothing about it.
const pairs: readonly (readonly [lang: string, stored: string, variants: readonly string[]])[] = [
  [
    'en',
    'At least 40 people were killed when the dam in Sarenes burst in March 2017.',
    [
      'At least 45 people were killed when the dam in Sarenes burst in March 2017.',
      'At least 40 people were killed when the dam in Sarenes burst in March 2018.',
      'At least 40 people were killed when the dam in Sarenes burst in April 2017.',
      'At least 40 people were killed when the dam in Tarmonde burst in March 2017.',
      'At least 40 people were not killed when the dam in Sarenes burst in March 2017.',
      'Nobody was killed when the dam in Sarenes burst in March 2017.',
      'At least 40 people were rescued when the dam in Sarenes burst in March 2017.',
      'At least 40 people were killed when the bridge in Sarenes burst in March 2017.',
    ],
  ],
  [
    'en',
    'Minister Ada Brook ordered the police to arrest striking dock workers.',
    [
      'Minister Iris Calder ordered the police to arrest striking dock workers.',
      'Minister Ada Brook ordered the police to release striking dock workers.',
      'Minister Ada Brook ordered the army to arrest striking dock workers.',
      'Minister Ada Brook never ordered the police to arrest striking dock workers.',
      'Striking dock workers ordered the police to arrest Minister Ada Brook.',
    ],
  ],
  [
    'es',
    'El gobierno de Portugal evacuó a 300 vecinos en marzo de 2021.',
    [
      'El gobierno de Portugal no evacuó a 300 vecinos en marzo de 2021.',
      'El gobierno de España evacuó a 300 vecinos en marzo de 2021.',
      'El gobierno de Portugal evacuó a 400 vecinos en marzo de 2021.',
      'El gobierno de Portugal evacuó a 300 vecinos en abril de 2021.',
      'El gobierno de Portugal evacuó a 300 vecinos en marzo de 2022.',
      'El gobierno de Portugal detuvo a 300 vecinos en marzo de 2021.',
    ],
  ],
  [
    'ru',
    'В марте 2021 года власти эвакуировали триста жителей деревни.',
    [
      'В марте 2021 года власти не эвакуировали триста жителей деревни.',
      'В апреле 2021 года власти эвакуировали триста жителей деревни.',
      'В марте 2022 года власти эвакуировали триста жителей деревни.',
      'В марте 2021 года власти эвакуировали двести жителей деревни.',
      'В марте 2021 года власти арестовали триста жителей деревни.',
    ],
  ],
  [
    'ar',
    'أجلت الحكومة 300 شخص من القرية في مارس 2021.',
    [
      'لم تجل الحكومة 300 شخص من القرية في مارس 2021.',
      'أجلت الحكومة 400 شخص من القرية في مارس 2021.',
      'أجلت الحكومة 300 شخص من القرية في أبريل 2021.',
      'أجلت الحكومة 300 شخص من القرية في مارس 2022.',
    ],
  ],
];

describe.each(pairs)('%s: %s', (lang, stored, variants) => {
  const corpus = new MemoryCorpus()
    .event(makeEvent({ id: 'e1', province: province('Sarenes') }))
    .event(makeEvent({ id: 'e2', province: province('Tarmonde') }))
    .claim(makeClaim({ id: 'stored', lang, text: stored, review: makeReview({ verdict: 'supported' }) }));
  const researcher = openResearcher(corpus);

  test('is inherited by the same claim', async () => {
    expect((await researcher.factCheck({ claim: stored })).verdict).toBe('supported');
  });

  test.each(variants)('is not inherited by: %s', async (variant) => {
    const { verdict, matched_claims } = await researcher.factCheck({ claim: variant });
    expect(verdict).toBe('insufficient_evidence');
    expect(matched_claims[0]?.id).toBe('stored');
  });
});
