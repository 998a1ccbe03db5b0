import { describe, expect, test } from 'vitest';
import { differentDates } from '../../../src/matching/guards/different-dates.js';
import { compare } from '../../support/compare.js';

describe('another month or day is a difference', () => {
  test.each([
    ['en', 'The dam burst in March.', 'The dam burst in April.'],
    ['en', 'The dam burst in Sept 2025.', 'The dam burst in October 2025.'],
    ['en', 'The dam burst on Monday.', 'The dam burst on Tuesday.'],
    ['en', 'The dam burst in March.', 'The dam burst.'],
    ['es', 'La presa cedió en marzo.', 'La presa cedió en abril.'],
    ['fr', 'Le barrage a cédé en août.', 'Le barrage a cédé en mai.'],
    ['ru', 'Плотина обрушилась 3 марта.', 'Плотина обрушилась 3 апреля.'],
    ['uk', 'Гребля впала 3 березня.', 'Гребля впала 3 квітня.'],
    ['ar', 'انهار السد في مارس.', 'انهار السد في أبريل.'],
    ['de', 'Der Damm brach im März.', 'Der Damm brach im April.'],
  ])('%s: %s / %s', (lang, submitted, stored) => {
    expect(differentDates(compare(submitted, stored, { lang }))).toBe(true);
  });
});

describe('the same month in another form is none', () => {
  test.each([
    ['en', 'The dam burst in Mar 2025.', 'The dam burst in March 2025.'],
    ['ru', 'Это было 3 марта.', 'Это был март.'],
  ])('%s: %s / %s', (lang, submitted, stored) => {
    expect(differentDates(compare(submitted, stored, { lang }))).toBe(false);
  });
});

test('a month that the context of the stored claim gives is no difference', () => {
  expect(
    differentDates(compare('The dam burst in May.', 'The dam burst.', { context: 'Said in May.' })),
  ).toBe(false);
});
