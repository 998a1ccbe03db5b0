import { describe, expect, test } from 'vitest';
import { fill, longDate, messagesIn, plural, SUPPORTED_LOCALES } from '../src/messages/catalogue.js';

const english = messagesIn('en');

describe.each(SUPPORTED_LOCALES)('%s', (locale) => {
  const messages = messagesIn(locale);

  test('has every message of English, and fills in what it fills in', () => {
    expect(shape(messages)).toEqual(shape(english));
  });

  test('has a wording for every plural of the language', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    expect(Object.keys(messages.noMatch)).toEqual(expect.arrayContaining(needed));
  });

  test('has no wording of English left', () => {
    if (locale === 'en') return;
    const left = strings(messages).filter((text) => strings(english).includes(text));
    expect(left.filter((text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});

test('counts and dates are written as the locale does', () => {
  const { noMatch } = english;
  expect(plural(noMatch, 12_345, 'en')).toBe('None of the 12,345 claims searched matches closely enough.');
  expect(plural(noMatch, 0, 'en')).toBe('No claims are held that it could be compared with.');
  expect(plural(messagesIn('ru').noMatch, 2, 'ru')).toBe(
    'Просмотрено 2 утверждения; достаточно близких нет.',
  );
  expect(plural(messagesIn('ru').noMatch, 25, 'ru')).toBe(
    'Просмотрено 25 утверждений; достаточно близких нет.',
  );
  expect(longDate('2026-03-14T23:30:00Z', 'es')).toBe('14 de marzo de 2026');
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
