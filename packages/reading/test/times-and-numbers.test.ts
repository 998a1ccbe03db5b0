import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClaim } from './support/reader.js';

const locales = {
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  ru: 'ru-RU',
  uk: 'uk-UA',
  ar: 'ar-SY-u-nu-latn',
} as const;
type Language = keyof typeof locales;
const language = fc.constantFrom(...(Object.keys(locales) as Language[]));
const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2025-12-31'), noInvalidDate: true });

/** "At least {number} people were killed in Idlib {time}." */
const claims: Readonly<Record<Language, (number: string, time: string) => string>> = {
  en: (number, time) => `At least ${number} people were killed in Idlib ${time}.`,
  es: (number, time) => `Al menos ${number} personas murieron en Idlib ${time}.`,
  fr: (number, time) => `Au moins ${number} personnes ont été tuées à Idlib ${time}.`,
  ru: (number, time) => `Не менее ${number} человек погибли в Идлибе ${time}.`,
  uk: (number, time) => `Щонайменше ${number} людей загинули в Ідлібі ${time}.`,
  ar: (number, time) => `قُتل ما لا يقل عن ${number} شخص في إدلب ${time}.`,
};
const before: Readonly<Record<Language, string>> = { en: 'on', es: 'el', fr: 'le', ru: '', uk: '', ar: 'في' };

test('a day is read as every language writes it', () => {
  fc.assert(
    fc.property(language, date, (spoken, day) => {
      const written = day.toLocaleDateString(locales[spoken], { dateStyle: 'long', timeZone: 'UTC' });
      expect(readClaim(claims[spoken]('7', `${before[spoken]} ${written}`))).toBe(
        `killed, idlib, ${day.toISOString().slice(0, 10)}, at_least 7`,
      );
    }),
  );
});

test('a month is read as every language writes it', () => {
  fc.assert(
    fc.property(language, date, (spoken, day) => {
      const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      const written = day.toLocaleDateString(locales[spoken], options);
      const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
      const last = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
      expect(readClaim(claims[spoken]('7', written))).toBe(
        `killed, idlib, ${last.slice(0, 8)}01..${last}, at_least 7`,
      );
    }),
  );
});

test('a number is read with the grouping of every language, and without', () => {
  fc.assert(
    fc.property(
      language,
      fc.integer({ min: 2, max: 5_000_000 }),
      fc.boolean(),
      (spoken, value, isGrouped) => {
        const number = value.toLocaleString(locales[spoken], { useGrouping: isGrouped });
        expect(readClaim(claims[spoken](number, '2017'))).toBe(
          `killed, idlib, 2017-01-01..2017-12-31, at_least ${value}`,
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('digits of other scripts are numbers', () => {
  expect(readClaim(claims.ar('٤٠', 'في ٣ مارس ٢٠١٧'))).toBe('killed, idlib, 2017-03-03, at_least 40');
});

test('so are they with the signs that group them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5_000_000 }), (value) => {
      const number = value.toLocaleString('ar-SY-u-nu-arab');
      expect(readClaim(claims.ar(number, 'عام ٢٠١٧'))).toBe(
        `killed, idlib, 2017-01-01..2017-12-31, at_least ${value}`,
      );
    }),
  );
  expect(readClaim(claims.ar('١٫٥ ألف', 'عام ٢٠١٧'))).toContain('at_least 1500');
  // A figure space.
  expect(readClaim(claims.en('1\u2007200', '2017'))).toContain('at_least 1200');
});

test.each([
  ['on 31 February 2017', null],
  ['on 13/4/2017', '2017-04-13'],
  ['on 3.4.2017', '2017-04-03'],
  ['from March 2017 to February 2018', '2017-03-01..2018-02-28'],
  ['between 28 February and 2 March 2016', '2016-02-28..2016-03-02'],
  ['from 3 to 5 March 2017', '2017-03-03..2017-03-05'],
  ['in January, February and March 2018', '2018-01-01..2018-03-31'],
  ['after June 2018', '2018-07-01..2026-03-14'],
  ['before 2018', '..2017-12-31'],
  ['in Q3 2018', '2018-07-01..2018-09-30'],
  ['in 2017-2018', '2017-01-01..2018-12-31'],
  ['from June to March 2017', null],
])('at least 7 people were killed in Idlib %s', (time, expected) => {
  const read = readClaim(`At least 7 people were killed in Idlib ${time}`);
  expect(read).toBe(expected === null ? null : `killed, idlib, ${expected}, at_least 7`);
});

test('"sept" is seven, and September beside a time', () => {
  const ofSeptember = 'killed, idlib, 2017-09-01..2017-09-30, at_least 40';
  expect(readClaim('Au moins 40 personnes ont été tuées à Idlib en sept. 2017.')).toBe(ofSeptember);
  expect(readClaim('Au moins 40 personnes ont été tuées à Idlib en sept 2017.')).toBe(ofSeptember);
  expect(readClaim('Le 3 sept. 2017, au moins 40 personnes ont été tuées à Idlib.')).toContain('2017-09-03');
  expect(readClaim('Le sept mars 2017, au moins 40 personnes ont été tuées à Idlib.')).toContain(
    '2017-03-07',
  );
  expect(readClaim('En 2017, plus de sept cents personnes ont été tuées à Idlib.')).toContain(
    'more_than 700',
  );
  expect(readClaim('Sept combats ont eu lieu à Idlib en mars 2017.')).toContain('number 7');
});

describe('the last quarter of a year', () => {
  test.each([
    'In the last quarter of 2016 at least 7,800 people were killed in Syria.',
    'During the last quarter of 2016 at least 7,800 people were killed in Syria.',
    'En el último trimestre de 2016 murieron al menos 7.800 personas en Siria.',
    'Au dernier trimestre 2016, au moins 7 800 personnes ont été tuées en Syrie.',
    'В последнем квартале 2016 года в Сирии погибли не менее 7800 человек.',
    'В останньому кварталі 2016 року в Сирії загинуло щонайменше 7800 людей.',
    'في الربع الأخير من 2016 قتل ما لا يقل عن 7800 شخص في سوريا.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2016-10-01..2016-12-31, at_least 7800');
  });
});
