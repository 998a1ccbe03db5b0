import { describe, expect, test } from 'vitest';
import { dayOf } from '../src/domain/day.js';
import { divisionsOf } from '../src/gazetteer/known-names.js';
import { asksDirection } from '../src/language/asks-direction.js';
import { longestPhrase } from '../src/language/longest-phrase.js';
import { wordsOf } from '../src/language/phrase-book.js';
import { languages } from '../src/lexicons/lexicons.js';
import { knownActors } from '../src/names/known-actors/known-actors.js';
import { EventReader } from '../src/reader/reader.js';
import { recordedNames } from './support/recorded-names.js';

const spoken = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;

/** Codes of countries that have a name (ISO 3166-1 alpha-2). */
const countries = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code) => nameIn('en', code) !== undefined);

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
}

const countryNames = spoken.flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return countries.flatMap((code) => names.of(code) ?? []);
});
const provinceNames = countries.flatMap((code) => divisionsOf(code).flatMap(({ names }) => names));
const actorNames = knownActors.flatMap(({ names, called }) => [
  ...names,
  ...called.split(';').map((name) => name.trim()),
]);
const placeNames = [...new Set([...countryNames, ...provinceNames])];

describe('a name says nothing of which way a number went', () => {
  const asked: readonly ((name: string) => string)[] = [
    (name) => `Were as many people killed in ${name} in 2017 as in 2016?`,
    (name) => `¿Hubo tantos muertos en ${name} en 2017 como en 2016?`,
    (name) => `Y a-t-il eu autant de morts à ${name} en 2017 qu'en 2016 ?`,
    (name) => `هل كان عدد القتلى في ${name} عام 2017 كما كان عام 2016؟`,
    (name) => `Столько же человек погибло в ${name} в 2017 году, сколько в 2016?`,
    (name) => `Стільки ж людей загинуло в ${name} у 2017 році, скільки у 2016?`,
  ];
  /** "Cayó", "bajó" and "rose": where records have such a name the reader leaves it out, as below. */
  const holdsVerb = /\b(?:cayo|bajo|rose)\b/iu;
  const names = [...placeNames, ...actorNames, 'Fallujah', 'Roseau'].filter((one) => !holdsVerb.test(one));

  test('whichever place or party is asked of, but for places that are called so', () => {
    const misread = names.filter(
      (one, place) => asksDirection(asked[place % asked.length]?.(one) ?? '') !== null,
    );
    expect(misread).toEqual([]);
  });

  test('not even a town that begins as a word for it does', () => {
    expect(asksDirection('Did the number of people killed in Fallujah go up from 2016 to 2017?')).toBeNull();
    expect(asksDirection('Did the number of people killed in Fallujah rise from 2016 to 2017?')).toBe('up');
    expect(names.filter((one) => asksDirection(`Deaths in ${one}s`) !== null)).toEqual([]);
  });

  test('a place of the records whose name is such a word is left out', () => {
    const reader = readerOf('Fall', 'US');
    expect(asksDirection(reader.withoutNames('Did deaths in Fall rise in 2017?'))).toBe('up');
  });
});

describe('a name is no word of a lexicon', () => {
  /** Words that texts hold far more often than the places that are called so. */
  const commonWords: ReadonlySet<string> = new Set([
    ...['Has', 'Most', 'Mark', 'Nil', 'Van', 'Como', 'Mayo', 'Matara', 'Cayo', 'Capital', 'capitale'],
    ...['Oriental', 'Orientale', 'orientale', 'Occidental', 'Occidentale', 'occidentale'],
    ...['méridional', 'Meridional', 'septentrional', 'l’Est', 'Matanzas', 'Chocó', 'Gracias a Dios'],
    ...['United Nations', 'UN', 'Naciones Unidas', 'Nations Unies', 'ONU', 'ООН', 'الأمم المتحدة'],
    ...['Во', 'Об', 'Мост', 'Канал', 'Газа', 'Центр', 'Центральний', 'Западная', 'Західна'],
    ...['جنوب', 'ميتا', 'أين', 'أود', 'شير', 'لولا', 'ليش', 'مايو', 'ميه', 'مدينة', 'صباح', 'بردا', 'إب'],
    ...[1, 2, 3, 5, 7].map((number) => `Province ${number}`),
  ]);

  test.each(languages().map((language) => [language.lexicon.language, language.book] as const))(
    '%s',
    (language, book) => {
      const script = { ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u, uk: /\p{Script=Cyrillic}/u };
      const isWritten = (name: string) => (script[language as 'ar'] ?? /\p{Script=Latin}/u).test(name);
      const carrying = placeNames.filter((name) => {
        const words = wordsOf(name);
        const found = words.length === 0 || !isWritten(name) ? null : longestPhrase(book, words);
        // Against a name, what is only the beginning of a word does not count.
        return found?.length === words.length && !found.isOfStem;
      });
      expect(carrying.filter((name) => !commonWords.has(name))).toEqual([]);
    },
  );

  test('"Атакама" is a place, though it begins as "атака" does', () => {
    const read = readerOf('Atacama', 'CL').readClaim(
      'В 2017 году в Атакаме погибло не менее 40 человек.',
      dayOf('2026-03-14T00:00:00Z'),
    );
    expect(read).toMatchObject({
      outcome: 'read',
      reading: [{ scope: { kind: 'any', provinces: [{ name: 'Atacama' }] } }],
    });
  });
});

function readerOf(name: string, country: string): EventReader {
  return new EventReader(recordedNames([{ slug: name.toLowerCase(), name, country, source_name: name }]));
}
