import { expect, test } from 'vitest';
import { asides, readClaim } from './support/reader.js';

// What posts, tickers, transcripts and briefings add to a statement or write in their own way.

const CLAIM = 'More than 99 people were killed in Homs in October 2017';
const READ = 'killed, homs, 2017-10-01..2017-10-31, more_than 99';

test.each([
  'BEIRUT (Reuters) - {}.',
  'BEIRUT, Lebanon (AP) — {}.',
  '{}.[14][15]',
  '{}.[citation needed]',
  '{} (see section 4.2).',
  '{}. (Photo: AFP/Getty)',
  '*Forwarded many times* ‼️ {} ‼️',
  'Fwd: {}',
  'FILE - {}.',
  '[00:14:32] {}.',
  '3/ {}',
  '¶ 27. {}.',
  '+++ {} +++',
  'Wake up people!! {}',
  '{}. Never forget. #Syria',
  '{}. True or false?',
  'Hi, is it true that {}? thx',
])('what a statement is sent with says nothing: %s', (text) => {
  const claim = text.replace('{}', CLAIM);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [], remarks: [] });
});

test.each([
  ['{}, the ambassador told reporters in New York.', 'the ambassador told reporters in New York'],
  ['{}, the envoy said in an interview.', 'the envoy said in an interview'],
  ['The spokesperson noted with alarm that {}.', 'The spokesperson noted with alarm that'],
  ['{}, a monitoring tally showed on Tuesday.', 'a monitoring tally showed on Tuesday'],
  ['Is the Minister aware that {}?', 'Is the Minister aware that'],
])('who tells whom, where and how: %s', (text, source) => {
  const claim = text.replace('{}', CLAIM);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [source], remarks: [] });
});

test.each([
  ['{}. And where was the Security Council?', 'And where was the Security Council'],
  ['{}, so why did you leave?', 'so why did you leave'],
  [
    '{}, and no amount of diplomatic language will undo it.',
    'and no amount of diplomatic language will undo it',
  ],
])('questions and denials that concern nothing counted are remarks: %s', (text, remark) => {
  const claim = text.replace('{}', CLAIM);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [], remarks: [remark] });
});

test('a place may be told by what begins with it', () => {
  const claim = 'Homs is burning: more than 99 people killed in October 2017!';
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim).remarks).toEqual(['is burning']);
  expect(readClaim('Homs is burning: more than 99 people killed in Hama in October 2017!')).toBeNull();
});

test.each([
  ['over the first half of 2018', '2018-01-01..2018-06-30'],
  ['in the first eight months of 2018', '2018-01-01..2018-08-31'],
  ['in the last two months of 2018', '2018-11-01..2018-12-31'],
  ['in the years 2016 and 2017', '2016-01-01..2017-12-31'],
  ['between 2016 and 2018', '2016-01-01..2018-12-31'],
  ['from 1–9 August 2018', '2018-08-01..2018-08-09'],
  ['in 08.2018', '2018-08-01..2018-08-31'],
  ['in 08/2018', '2018-08-01..2018-08-31'],
  ['in 2018-08', '2018-08-01..2018-08-31'],
])('times as reports write them: %s', (time, window) => {
  expect(readClaim(`More than 99 people were killed in Homs ${time}.`)).toBe(
    `killed, homs, ${window}, more_than 99`,
  );
});

test.each([
  ['between ten and twenty thousand', 'between 10000 20000'],
  ['between 2 and 3 thousand', 'between 2000 3000'],
  ['two to three hundred', 'between 200 300'],
  ['between 200 and 2 thousand', 'between 200 2000'],
  ['30 000', 'number 30000'],
  ['not fewer than fifty (50)', 'at_least 50'],
  ['not even 500', 'fewer_than 500'],
])('numbers as people say them: %s', (number, said) => {
  expect(readClaim(`In 2018, ${number} people were killed in Homs.`)).toBe(
    `killed, homs, 2018-01-01..2018-12-31, ${said}`,
  );
});

test('a day beside a number of three digits is no part of it', () => {
  expect(readClaim('On April 3 200 people were killed in Homs')).toBeNull();
  expect(readClaim('In Homs on 3 April 2017 200 people were killed')).toBe(
    'killed, homs, 2017-04-03, number 200',
  );
});

test('what exceeds a number stands before it', () => {
  expect(readClaim('Homs had 100 conflict events in 2018, tops.')).toBeNull();
  expect(readClaim('Conflict events in Homs in 2018 topped 100.')).toBe(
    'events, homs, 2018-01-01..2018-12-31, more_than 100',
  );
});

test.each([
  [
    'At least 900 people were killed in Idlib in March 2018 and fewer than 150 in September of that year.',
    'killed, idlib, 2018-03-01..2018-03-31, at_least 900\nkilled, idlib, 2018-09-01..2018-09-30, fewer_than 150',
  ],
])('a month has its year from the other statement: %s', (text, read) => {
  expect(readClaim(text)).toBe(read);
});

test.each([
  ['The Syrian war killed at least 500 people in 2017.', 'killed, SY, 2017-01-01..2017-12-31, at_least 500'],
  [
    'Turkish airstrikes killed more than 300 people in Syria in 2017.',
    'killed, explosion_remote_violence, SY, 2017-01-01..2017-12-31, by Government of Turkey, more_than 300',
  ],
  [
    'The war between IS and the SDF killed at least 500 people in Syria in 2017.',
    'killed, battle, SY, 2017-01-01..2017-12-31, against IS+SDF, at_least 500',
  ],
])('where it was and who did it, by adjectives: %s', (text, read) => {
  expect(readClaim(text)).toBe(read);
});

test.each([
  // They are no party that is known.
  'Turkish-backed forces killed 300 civilians in Aleppo in 2017 according to the Aleppo desk.',
])('%s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each([
  ["More than 40 people were killed in Syria's northern province of Aleppo in 2016.", 'aleppo'],
  ['More than 40 people were killed in the coastal province of Latakia in 2016.', 'latakia'],
  ['Más de 40 personas murieron en la provincia siria de Hama en 2016.', 'hamah'],
  ['В сирийской провинции Хомс в 2016 году погибли более 40 человек.', 'homs'],
])('a province with where it lies is the whole of it: %s', (text, province) => {
  expect(readClaim(text)).toBe(`killed, ${province}, 2016-01-01..2016-12-31, more_than 40`);
});

test.each([
  'More than 40 people were killed in the northern Aleppo countryside in 2016.',
  'More than 40 people were killed in northern Aleppo in 2016.',
])('a part of one is not: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test('what is asked of the statement itself stays a question', () => {
  expect(readClaim('Why were more than 99 people killed in Homs in October 2017?')).toBeNull();
});
