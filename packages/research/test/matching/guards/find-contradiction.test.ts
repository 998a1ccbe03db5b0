import { expect, test } from 'vitest';
import { findContradiction } from '../../../src/matching/guards/find-contradiction.js';
import { compare } from '../../support/compare.js';

const stored = 'Minister Ada Brook ordered the police to arrest 40 dock workers in Sarenes.';

test.each([
  [
    'So it was minister Ada Brook who had the police arrest those dock workers, unbelievable! Read the thread.',
    null,
  ],
  [
    'Unbelievable, folks. Minister Ada Brook ordered the police to arrest 40 dock workers in Sarenes. My cousin Iris saw it.',
    null,
  ],
  [
    'Folks! Minister Iris Calder ordered police to go out and arrest the poor dock workers, did you hear that?',
    'name',
  ],
  [
    'Did anyone hear? They say the police were told to arrest 400 dock workers by their own minister',
    'number',
  ],
  [
    'Did anyone hear? The minister never ordered the police to arrest dock workers, people, it is all made up',
    'negation',
  ],
  ['Minister Ada Brook ordered the police to arrest 40 farm workers in Sarenes.', 'wording'],
  ['Minister Ada Brook ordered the police to arrest 40 dock workers in Tarmonde.', 'place'],
  ['Minister Brook ordered the police to arrest 40 dock workers in Sarenes.', null],
  [
    'Outrageous, my neighbour says that protesters of the docks were, on the word of the minister, put in jail!',
    null,
  ],
  // Told otherwise in several places: no word stands for another.
  [
    'Our own minister Ada Brook gave orders to have the police lock up 40 people who work at the Sarenes docks',
    null,
  ],
])('%s', (submitted, expected) => {
  expect(findContradiction(compare(submitted, stored))).toBe(expected);
});

test.each([
  [
    'wording',
    'en',
    'He was fined 40 crowns in Sarenes by his own team.',
    'He was fined 40 crowns in Sarenes by the league.',
  ],
  [
    'negation',
    'pl',
    'Ada Brook obiecała nie podnosić wieku kobiet.',
    'Ada Brook obiecała podnieść wiek kobiet.',
  ],
  [null, 'pl', 'Ada Brook obiecała podnieść wiek kobiet!', 'Ada Brook obiecała podnieść wiek kobiet.'],
])('%s in %s: %s', (expected, lang, submitted, told) =>
  expect(findContradiction(compare(submitted, told, { lang }))).toBe(expected),
);
