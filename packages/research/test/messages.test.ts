import { describe, expect, test } from 'vitest';
import { fill, longDate, messagesIn, plural, SUPPORTED_LOCALES } from '../src/messages/catalogue.js';

const english = messagesIn('en');

describe.each(SUPPORTED_LOCALES)('%s', (locale) => {
  const messages = messagesIn(locale);

  test('fills in what English fills in', () => {
    expect(placeholders(messages.inherited)).toEqual(placeholders(english.inherited));
    expect(placeholders(messages.nearest)).toEqual(placeholders(english.nearest));
    expect(placeholders(messages.originalRating)).toEqual(placeholders(english.originalRating));
    expect(placeholders(messages.withheld)).toEqual([]);
  });

  test('has a wording for every plural of the language', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    expect(Object.keys(messages.noMatch)).toEqual(expect.arrayContaining(needed));
  });

  test('has no wording of English left', () => {
    if (locale === 'en') return;
    const left = strings(messages).filter((text) => strings(english).includes(text));
    expect(left).toEqual([]);
  });
});

test('counts and dates are written as the locale does', () => {
  const { noMatch } = english;
  expect(plural(noMatch, 12_345, 'en')).toBe('None of the 12,345 claims searched matches closely enough.');
  expect(plural(messagesIn('ru').noMatch, 2, 'ru')).toBe(
    'Просмотрено 2 утверждения; достаточно близких нет.',
  );
  expect(plural(messagesIn('ru').noMatch, 25, 'ru')).toBe(
    'Просмотрено 25 утверждений; достаточно близких нет.',
  );
  expect(longDate('2026-03-14T23:30:00Z', 'es')).toBe('14 de marzo de 2026');
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

function placeholders(value: unknown): string[] {
  return [...new Set(strings(value).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
}
