import { expect, test } from 'vitest';
import { failsWhere, readClaim } from './support/reader.js';

const IDLIB = 'killed, idlib, 2017-08-01..2017-08-31, at_least 900';
const LATAKIA = 'killed, latakia, 2017-08-01..2017-08-31, more_than 150';

test.each([
  'At least 900 people were killed in Idlib and more than 150 in Latakia in August 2017.',
  'In August 2017 at least 900 people were killed in Idlib, and more than 150 in Latakia.',
  'At least 900 people were killed in Idlib in August 2017; more than 150 people died in Latakia.',
  'At least 900 people were killed in Idlib in August 2017 while Latakia saw more than 150 deaths, the UN said.',
  'While at least 900 people were killed in Idlib in August 2017, Latakia got away with more than 150 dead.',
  'Al menos 900 personas murieron en Idlib y más de 150 en Latakia en agosto de 2017.',
  'По меньшей мере 900 человек погибли в Идлибе и более 150 — в Латакии в августе 2017 года',
])('each has what it leaves out from the other: %s', (text) => {
  expect(readClaim(text)).toBe(`${IDLIB}\n${LATAKIA}`);
});

test.each([
  '40 people were killed in Homs in 2017, up from 30 in 2016.',
  '40 people were killed in Homs in 2017, compared with 30 in 2016.',
  'In 2017, 40 people were killed in Homs, compared to 30 in 2016.',
  '40 people were killed in Homs in 2017, against 30 in 2016.',
  'En 2017 murieron 40 personas en Homs, frente a 30 en 2016.',
  'En 2017, 40 personnes ont été tuées à Homs, contre 30 en 2016.',
  'В 2017 году в Хомсе погибли 40 человек против 30 в 2016 году.',
  'У 2017 році в Хомсі загинули 40 людей проти 30 у 2016 році.',
  'قتل 40 شخصا في حمص عام 2017 مقابل 30 عام 2016',
])('a number set against that of another time is a second one: %s', (text) => {
  expect(readClaim(text)).toBe(
    'killed, homs, 2017-01-01..2017-12-31, number 40\nkilled, homs, 2016-01-01..2016-12-31, number 30',
  );
});

test.each([
  '400 people were killed in Homs in 2017, including 30 civilians.',
  '400 people, including 30 civilians, were killed in Homs in 2017.',
  'En 2017 murieron 400 personas en Homs, entre ellos 30 civiles.',
  'En 2017, 400 personnes, dont 30 civils, ont été tuées à Homs.',
  'В 2017 году в Хомсе погибли 400 человек, в том числе 30 мирных жителей.',
  'У 2017 році в Хомсі загинули 400 людей, зокрема 30 цивільних.',
  'قتل 400 شخص في حمص عام 2017 بينهم 30 مدنيا',
])('how many of them were civilians is a second one: %s', (text) => {
  expect(readClaim(text)).toBe(
    'killed, homs, 2017-01-01..2017-12-31, number 400\ncivilians_killed, homs, 2017-01-01..2017-12-31, number 30',
  );
});

test.each([
  '400 people were killed in Homs in 2017, of whom 30 were civilians.',
  '400 people were killed in Homs in 2017, 30 of them civilians.',
  '400 people, 30 of whom were civilians, were killed in Homs in 2017.',
  'En 2017 murieron 400 personas en Homs, de las cuales 30 eran civiles.',
  'En 2017 murieron 400 personas en Homs, 30 de ellas civiles.',
  "En 2017, 400 personnes ont été tuées à Homs, 30 d'entre elles étaient des civils.",
  'В 2017 году в Хомсе погибли 400 человек, из них 30 мирных жителей.',
  'В 2017 году в Хомсе погибли 400 человек, из которых 30 были гражданскими.',
  'У 2017 році в Хомсі загинули 400 людей, з них 30 цивільних.',
  'У 2017 році в Хомсі загинули 400 людей, із яких 30 цивільних.',
])('"of whom" tells of all of them that were: %s', (text) => {
  expect(readClaim(text)).toBe(
    'killed, homs, 2017-01-01..2017-12-31, number 400\ncivilians_killed, homs, 2017-01-01..2017-12-31, number 30',
  );
});

test.each([
  '400 people were killed in Homs in 2017, fewer than 30 of whom were civilians.',
  '400 people were killed in Homs in 2017, including fewer than 30 civilians.',
  'En 2017, 400 personnes ont été tuées à Homs, dont moins de 30 civils.',
])('fewer of them than a number: %s', (text) => {
  expect(readClaim(text)).toContain('civilians_killed, homs, 2017-01-01..2017-12-31, fewer_than 30');
});

test('those that are included may be some of them, those of whom it is told are all', () => {
  expect(failsWhere('400 people were killed in Homs in 2017, including 30 civilians.')).not.toEqual(
    failsWhere('400 people were killed in Homs in 2017, of whom 30 were civilians.'),
  );
});

test.each([
  '400 people were killed in Homs in 2017, of whom 30 were children.',
  '400 people were killed in Homs in 2017, 30 of them soldiers and civilians.',
  '30 of them civilians were killed in Homs in 2017.',
])('of others than civilians, or of whom is not told, nothing is read: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each([
  '40 people were killed in Homs in 2017, compared with 30 the year before.',
  '40 people were killed in Homs in 2017, up from 30 a year earlier.',
  'En 2017 murieron 40 personas en Homs, frente a 30 el año anterior.',
  "En 2017, 40 personnes ont été tuées à Homs, contre 30 l'année précédente.",
  'В 2017 году в Хомсе погибли 40 человек против 30 годом ранее.',
  'У 2017 році в Хомсі загинули 40 людей проти 30 роком раніше.',
])('the year before is told from the one that is named: %s', (text) => {
  expect(readClaim(text)).toBe(
    'killed, homs, 2017-01-01..2017-12-31, number 40\nkilled, homs, 2016-01-01..2016-12-31, number 30',
  );
});

test('of two years that are named it is not known which it goes before', () => {
  expect(readClaim('40 people were killed in Homs in 2017 and 2018, up from 30 the year before.')).toBeNull();
});

test('a comma parts statements rather than "and" does', () => {
  expect(readClaim('40 killed in Homs and Idlib in 2017, 300 in Aleppo.')).toBe(
    'killed, homs+idlib, 2017-01-01..2017-12-31, number 40\nkilled, aleppo, 2017-01-01..2017-12-31, number 300',
  );
});

test.each([
  // Of the same people, or of other matters.
  '400 people were killed in Homs in 2017, including 30 civilians in Hama.',
  '400 people were killed in Homs in 2017, 30 civilians.',
  'Of 400 people killed in Homs in 2017, 30 were civilians.',
  '400 people were killed in Homs in 2017, 30 by IS.',
  '400 people were killed in Homs in 2017, 30 in battles.',
  '400 people were killed in 30 battles in Homs in 2017.',
  '40 people were killed in Homs in 2017, and 300 in the hospital.',
  // It went down.
  '30 people were killed in Homs in 2017, up from 40 in 2016.',
  '40 people were killed in Homs in 2017, down from 40 in 2016.',
  '40 people were killed in fights against 30 gunmen in Homs in 2017.',
])('not two: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});
