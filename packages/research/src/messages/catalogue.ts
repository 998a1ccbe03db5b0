import { DAY_MILLISECONDS, inventedCountryName } from '@partner-api/text';
import { ar } from './ar.js';
import type { Counted } from './counted.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Messages, Plural } from './messages.js';
import { ru } from './ru.js';
import { uk } from './uk.js';

const catalogues: ReadonlyMap<string, Messages> = new Map(Object.entries({ ar, en, es, fr, ru, uk }));

/** Locales that labels and explanations can be had in. */
export const SUPPORTED_LOCALES: readonly string[] = [...catalogues.keys()];

/** @throws RangeError for a locale that is not one of `SUPPORTED_LOCALES`. */
export function messagesIn(locale: string): Messages {
  const messages = catalogues.get(locale);
  if (messages === undefined)
    throw new RangeError(
      `No messages in ${JSON.stringify(locale)}; supported are ${SUPPORTED_LOCALES.join(', ')}`,
    );
  return messages;
}

/**
 * Fills the `{…}` of a message. What is filled in keeps its own direction (Unicode isolates) where the message or what is
 * filled in is written from right to left, so that neither turns the other around.
 * @throws Error when the message names something that is not given.
 */
export function fill(message: string, values: Readonly<Record<string, string>>, locale: string): string {
  return message.replace(/\{(\w+)\}/g, (marker, name: string, offset: number) => {
    const given = values[name];
    if (given === undefined) throw new Error(`The message has no value for {${name}}: ${message}`);
    // "2019 г." at the end of a sentence brings its full stop.
    const endsTwice = given.endsWith('.') && message.slice(offset + marker.length) === '.';
    const value = endsTwice ? given.slice(0, -1) : given;
    return rightToLeft.has(locale) || rightToLeftLetter.test(value) ? `\u2068${value}\u2069` : value;
  });
}

/** So many of something, in the form that the number asks for; `figure` is told in its place where it says more. */
export function counted(forms: Counted, count: number, locale: string, figure?: string): string {
  const { numbers } = formats(locale);
  const form = formOf(forms, count, locale);
  const tells = figure === undefined || form.includes('{count}');
  return fill(tells ? form : forms.other, { count: figure ?? numbers.format(count) }, locale);
}

export function plural(forms: Plural, count: number, locale: string): string {
  const form = formOf(forms, count, locale);
  return fill(form, { count: formats(locale).numbers.format(count) }, locale);
}

/** The wording that a number asks for. */
export function formOf(forms: Counted, count: number, locale: string): string {
  return (count === 0 ? forms.zero : undefined) ?? forms[formats(locale).rules.select(count)] ?? forms.other;
}

/** The day of a time in UTC, by the Gregorian calendar, written out: `14 March 2026`. */
export function longDate(time: string, locale: string): string {
  return withOrdinal(formats(locale).dates.format(new Date(time)), locale);
}

/** The month of a time in UTC: `March 2026`. */
export function monthAndYear(time: string, locale: string): string {
  return formats(locale).months.format(new Date(time));
}

/** From one day in UTC to another, both included, in whole years or months where it is made of them: `March 2026`. */
export function period(from: Date, to: Date, locale: string): string {
  const { dates, months, years } = formats(locale);
  const next = new Date(to.getTime() + DAY_MILLISECONDS);
  const isOfMonths = from.getUTCDate() === 1 && next.getUTCDate() === 1;
  const isOfYears = isOfMonths && from.getUTCMonth() === 0 && next.getUTCMonth() === 0;
  const said = (isOfYears ? years : isOfMonths ? months : dates).formatRange(from, to);
  return withOrdinal(said.replaceAll('\u2009', ' '), locale);
}

/** French writes the first of a month as an ordinal, which its formats of dates do not. */
function withOrdinal(dates: string, locale: string): string {
  return locale.startsWith('fr') ? dates.replaceAll(firstOfMonth, '1er') : dates;
}

const firstOfMonth = /(?<!\d)1(?= \p{L})/gu;

export function number(value: number, locale: string): string {
  return formats(locale).numbers.format(value);
}

/** The name of a country (ISO 3166-1 alpha-2); its code where the language has none. */
export function countryNameIn(country: string, locale: string): string {
  return inventedCountryName(country, locale) ?? formats(locale).countries.of(country) ?? country;
}

/** As the first word of a sentence is written. */
export function capitalised(text: string, locale: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));
}

/** "A, B": names side by side, each keeping its direction. */
export function listed(names: readonly string[], locale: string): string {
  return names
    .map((name) => fill('{name}', { name }, locale))
    .join(messagesIn(locale).events.separators.names);
}

/** "a; b": longer parts side by side. */
export function separated(parts: readonly string[], locale: string): string {
  return parts.join(messagesIn(locale).events.separators.parts);
}

const rightToLeft: ReadonlySet<string> = new Set(['ar']);
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

interface Formats {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
  readonly dates: Intl.DateTimeFormat;
  readonly months: Intl.DateTimeFormat;
  readonly years: Intl.DateTimeFormat;
  readonly countries: Intl.DisplayNames;
}

const knownFormats = new Map<string, Formats>();

// Making these costs more than a search.
function formats(locale: string): Formats {
  const known = knownFormats.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
    dates: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }),
    months: new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
    }),
    years: new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }),
    countries: new Intl.DisplayNames(locale, { type: 'region' }),
  };
  knownFormats.set(locale, known);
  return known;
}
