import { describe, expect, test } from 'vitest';
import { asides, readClaim } from './support/reader.js';

const CLAIM = '99 civilians were killed in Homs in October 2017';
const READ = 'civilians_killed, homs, 2017-10-01..2017-10-31, number 99';

test.each([
  ['The UN said that {}.', 'The UN said that'],
  ['The UN said {}.', 'The UN said'],
  ['{}, local monitors said on Friday.', 'local monitors said on Friday'],
  ['{}, according to the UN.', 'according to the UN'],
  ['{} according to the UN.', 'according to the UN'],
  ['According to the UN, {}.', 'According to the UN'],
  ['State TV: {}.', 'State TV'],
  ['{} — an official of the Kurdish administration said', 'an official of the Kurdish administration said'],
])('whose account it is, is told beside the statement: %s', (text, source) => {
  const claim = text.replace('{}', CLAIM);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [source], remarks: [] });
});

test.each([
  ['{}. Simply imagine such peace!', 'Simply imagine such peace'],
  ['{}, and the market burned down.', 'and the market burned down'],
  ['So this is peace: {}.', 'So this is peace'],
  ['{} as the truce quickly collapsed', 'as the truce quickly collapsed'],
  ['As the truce quickly collapsed, {}.', 'As the truce quickly collapsed'],
])('a remark has no word that counting knows: %s', (text, remark) => {
  const claim = text.replace('{}', CLAIM);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [], remarks: [remark] });
});

test('place and time may stand by themselves before the statement', () => {
  expect(readClaim('Homs. October 2017. 99 civilians were killed.')).toBe(READ);
  expect(readClaim('Homs, October 2017: 99 civilians were killed.')).toBe(READ);
});

describe('what could say more keeps it from being read', () => {
  test.each([
    // Who did it, or who says that they did.
    'Fighters of the Hawks, a local brigade, killed 300 people in Homs in 2017.',
    'The Hawks, a local brigade, carried out 30 attacks in Homs in 2017.',
    "Turkey's army said it killed 200 civilians in Homs in 2017.",
    'The militia claims to have killed 200 people in Homs in 2017.',
    'The regime said 40 rebels were killed in Homs in 2017.',
    'Our losses in Homs in 2017: 400 killed.',
    // Parts of a place, and places that are not known.
    'Homs, Palmyra: 200 people were killed in 2017.',
    'Palmyra, Homs: 200 people were killed in 2017.',
    '200 people were killed in 2017 in Homs, in the old quarter.',
    '200 people were killed in 2017 in Homs (the old quarter).',
    'Homs city: 400 killed in 2017.',
    // The place is told beside the statement.
    'Sources in Homs: 99 civilians were killed in Syria in October 2017.',
    'Hama 2016. Homs: 99 civilians were killed in October 2017.',
    'Hama. 99 civilians were killed in Homs in October 2017.',
    // Parts of the people.
    '400 people were killed in Homs in 2017, excluding fighters.',
    // Denials and doubts.
    'Ankara denies: 99 civilians were killed in Homs in October 2017.',
    'Fake news: 99 civilians were killed in Homs in October 2017.',
    'The UN did not say that 99 civilians were killed in Homs in October 2017.',
    'Nobody claims that 99 civilians were killed in Homs in October 2017.',
    'It was wrongly reported that 99 civilians were killed in Homs in October 2017.',
    'Few believe the claim that 99 civilians were killed in Homs in October 2017.',
    '99 civilians were killed in Homs in October 2017, not 200 as the ministry claims.',
    // Who says it is counted, and not who died.
    '200 people told the UN that civilians were killed in Homs in 2017.',
    'More than 300 officials claimed lives were lost in Homs in 2017.',
    'Activists died in Homs in 2017: 40.',
    'Activists killed in Homs in 2017: 40.',
    'Officials, killed in Homs in 2017: 40.',
    // Other causes.
    'Cholera: 400 dead in Homs in 2017.',
    'Homs lost 400 people to disease in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test.each([
  ['IS fighters killed at least 50 civilians in Homs in 2017.', 'by IS, at_least 50'],
  ["Assad's forces killed at least 50 civilians in Homs in 2017.", 'by Government of Syria, at_least 50'],
  ['Dozens have died in clashes of HTS with IS cells in Homs in 2017.', 'against HTS+IS, vague 12'],
  [
    'Clashes between Turkish and IS forces left over 70 dead in Homs in 2017.',
    'against Government of Turkey+IS, more_than 70',
  ],
  [
    'Turkey took part in more than 40 battles in Homs in 2017.',
    'involved Government of Turkey, more_than 40',
  ],
])('who fought, by whatever they are called: %s', (text, said) => {
  expect(readClaim(text)?.endsWith(said)).toBe(true);
});

test('a month under two names moves nothing of what is told beside the statement', () => {
  const claim = 'قُتل 40 مدنيا في حمص في أيار/مايو 2017، وفق ناشطين';
  expect(readClaim(claim)).toBe('civilians_killed, homs, 2017-05-01..2017-05-31, number 40');
  expect(asides(claim)).toEqual({ sources: ['وفق ناشطين'], remarks: [] });
});

test('"at least" may stand before the place', () => {
  expect(readClaim('قتل 20 مدنيا على الأقل في حمص في عام 2017.')).toBe(
    'civilians_killed, homs, 2017-01-01..2017-12-31, at_least 20',
  );
});

test('"at least" may end the statement, and a year may follow a place', () => {
  expect(readClaim('99 civilians were killed in Homs in October 2017 at the very least')).toBe(
    READ.replace('number', 'at_least'),
  );
  expect(readClaim('Homs 2017: incident count passes 500')).toBe(
    'events, homs, 2017-01-01..2017-12-31, more_than 500',
  );
});
