import { describe, expect, test } from 'vitest';
import { counted, fill, messagesIn, plural, SUPPORTED_LOCALES } from '../../src/messages/catalogue.js';

const english = messagesIn('en');

describe.each(SUPPORTED_LOCALES)('%s', (locale) => {
  const messages = messagesIn(locale);

  test('has every message of English, and fills in what it fills in', () => {
    expect(shape(messages)).toEqual(shape(english));
  });

  test('has a wording for every plural of the language', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const { events, killed } = messages.events.answer;
    for (const forms of [...Object.values(events), ...Object.values(killed)])
      expect(Object.keys(forms)).toEqual(
        expect.arrayContaining(needed.filter((category) => category !== 'zero')),
      );
    expect(Object.keys(messages.noMatch)).toEqual(expect.arrayContaining(needed));
  });

  test('has no wording of English left', () => {
    if (locale === 'en') return;
    const left = strings(messages).filter((text) => strings(english).includes(text));
    expect(left.filter((text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});

test('counts are written as the locale does', () => {
  const { noMatch } = english;
  expect(plural(noMatch, 12_345, 'en')).toBe('None of the 12,345 claims searched matches closely enough.');
  expect(plural(noMatch, 0, 'en')).toBe('No claims are held that it could be compared with.');
  expect(plural(messagesIn('ru').noMatch, 2, 'ru')).toBe(
    'Просмотрено 2 утверждения; достаточно близких нет.',
  );
  expect(plural(messagesIn('ru').noMatch, 25, 'ru')).toBe(
    'Просмотрено 25 утверждений; достаточно близких нет.',
  );
});

test('events and people are counted with the plural of their number', () => {
  const said = (locale: string, count: number) => {
    const { events, killed } = messagesIn(locale).events.answer;
    return [counted(events.battle, count, locale), counted(killed.killed, count, locale)];
  };
  expect(said('en', 0)).toEqual(['0 battles', 'nobody was killed']);
  expect(said('en', 1)).toEqual(['1 battle', '1 person was killed']);
  expect(said('fr', 0)).toEqual(['0 combat', 'personne n’a été tué']);
  expect(said('es', 2)).toEqual(['2 combates', 'murieron 2 personas']);
  expect(said('ru', 21)).toEqual(['21 бой', 'погиб 21 человек']);
  expect(said('ru', 22)).toEqual(['22 боя', 'погибли 22 человека']);
  expect(said('uk', 25)).toEqual(['25 боїв', 'загинуло 25 осіб']);
  expect(said('ar', 2)).toEqual(['معركتان', 'قُتل شخصان']);
  expect(said('ar', 12)).toEqual(['\u206812\u2069 معركة', 'قُتل \u206812\u2069 شخصًا']);
});

test('a range is told where the form of its number has no place for it', () => {
  const { killed } = messagesIn('ar').events.answer;
  expect(counted(killed.killed, 1, 'ar', '0–1')).toBe('قُتل \u20680–1\u2069 شخص');
  const said = (locale: string) =>
    counted(messagesIn(locale).events.answer.killed.killed, 0, locale, '0 (0–5)');
  expect(said('ru')).toBe('погибло 0 (0–5) человек');
  expect(said('uk')).toBe('загинуло 0 (0–5) осіб');
  expect(said('en')).toBe('0 (0–5) people were killed');
});

test('a full stop that a value brings ends the sentence', () => {
  expect(fill('{date}.', { date: '19 ноября 2019 г.' }, 'ru')).toBe('19 ноября 2019 г.');
  expect(fill('{date}, {date}.', { date: 'Inc.' }, 'en')).toBe('Inc., Inc.');
});

test('a name from right to left keeps its direction in any language', () => {
  expect(fill('{reviewer}: {verdict}', { reviewer: 'مرصد', verdict: 'Refuted' }, 'en')).toBe(
    '\u2068مرصد\u2069: Refuted',
  );
});

test('in Arabic, what is filled in keeps its own direction', () => {
  expect(fill('{reviewer}', { reviewer: 'Fact Desk' }, 'ar')).toBe('\u2068Fact Desk\u2069');
  expect(fill('{reviewer}', { reviewer: 'Fact Desk' }, 'en')).toBe('Fact Desk');
});

test('a value is never read as a message', () => {
  expect(fill('{rating} {date}', { rating: '{date}', date: 'today' }, 'en')).toBe('{date} today');
  expect(() => fill('{rating}', {}, 'en')).toThrow('The message has no value for {rating}');
});

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(strings) : [];
}

/** Each message by its path, with what it fills in; the plurals of a message are one. */
function shape(value: unknown, path = ''): Record<string, string[]> {
  if (typeof value === 'string') return { [path]: placeholders(value) };
  if (!(value instanceof Object)) return {};
  if ('other' in value && typeof value.other === 'string') return { [path]: placeholders(value.other) };
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => shape(part, `${path}/${key}`)));
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}
