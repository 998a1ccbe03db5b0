import { describe, expect, test } from 'vitest';
import { haveOtherNames } from '../../../src/matching/guards/other-names.js';
import { compare } from '../../support/compare.js';

const differs = (submitted: string, stored: string) => haveOtherNames(compare(submitted, stored));

describe('another name in the message than those of the claim', () => {
  test.each([
    ['They say Iris Calder sold the old lighthouse.', 'Yesterday Ada Brook sold the old lighthouse.'],
    ['They say Iris Calder sold the old lighthouse.', 'Ada Brook sold the old lighthouse.'],
    [
      'They say the SAF bombed that hospital, patients died.',
      'Yesterday the RSF shelled a hospital and killed patients.',
    ],
    ['Turns out the FBI paid for that coup in secret.', 'Last spring the CIA secretly funded the coup.'],
  ])('%s / %s', (submitted, stored) => expect(differs(submitted, stored)).toBe(true));
});

test('a small word is no initials', () =>
  expect(
    differs('They say Lorenzi is selling the lighthouse.', 'Yesterday Ivan Sokol sold the lighthouse.'),
  ).toBe(true));

describe('is none where', () => {
  test.each([
    [
      'the claim names a month',
      'They say Brook sold the lighthouse.',
      'In June somebody sold the lighthouse.',
    ],
    [
      'the claim names a country',
      'America has the Cleanest air, folks.',
      'The United States have the cleanest air.',
    ],
    [
      'the name opens the claim',
      'Brook, says Calder, sold the old lighthouse.',
      'Brook Hall sold the old lighthouse.',
    ],
    [
      'the message is a headline',
      'Mayor To Sell Lighthouse In Secret Deal',
      'The mayor of Tarmonde will sell the lighthouse.',
    ],
    [
      'the message has the initials',
      'Honestly, PG and Moe sold the old lighthouse.',
      'Last year Paul George sold the old lighthouse.',
    ],
    [
      'the message opens with a form of the name',
      'Texans sold the lighthouse, says Moe.',
      'A new law of Texas is about the lighthouse.',
    ],
    [
      'the message is loud',
      'Our mayor will sell the lighthouse BY FAR too cheap',
      'The mayor of Tarmonde will sell the lighthouse.',
    ],
  ])('%s', (_, submitted, stored) => expect(differs(submitted, stored)).toBe(false));
});
